import type { Shown } from '#locales/message.ts';
import { type FollowedPayment, followPayment } from '#parts/payment/follow-payment.ts';
import { PAYMENT_MESSAGES } from '#parts/payment/payment-messages.ts';
import { createDonationApi } from '#rules/api/donation-api.ts';
import type { DonationStatusResponse } from '#rules/api/donation-schemas.ts';
import { DONATION_MESSAGES } from './donation-messages.ts';

/** The outcome of an earlier page's gift, and the donor's message unless it is paid. */
interface FollowedDonation {
  readonly end: FollowedPayment<DonationStatusResponse>;
  readonly message: Shown;
}

/** Asks after the gift of an earlier page whose outcome is not known. The one-time token of that try is gone. */
export async function followDonation(
  action: string,
  donationKey: string,
  signal: AbortSignal,
): Promise<FollowedDonation> {
  const api = createDonationApi(action);
  const end = await followPayment((options) => api.status({ donationKey, paymentData: '' }, options), signal);
  return { end, message: messageOf(end) };
}

function messageOf(end: FollowedPayment<DonationStatusResponse>): Shown {
  if (end.kind === 'unpaid') return DONATION_MESSAGES.offline;
  if (end.kind === 'unknown') return end.message || PAYMENT_MESSAGES.outcomeUnknown;
  return end.response.errors.length > 0 ? end.response.friendlyErrorMessage || DONATION_MESSAGES.refused : '';
}
