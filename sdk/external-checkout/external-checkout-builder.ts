import { ApiClient } from '../client/api-client.ts';
import { settle } from '../client/settle.ts';
import { type CheckoutMeta, keepCheckoutMeta } from './checkout-meta.ts';
import {
  type CheckoutRequest,
  createExternalCheckout,
  type ExternalCheckout,
  returnAddresses,
} from './external-checkout.ts';

/** Creates an external checkout without a button: the page itself navigates the shopper to `link`. */
export class ExternalCheckoutBuilder extends ApiClient {
  #request: CheckoutRequest;

  constructor(gatewayId: string, successRedirectUrl: string, errorRedirectUrl: string) {
    super();
    this.#request = { gateway_id: gatewayId, meta: {}, ...returnAddresses(successRedirectUrl, errorRedirectUrl) };
  }

  /** The description of the purchase for the shopper. */
  setDescriptions(text: string): void {
    this.#request = { ...this.#request, description: text };
  }

  /** The data that the provider shows or stores; keys outside the list are dropped with a warning (S3.03). */
  setMeta(meta: Readonly<CheckoutMeta>): void {
    this.#request = { ...this.#request, meta: keepCheckoutMeta(meta) };
  }

  /** The request's body. */
  getConfigs(): CheckoutRequest {
    return { ...this.#request };
  }

  /**
   * Sends the request: `callback` receives the checkout, `onError` message and code. Without callbacks it returns a
   * promise.
   */
  send(credential: string): Promise<ExternalCheckout>;
  send(
    credential: string,
    callback: (checkout: ExternalCheckout) => void,
    onError?: (message: string, code: string) => void,
  ): void;
  send(
    credential: string,
    callback?: (checkout: ExternalCheckout) => void,
    onError: (message: string, code: string) => void = console.error,
  ) {
    const checkout = createExternalCheckout(this.environment, credential, this.#request, this.stopper.signal);
    return settle(checkout, callback, ({ message, code, cause }) => onError(message, code ?? cause));
  }
}
