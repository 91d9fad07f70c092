import { FREQUENCIES } from '#rules/donations/donation-fields.ts';
import { errorList, looseAmount, looseText, z } from './zod.ts';

/** What the page does next: nothing, ask for the status, try again, or mend the details. */
export const NEXT_ACTIONS = ['', 'wait', 'retry', 'details'] as const;

export type NextAction = (typeof NEXT_ACTIONS)[number];

// Transforms in place of z.catch and z.record, which no other page needs.
const anything = z.optional(z.unknown());
const nextAction = z.pipe(
  anything,
  z.transform((value): NextAction => NEXT_ACTIONS.find((action) => action === value) ?? ''),
);
const fieldErrors = z.pipe(
  anything,
  z.transform((value): Readonly<Record<string, string>> => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([, message]) => typeof message === 'string'));
  }),
);

/** The response to a donation's post. A pending bank debit has no errors and no receipt number yet. */
export const donationResponseSchema = z.object({
  errors: errorList,
  friendlyErrorMessage: looseText,
  transactionId: looseText,
  receiptNumber: looseText,
  amount: looseAmount,
  currency: looseText,
  /** Of the gift that was paid, which may be an earlier try with another choice. */
  frequency: z.optional(z.enum(FREQUENCIES)),
  nextAction,
  /** One sentence for each field that the server refused. */
  fieldErrors,
});
export type DonationResponse = z.infer<typeof donationResponseSchema>;

/** The state of a posted donation, in addition to the fields of its response; the states are those of a payment. */
export const donationStatusSchema = z.object({
  state: z.enum(['paid', 'pending', 'refused', 'unreceived']),
  ...donationResponseSchema.shape,
});
export type DonationStatusResponse = z.infer<typeof donationStatusSchema>;
