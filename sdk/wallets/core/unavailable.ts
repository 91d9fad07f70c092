import { SdkError } from '../../client/sdk-error.ts';
import type { UnavailableReason } from './wallet-event.ts';

/** The rejection of a wallet that cannot show a button: the data of the `unavailable` event. */
export function unavailable(reason: UnavailableReason, message: string): SdkError {
  return new SdkError(message, 'invalid_configuration', { code: reason });
}
