import type { PaymentSubmission } from '#website/api/payment-schemas.ts';
import type { PaymentState } from './payment-state.ts';

/** The means of payment: a one-time card token, or a wallet's token. */
export interface PaymentMeans {
  readonly paymentData: string;
  readonly paymentType: PaymentSubmission['paymentType'];
}

/** A card (W3.19): its one-time token, and the id of its 3-D Secure authentication, if any. */
export function cardMeans(token: string, authenticationId?: string): PaymentMeans {
  const paymentData = authenticationId ? JSON.stringify({ token, charge_3ds_id: authenticationId }) : token;
  return { paymentData, paymentType: 'CreditCard' };
}

/** The 11 fields of the payment's post (W3.16). `ipAddress` is always empty (W3.18): the server takes it from the connection. */
export function buildPaymentSubmission(
  state: PaymentState,
  { paymentData, paymentType }: PaymentMeans,
  contentId: string | number,
): PaymentSubmission {
  const { amount, siteCountryCode, orderId, firstName, lastName, email, phone } = state;
  return {
    amount,
    siteCountryCode,
    ipAddress: '',
    orderId,
    paymentData,
    paymentType,
    firstName,
    lastName,
    email,
    phone,
    contentId,
  };
}

/** The posted content id: a number if the text is a plain whole number (W3.21), otherwise the text. */
export function postedContentId(text: string): string | number {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}
