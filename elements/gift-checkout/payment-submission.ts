import type { PaymentMeans } from '#parts/payment/payment-means.ts';
import type { GiftPaymentSubmission } from '#rules/api/payment-schemas.ts';
import type { PaymentPage } from './checkout-page.ts';

/**
 * The 11 fields of the payment's post (W3.16). `ipAddress` is always empty (W3.18): the server takes it from the
 * connection.
 */
export function buildPaymentSubmission(
  state: PaymentPage,
  { paymentData, paymentType }: PaymentMeans,
  contentId: string | number,
): GiftPaymentSubmission {
  const { amount, siteCountryCode, orderId, firstName, lastName, email, phone } = state;
  return {
    amount,
    siteCountryCode,
    ipAddress: '',
    orderId,
    paymentData,
    // The shop offers no other way to pay.
    paymentType: paymentType === 'PayPal' ? 'PayPal' : 'CreditCard',
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
