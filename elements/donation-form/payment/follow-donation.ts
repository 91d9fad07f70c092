import type { Shown } from '#locales/message.ts';
import { type FollowedPayment, followPayment } from '#parts/payment/follow-payment.ts';
import { PAYMENT_MESSAGES } from '#parts/payment/payment-messages.ts';
import { createDonationApi } from '#rules/api/donation-api.ts';
import type { DonationStatus } from '#rules/api/donation-schemas.ts';
import { DONATION_MESSAGES } from './donation-messages.ts';

/** How the gift of an earlier page ended, and what to tell the donor unless it is paid. */
interface FollowedDonation {
  readonly end: FollowedPayment<DonationStatus>;
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

function messageOf(end: FollowedPayment<DonationStatus>): Shown {
  if (end.kind === 'unpaid') return DONATION_MESSAGES.offline;
  if (end.kind === 'unknown') return end.message || PAYMENT_MESSAGES.outcomeUnknown;
  return end.answer.errors.length > 0 ? end.answer.friendlyErrorMessage || DONATION_MESSAGES.refused : '';
}
