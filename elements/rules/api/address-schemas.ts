import { looseText, z } from './zod.ts';

const details = {
  id: z.string(),
  city: looseText,
  postcode: looseText,
  state: looseText,
  suburb: looseText,
  streetAddress: looseText,
};

/** The response of Get: the six fields of an address (W7.04). */
export const addressDetailsSchema = z.object(details);

/** One suggestion: the six fields and the line to show (W3.08). */
export const addressSuggestionSchema = z.object({ ...details, address: z.string() });

/** The response of Search. */
export const addressSuggestionsSchema = z.array(addressSuggestionSchema);

export type ResolvedAddress = z.infer<typeof addressDetailsSchema>;
export type AddressMatch = z.infer<typeof addressSuggestionSchema>;
