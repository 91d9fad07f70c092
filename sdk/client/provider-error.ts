import { causeOfStatus } from './error-table.ts';
import { isText } from './record.ts';
import { SdkError, UNKNOWN_ERROR } from './sdk-error.ts';

/**
 * Reads the provider's error envelope `{error: {message, code}}` (S8.01). Without a message the error says `unknown error`
 * (S8.02) while `details.message` holds the default of the status (S8.38).
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
