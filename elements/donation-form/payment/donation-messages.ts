import { WebsiteApiError } from '#website/api/website-api-error.ts';

/** D1.13: what happened, whether money moved, and what to do, where the server says nothing itself. */
export const DONATION_MESSAGES = {
  refused:
    'Your gift was not accepted. Nothing was charged. Your details are still here: check them, or choose another way to pay.',
  offline:
    'Your gift did not reach us. Nothing was charged. Check your connection, then choose how you want to pay and try again.',
  unavailable: 'We could not take your gift just now. Nothing was charged. Try again in a moment, or call us to give.',
} as const;

/** Why a gift without a response was not charged. */
export function notSentText(cause: unknown): string {
  if (!(cause instanceof WebsiteApiError)) return DONATION_MESSAGES.unavailable;
  if (cause.friendlyErrorMessage) return cause.friendlyErrorMessage;
  return cause.code === 'offline' || cause.code === 'timeout'
    ? DONATION_MESSAGES.offline
    : DONATION_MESSAGES.unavailable;
}
