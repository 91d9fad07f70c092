import type { SiteCountryCode } from '#website/country.ts';
import { errorList, looseAmount, looseText, z } from './zod.ts';

/** The 11 fields of the payment submission, in the order they are posted (W3.16). */
export const PAYMENT_FIELDS = [
  'amount',
  'siteCountryCode',
  'ipAddress',
  'orderId',
  'paymentData',
  'paymentType',
  'firstName',
  'lastName',
  'email',
  'phone',
  'contentId',
] as const;

/** A payment as it is posted. `amount` is a decimal in whole currency units (W3.17); `paymentData` a one-time token. */
export interface PaymentSubmission {
  amount: number;
  siteCountryCode: SiteCountryCode;
  /** Always empty: the server takes it from the connection. */
  ipAddress: '';
  orderId: string;
  paymentData: string;
  paymentType: 'CreditCard' | 'PayPal';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  contentId: string | number;
}

/** What the payment's post answers; the caller supplies the defaults of absent values (W3.22). */
export const paymentAnswerSchema = z.object({
  errors: errorList,
  friendlyErrorMessage: looseText,
  amount: looseAmount,
  currency: looseText,
  transactionId: looseText,
});

export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>;

/**
 * What became of a posted payment, beside the fields of its answer. `paid` is about its order, whatever paid it; `pending`
 * has no end yet; `unreceived` never came.
 */
export const paymentStatusSchema = z.object({
  state: z.enum(['paid', 'pending', 'refused', 'unreceived']),
  ...paymentAnswerSchema.shape,
});

export type PaymentStatus = z.infer<typeof paymentStatusSchema>;
