import { errorList, looseText, z } from './zod.ts';

/** The response to the donor form's post (W7.11). W8.22: a success equals 1, loosely: 1, "1" and true. */
export const donorUpdateResponseSchema = z.object({
  errors: errorList,
  success: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => value === 1 || value === '1' || value === true),
  ),
  friendlyErrorMessage: looseText,
});

export type DonorUpdateResponse = z.infer<typeof donorUpdateResponseSchema>;

/** A donor update has failed with errors (W8.20), without a success (W8.21), or with a friendly message (W8.23). */
export const donorUpdateFailed = ({ errors, success, friendlyErrorMessage }: DonorUpdateResponse) =>
  errors.length > 0 || !success || friendlyErrorMessage !== '';
