import { causeOfStatus } from './error-table.ts';
import { isText } from './record.ts';
import { SdkError, UNKNOWN_ERROR } from './sdk-error.ts';

/**
 * Converts the provider's error response `{error: {message, code}}` (S8.01). Without a message the error's text is
 * `unknown error` (S8.02), and `details.message` is the default message of the status (S8.38).
 */
export function readProviderError(status: number, body: unknown): SdkError {
  const { message, code, details: providerDetails } = Object((body as { error?: unknown } | null | undefined)?.error);
  const [cause, fallback] = causeOfStatus(status);
  return new SdkError(isText(message) ? message : UNKNOWN_ERROR, cause, {
    status,
    detail: isText(message) ? message : fallback,
    code: isText(code) ? code : undefined,
    providerDetails,
  });
}
