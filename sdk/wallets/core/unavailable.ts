import { SdkError } from '../../client/sdk-error.ts';
import type { UnavailableReason } from './wallet-event.ts';

/** What a wallet rejects with when it has nothing to draw: the data of the `unavailable` event. */
export function unavailable(reason: UnavailableReason, message: string): SdkError {
  return new SdkError(message, 'invalid_configuration', { code: reason });
}
