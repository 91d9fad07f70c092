import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import { knowSentences } from '#runtime/texts/say.ts';
import DONATION_FORM_PROBLEMS_TEXTS from '#texts/elements/donation-form-problems';

/** D1.13: what happened, whether money moved, and what to do, where the server says nothing itself. */
export const DONATION_MESSAGES = {
  refused: DONATION_FORM_PROBLEMS_TEXTS.texts.refused,
  offline: DONATION_FORM_PROBLEMS_TEXTS.texts.offline,
  unavailable: DONATION_FORM_PROBLEMS_TEXTS.texts.unavailable,
} as const;

knowSentences(DONATION_FORM_PROBLEMS_TEXTS);

/** Why a gift without a response was not charged. */
export function notSentText(cause: unknown): string {
  if (!(cause instanceof WebsiteApiError)) return DONATION_MESSAGES.unavailable;
  if (cause.friendlyErrorMessage) return cause.friendlyErrorMessage;
  return cause.code === 'offline' || cause.code === 'timeout'
    ? DONATION_MESSAGES.offline
    : DONATION_MESSAGES.unavailable;
}
