import type { SiteCountryCode } from '#rules/country.ts';
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

/**
 * A payment in the shape in which it is posted. `amount` is a decimal in whole currency units (W3.17), `paymentData` a
 * one-time token.
 */
export interface GiftPaymentSubmission {
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

/** The response to the payment's post; the caller supplies the defaults of absent values (W3.22). */
export const giftPaymentResponseSchema = z.object({
  errors: errorList,
  friendlyErrorMessage: looseText,
  amount: looseAmount,
  currency: looseText,
  transactionId: looseText,
});

export type GiftPaymentResponse = z.infer<typeof giftPaymentResponseSchema>;

/**
 * The state of a posted payment, in addition to the fields of its response. `paid`: its order is paid, by whichever
 * payment; `pending`: not decided yet; `unreceived`: the server never received it.
 */
export const paymentStatusSchema = z.object({
  state: z.enum(['paid', 'pending', 'refused', 'unreceived']),
  ...giftPaymentResponseSchema.shape,
});

export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** The response to the start of a wallet: the token for its button, and the id of the charge that it will approve. */
export const walletStartSchema = z.object({
  errors: errorList,
  friendlyErrorMessage: looseText,
  walletToken: looseText,
  walletChargeId: looseText,
});
export type WalletStartResponse = z.infer<typeof walletStartSchema>;
