import type { Shown } from '#locales/message.ts';
import { PAYMENT_MESSAGES } from './payment-messages.ts';
import type { PaymentSnapshot } from './payment-store.ts';

/** The status of a pending payment, unless it is shown elsewhere. */
export function statusText({ isFollowing, isSlow, bankMessage }: PaymentSnapshot): Shown {
  if (isFollowing) return PAYMENT_MESSAGES.following;
  return isSlow && !bankMessage ? PAYMENT_MESSAGES.slow : '';
}
