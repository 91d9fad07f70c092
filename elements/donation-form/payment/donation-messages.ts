import { message, type Shown } from '#locales/message.ts';
import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import DONATION_FORM_PROBLEMS_TEXTS from '#texts/elements/donation-form-problems';

/** D1.13: what happened, whether money moved, and what to do; used when the server sends no message. */
export const DONATION_MESSAGES = {
  refused: message(DONATION_FORM_PROBLEMS_TEXTS, 'refused'),
  offline: message(DONATION_FORM_PROBLEMS_TEXTS, 'offline'),
  unavailable: message(DONATION_FORM_PROBLEMS_TEXTS, 'unavailable'),
} as const;

/** Why a gift without a response was not charged. */
export function failureText(cause: unknown): Shown {
  if (!(cause instanceof WebsiteApiError)) return DONATION_MESSAGES.unavailable;
  if (cause.friendlyErrorMessage) return cause.friendlyErrorMessage;
  return cause.code === 'offline' || cause.code === 'timeout'
    ? DONATION_MESSAGES.offline
    : DONATION_MESSAGES.unavailable;
}
