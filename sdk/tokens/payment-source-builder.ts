import { ApiClient } from '../client/api-client.ts';
import type { UnknownRecord } from '../client/record.ts';
import { settle } from '../client/settle.ts';
import { buildTokenRequest, type TokenRequest, type TokenType } from './build-token-request.ts';
import { createPaymentSourceToken, TOKEN_FAILURE } from './create-payment-source-token.ts';

/** Creates a one-time payment-source token without a form (S1.11). */
export class PaymentSourceBuilder extends ApiClient {
  readonly #request: TokenRequest;

  /**
   * `source` is an object of card or bank fields, or the token of a finished checkout. An omitted type is `card`; any
   * value except the four types throws `Unsupported type of PaymentSourceToken`.
   */
  constructor(gatewayId: string, source: UnknownRecord | string, ...rest: [type?: TokenType]) {
    super();
    this.#request = buildTokenRequest(gatewayId, source, rest.length ? rest[0] : 'card');
  }

  /** The request's body. */
  getConfigs(): TokenRequest {
    return { ...this.#request };
  }

  /**
   * Sends the request: `callback` receives the token, `onError` the message. Without callbacks it returns a promise.
   */
  send(credential: string): Promise<string>;
  send(credential: string, callback: (token: string) => void, onError?: (message: string) => void): void;
  send(credential: string, callback?: (token: string) => void, onError?: (message: string) => void) {
    const token = createPaymentSourceToken(this.environment, credential, this.#request, this.stopper.signal);
    return settle(token, callback, ({ message }) => {
      if (onError) onError(message);
      else console.error(TOKEN_FAILURE, message);
    });
  }
}
