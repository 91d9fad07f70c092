import { causeOfStatus } from './error-table.ts';
import { asRecord, isText } from './record.ts';
import { SdkError, UNKNOWN_ERROR } from './sdk-error.ts';

/**
 * Reads the provider's error envelope `{error: {message, code}}` (S8.01). Without a message the error says `unknown error`
 * (S8.02) while `details.message` holds the default of the status (S8.38).
 */
export function readProviderError(status: number, body: unknown): SdkError {
  const error = asRecord(asRecord(body)['error']);
  const [cause, fallback] = causeOfStatus(status);
  const message = isText(error['message']) ? error['message'] : undefined;
  return new SdkError(message ?? UNKNOWN_ERROR, cause, {
    status,
    detail: message ?? fallback,
    code: isText(error['code']) ? error['code'] : undefined,
  });
}
