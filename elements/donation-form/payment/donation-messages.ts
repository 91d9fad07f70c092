import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import { knowSentences } from '#runtime/texts/say.ts';
import DONATION_SAID from '#texts/elements/donation-form-said';

/** D1.13: what happened, whether money moved, and what to do; used when the server sends no message. */
export const DONATION_MESSAGES = {
  refused: DONATION_SAID.texts.refused,
  offline: DONATION_SAID.texts.offline,
  unavailable: DONATION_SAID.texts.unavailable,
} as const;

knowSentences(DONATION_SAID);

/** Why a gift without a response was not charged. */
export function failureText(cause: unknown): string {
  if (!(cause instanceof WebsiteApiError)) return DONATION_MESSAGES.unavailable;
  if (cause.friendlyErrorMessage) return cause.friendlyErrorMessage;
  return cause.code === 'offline' || cause.code === 'timeout'
    ? DONATION_MESSAGES.offline
    : DONATION_MESSAGES.unavailable;
}
