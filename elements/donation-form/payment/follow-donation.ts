import { type FollowedPayment, followPayment } from '#parts/payment/follow-payment.ts';
import { createDonationApi } from '#website/api/donation-api.ts';
import type { DonationStatus } from '#website/api/donation-schemas.ts';

/** Asks after the gift of an earlier page whose outcome is not known. The one-time token of that try is gone. */
export function followDonation(
  action: string,
  donationKey: string,
  signal: AbortSignal,
): Promise<FollowedPayment<DonationStatus>> {
  const api = createDonationApi(action);
  return followPayment((options) => api.status({ donationKey, paymentData: '' }, options), signal);
}
