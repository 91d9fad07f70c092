import { type Message, message, type Shown } from '#locales/message.ts';
import API_TEXTS from '#texts/elements/api';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import { WebsiteApiError } from './api/website-api-error.ts';
import { BotCheckError } from './bot-check/bot-check-error.ts';

/**
 * The messages of a form after a failed submit: the server's own sentences if it sent any, otherwise the reason why the
 * call failed, otherwise `fallback`. Texts, never markup.
 */
export function failureLines(error: unknown, fallback: Message): readonly Shown[] {
  if (error instanceof BotCheckError) {
    if (error.fault === 'unreachable') return [message(API_TEXTS, 'offline')];
    // Trying again would not help.
    const isUnset = error.fault === 'unconfigured';
    return [isUnset ? message(API_TEXTS, 'not_set_up') : message(FORM_MESSAGES_TEXTS, 'botCheckFailed')];
  }
  if (!(error instanceof WebsiteApiError)) return [fallback];
  if (error.errors.length > 0) return error.errors;
  return [error.friendlyErrorMessage || (error.code === 'rejected' ? fallback : message(API_TEXTS, error.code))];
}

/** Why a call failed, in one text: the server's own sentences if it sent any. */
export function failureReason(error: unknown): Shown {
  const { errors = [], code = 'server_error' } = error as Partial<WebsiteApiError>;
  return errors.join(' ') || message(API_TEXTS, code);
}
