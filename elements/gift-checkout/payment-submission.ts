import type { PaymentSubmission } from '#website/api/payment-schemas.ts';
import type { PaymentState } from './payment-state.ts';

/** What was paid with: a one-time card token, or a wallet's token. */
export interface PaymentMeans {
  readonly paymentData: string;
  readonly paymentType: PaymentSubmission['paymentType'];
}

/** A card to pay with (W3.19): its one-time token, and the authentication that it has from its bank, if any. */
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

/** A content id as it is posted: a number when the page wrote a plain whole number (W3.21), else its text. */
export function postedContentId(text: string): string | number {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}
