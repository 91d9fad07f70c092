import type {
  PaypalVaultApi,
  PaypalVaultButtonOptions,
  PaypalVaultClient,
  VaultedPaypal,
} from './paypal-vault-client.ts';
import { type VaultError, type VaultErrorCode, vaultError } from './vault-error.ts';

/** The calls of the flow, as `PaypalVaultClient` implements them. */
export type VaultCalls = Pick<PaypalVaultClient, 'clientId' | 'idToken' | 'setupToken' | 'exchange'> & {
  loadPaypal(clientId: string, idToken: string): Promise<PaypalVaultApi>;
};

/** The state of PayPal's button: loading, ready, failed to load, an attempt is pending, or the source is saved. */
export type VaultState = 'loading' | 'ready' | 'failed' | 'working' | 'done';

/** What the flow needs from its page. */
export interface VaultPage {
  /** Renders PayPal's button. */
  render(buttons: ReturnType<PaypalVaultApi['Buttons']>): Promise<void>;
  show(state: VaultState): void;
  onSuccess(saved: VaultedPaypal): void;
  onError(error: VaultError): void;
  onCancel(): void;
}

interface Attempt {
  isLive: boolean;
  readonly token: Promise<string>;
  /** The shopper approved: later cancel and error events of PayPal are ignored. */
  isApproved: boolean;
}

/**
 * Saves a PayPal payment source, from the first call to the one-time token: each attempt ends exactly once (C4.42 to
 * C4.44).
 */
export class VaultFlow {
  readonly #calls: VaultCalls;
  readonly #page: VaultPage;
  #attempt: Attempt | undefined;
  #isLoading = false;
  #isRendered = false;
  #isOver = false;

  constructor(calls: VaultCalls, page: VaultPage) {
    this.#calls = calls;
    this.#page = page;
  }

  /**
   * C4.37, C4.38: requests wallet config and id token at once, loads PayPal's script, then renders its button. May be
   * called again after a failure.
   */
  async load(style?: Readonly<Record<string, unknown>>): Promise<void> {
    if (this.#isLoading || this.#isRendered || this.#isOver) return;
    this.#isLoading = true;
    this.#page.show('loading');
    try {
      const [clientId, idToken] = await Promise.all([
        this.#step('onGetWalletConfigError', this.#calls.clientId()),
        this.#step('onGetIdTokenError', this.#calls.idToken()),
      ]);
      if (this.#isOver) return;
      const paypal = await this.#step('unavailable', this.#calls.loadPaypal(clientId, idToken));
      if (this.#isOver) return;
      await this.#step('unavailable', this.#render(paypal, style));
      this.#isRendered = true;
      if (!this.#isOver) this.#page.show('ready');
    } catch (error) {
      if (this.#isOver) return;
      this.#page.show('failed');
      this.#page.onError(error as VaultError);
    } finally {
      this.#isLoading = false;
    }
  }

  /** Stops the flow; nothing is reported afterwards. */
  destroy(): void {
    this.#isOver = true;
    this.#attempt = undefined;
  }

  /** Gives every error in this part of the flow its code. */
  #step<Value>(code: VaultErrorCode, work: Promise<Value>): Promise<Value> {
    return work.catch((reason) => {
      throw vaultError(code, reason);
    });
  }

  async #render(paypal: PaypalVaultApi, style: Readonly<Record<string, unknown>> | undefined): Promise<void> {
    const buttons = paypal.Buttons({ ...(style && { style }), ...this.#handlers() });
    // C5.16
    if (!buttons.isEligible()) throw new Error('PayPal does not offer saving to this shopper.');
    await this.#page.render(buttons);
  }

  #handlers(): Omit<PaypalVaultButtonOptions, 'style'> {
    return {
      createVaultSetupToken: () => this.#begin(),
      onApprove: ({ vaultSetupToken }) => this.#approve(vaultSetupToken),
      onCancel: () => {
        const attempt = this.#attempt;
        if (!attempt?.isLive || attempt.isApproved || !this.#end(attempt)) return;
        this.#page.onCancel();
      },
      onError: (reason) => {
        const attempt = this.#attempt;
        // An error after the end of an attempt is a repetition; one without any attempt is reported (C8.21).
        if (attempt ? !attempt.isLive || attempt.isApproved : this.#isOver) return;
        if (attempt) this.#end(attempt);
        this.#page.onError(vaultError('onPaypalVaultSetupTokenError', reason));
      },
    };
  }

  /** C4.39: one setup token an attempt, however often PayPal requests it. */
  #begin(): Promise<string> {
    if (this.#isOver) return Promise.reject(new Error('The widget is closed.'));
    if (this.#attempt?.isLive) return this.#attempt.token;
    const attempt: Attempt = { isLive: true, isApproved: false, token: this.#calls.setupToken() };
    this.#attempt = attempt;
    this.#page.show('working');
    attempt.token.catch((reason) => this.#fail(attempt, 'onGetSetupTokenError', reason));
    return attempt.token;
  }

  /** C4.40, C4.41 */
  async #approve(approved: unknown): Promise<void> {
    const attempt = this.#attempt;
    if (!attempt?.isLive || attempt.isApproved) return;
    attempt.isApproved = true;
    const token = await attempt.token.catch(() => undefined);
    if (token === undefined) return;
    if (approved !== undefined && approved !== token) {
      return this.#fail(attempt, 'onPaypalVaultSetupTokenError', new Error('PayPal approved another setup token.'));
    }
    try {
      const saved = await this.#calls.exchange(token);
      if (!this.#end(attempt)) return;
      this.#isOver = true;
      this.#page.show('done');
      this.#page.onSuccess(saved);
    } catch (reason) {
      this.#fail(attempt, 'onOneTimeTokenError', reason);
    }
  }

  #fail(attempt: Attempt, code: VaultErrorCode, reason: unknown): void {
    if (this.#end(attempt)) this.#page.onError(vaultError(code, reason));
  }

  /** False if the attempt has already ended or the flow was stopped. */
  #end(attempt: Attempt): boolean {
    if (!attempt.isLive || this.#isOver) return false;
    attempt.isLive = false;
    this.#page.show('ready');
    return true;
  }
}
