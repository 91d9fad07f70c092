import { WEBSITE_API_ERRORS, WebsiteApiError } from './api/website-api-error.ts';
import { BotCheckError } from './bot-check/bot-check-error.ts';
import { FORM_MESSAGES } from './form-messages.ts';

/**
 * The messages of a form after a failed submit: the server's own sentences if it sent any, otherwise the reason why the
 * call failed, otherwise `fallback`. Texts, never markup.
 */
export function failureLines(error: unknown, fallback: string): readonly string[] {
  if (error instanceof BotCheckError) {
    if (error.fault === 'unreachable') return [WEBSITE_API_ERRORS.offline];
    // Trying again would not help.
    return [error.fault === 'unconfigured' ? WEBSITE_API_ERRORS.not_set_up : FORM_MESSAGES.botCheckFailed];
  }
  if (!(error instanceof WebsiteApiError)) return [fallback];
  if (error.errors.length > 0) return error.errors;
  return [error.friendlyErrorMessage || (error.code === 'rejected' ? fallback : error.message)];
}
