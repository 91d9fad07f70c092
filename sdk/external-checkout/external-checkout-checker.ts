import { ProviderClient } from '../client/provider-client.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { settle } from '../client/settle.ts';
import { type CheckoutDetails, fetchCheckoutDetails } from './external-checkout.ts';

/** Requests the outcome of a checkout, on the page that the shopper returned to. */
export class ExternalCheckoutChecker extends ProviderClient {
  readonly #token: string;

  /** `token` is the one that `ExternalCheckoutBuilder` received. */
  constructor(token: string) {
    super();
    this.#token = token;
  }

  /**
   * Sends the request: `callback` receives the details, `onError` the error. Without callbacks it returns a promise.
   */
  send(publicKey: string): Promise<CheckoutDetails>;
  send(publicKey: string, callback: (details: CheckoutDetails) => void, onError?: (error: SdkError) => void): void;
  send(
    publicKey: string,
    callback?: (details: CheckoutDetails) => void,
    onError: (error: SdkError) => void = console.error,
  ) {
    const details = fetchCheckoutDetails(this.environment, publicKey, this.#token, this.stopper.signal);
    return settle(details, callback, onError);
  }
}
