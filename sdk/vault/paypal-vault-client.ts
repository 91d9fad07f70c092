import { ApiClient } from '../client/api-client.ts';
import { callApi } from '../client/call-api.ts';
import { assertCredential } from '../client/credential.ts';
import { asRecord, isText, type UnknownRecord } from '../client/record.ts';
import { SdkError } from '../client/sdk-error.ts';
import { loadScript } from '../surfaces/load-script.ts';
import { vendorScriptSource } from '../wallets/core/vendor-scripts.ts';
import { fetchWalletConfig } from '../wallets/core/wallet-calls.ts';

/** A saved PayPal payment source: its one-time token, for the merchant's server, and the shopper's email address. */
export interface VaultedPaypal {
  /** The one-time token. */
  readonly token: string;
  /** The shopper’s email address at PayPal; empty if PayPal does not share it. */
  readonly email: string;
}

/** PayPal's button for saving a payment source; shapes as PayPal documents them. */
export interface PaypalVaultButtonOptions {
  /** The look of the button. */
  readonly style?: Readonly<Record<string, unknown>>;
  /** Runs on the click: resolves with the setup token that the shopper is to approve. */
  createVaultSetupToken(): Promise<string>;
  /** The shopper approved; the token can now be exchanged. */
  onApprove(data: { readonly vaultSetupToken?: unknown }): Promise<void>;
  /** The shopper closed PayPal. */
  onCancel(): void;
  /** PayPal reported an error. */
  onError(error: unknown): void;
}

/** The part of PayPal's script that is used here. */
export interface PaypalVaultApi {
  /** Creates PayPal’s button. */
  Buttons(options: PaypalVaultButtonOptions): {
    isEligible(): boolean;
    render(container: HTMLElement): Promise<void>;
    close?(): Promise<void>;
  };
}

/** PayPal's interface by script: each script replaces the page's one `paypal`. */
const apis = new Map<string, Promise<PaypalVaultApi>>();

/** The calls for saving a PayPal payment source, without a button. Every method rejects with an `SdkError`. */
export class PaypalVaultClient extends ApiClient {
  readonly #credential: string;
  readonly #gatewayId: string;

  /** `credential` is a public key or an access token; throws if it is empty. */
  constructor(credential: string, gatewayId: string) {
    super();
    assertCredential(credential);
    this.#credential = credential;
    this.#gatewayId = gatewayId;
  }

  /** C7.28, C7.29: the merchant's client id at PayPal. */
  async clientId(): Promise<string> {
    const { signal } = this.stopper;
    const { credentials } = await fetchWalletConfig(this.environment, this.#credential, this.#gatewayId, signal);
    return filled(credentials, 'client_auth');
  }

  /** C7.27: the id token with which PayPal's script identifies the shopper. */
  async idToken(): Promise<string> {
    return filled(await this.#post('/v1/payment_sources/oauth-tokens'), 'id_token');
  }

  /** C7.25: the setup token that the shopper approves in PayPal. */
  async setupToken(): Promise<string> {
    return filled(await this.#post('/v1/payment_sources/setup-tokens'), 'setup_token');
  }

  /** C7.26: exchanges an approved setup token for a one-time token. */
  async exchange(setupToken: string): Promise<VaultedPaypal> {
    const data = await this.#post(`/v1/payment_sources/setup-tokens/${encodeURIComponent(setupToken)}/tokens`);
    const { email } = data;
    // The token can be charged without the email address, so a missing address is not an error.
    return { token: filled(data, 'token'), email: isText(email) ? email : '' };
  }

  /** C7.29: PayPal's script for this merchant and this shopper, once a page. `nonce` is the page's, for its policy. */
  loadPaypal(clientId: string, idToken: string, nonce?: string): Promise<PaypalVaultApi> {
    const query = new URLSearchParams({
      'client-id': clientId,
      components: 'buttons',
      'disable-funding': 'credit,card',
    });
    const source = vendorScriptSource('paypal', query);
    const key = `${source.src} ${idToken}`;
    const { signal } = this.stopper;
    // Read in the same task as the script's load event, before another wallet's script replaces `paypal`.
    const api = apis.get(key) ?? loadScript({ ...source, nonce, data: { userIdToken: idToken } }).then(takeApi);
    apis.set(key, api);
    api.catch(() => apis.delete(key));
    return api.finally(() => {
      if (signal.aborted) throw new SdkError('The widget was destroyed.', 'aborted');
    });
  }

  async #post(path: `/${string}`): Promise<UnknownRecord> {
    const { signal } = this.stopper;
    const body = { gateway_id: this.#gatewayId };
    return asRecord(await callApi(this.environment, this.#credential, { path, body, signal }));
  }
}

function takeApi(): PaypalVaultApi {
  const { paypal } = globalThis as { paypal?: PaypalVaultApi };
  if (typeof paypal?.Buttons === 'function') return paypal;
  throw new SdkError('The script of PayPal brought no `paypal.Buttons`.', 'service_unreachable', {
    code: 'api_missing',
  });
}

function filled(data: UnknownRecord, name: string): string {
  const value = data[name];
  if (isText(value)) return value;
  throw new SdkError(`The provider's answer holds no ${name}.`);
}
