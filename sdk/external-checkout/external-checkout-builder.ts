import { ProviderClient } from '../client/provider-client.ts';
import { settle } from '../client/settle.ts';
import { type CheckoutMeta, keepCheckoutMeta } from './checkout-meta.ts';
import {
  type CheckoutRequest,
  createExternalCheckout,
  type ExternalCheckout,
  returnPages,
} from './external-checkout.ts';

/** Creates an external checkout without a button: the page itself sends the shopper to `link`. */
export class ExternalCheckoutBuilder extends ProviderClient {
  #request: CheckoutRequest;

  constructor(gatewayId: string, successRedirectUrl: string, errorRedirectUrl: string) {
    super();
    this.#request = { gateway_id: gatewayId, meta: {}, ...returnPages(successRedirectUrl, errorRedirectUrl) };
  }

  /** What the shopper reads about the purchase. */
  setDescriptions(text: string): void {
    this.#request = { ...this.#request, description: text };
  }

  /** What the provider shows or keeps; keys outside the list are dropped with a warning (S3.03). */
  setMeta(meta: Readonly<CheckoutMeta>): void {
    this.#request = { ...this.#request, meta: keepCheckoutMeta(meta) };
  }

  /** The body as it will be sent. */
  getConfigs(): CheckoutRequest {
    return { ...this.#request };
  }

  /** Sends the request: `callback` gets the checkout, `onError` message and code. Without callbacks a promise answers. */
  send(publicKey: string): Promise<ExternalCheckout>;
  send(
    publicKey: string,
    callback: (checkout: ExternalCheckout) => void,
    onError?: (message: string, code: string) => void,
  ): void;
  send(
    publicKey: string,
    callback?: (checkout: ExternalCheckout) => void,
    onError: (message: string, code: string) => void = console.error,
  ) {
    const checkout = createExternalCheckout(this.environment, publicKey, this.#request, this.stopper.signal);
    return settle(checkout, callback, ({ message, code, cause }) => onError(message, code ?? cause));
  }
}
