import { ApiClient } from '../client/api-client.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { settle } from '../client/settle.ts';
import { type CheckoutDetails, fetchCheckoutDetails } from './external-checkout.ts';

/** Requests the outcome of a checkout, on the page that the shopper returned to. */
export class ExternalCheckoutChecker extends ApiClient {
  readonly #token: string;

  /** `token` is the one that `ExternalCheckoutBuilder` received. */
  constructor(token: string) {
    super();
    this.#token = token;
  }

  /**
   * Sends the request: `callback` receives the details, `onError` the error. Without callbacks it returns a promise.
   */
  send(credential: string): Promise<CheckoutDetails>;
  send(credential: string, callback: (details: CheckoutDetails) => void, onError?: (error: SdkError) => void): void;
  send(
    credential: string,
    callback?: (details: CheckoutDetails) => void,
    onError: (error: SdkError) => void = console.error,
  ) {
    const details = fetchCheckoutDetails(this.environment, credential, this.#token, this.stopper.signal);
    return settle(details, callback, onError);
  }
}
