import { optionalText, z } from './zod.ts';

/** What Get answers: the six fields of an address (W7.04). */
export const addressDetailsSchema = z.object({
  id: z.string(),
  city: optionalText,
  postcode: optionalText,
  state: optionalText,
  suburb: optionalText,
  streetAddress: optionalText,
});

/** One suggestion: the six fields and the line to show (W3.08). */
export const addressSuggestionSchema = z.extend(addressDetailsSchema, { address: z.string() });

/** What Search answers. */
export const addressSuggestionsSchema = z.array(addressSuggestionSchema);

export type AddressDetails = z.infer<typeof addressDetailsSchema>;
export type AddressSuggestion = z.infer<typeof addressSuggestionSchema>;
