import type { CheckoutPage } from '../checkout-page.ts';
import type { CheckoutStore } from '../gift-checkout-store.ts';
import type { PaymentMeans } from '../payment-submission.ts';
import { completeSettings } from '../provider-settings.ts';

/** What the wallet tells the checkout. */
export interface WalletEvents {
  ready(): void;
  /** The wallet cannot be used, or did not pay; `cause` is for the console. */
  failed(cause: unknown): void;
  /** The charge was approved, or nobody knows whether it was: our server finds out. */
  approved(chargeId: string): void;
  /** Whether a press on the wallet's button may open it. */
  mayPay(): boolean;
}

/** Draws the wallet's button in `container` until `signal` aborts. Throws nothing. */
export type OpenWallet = (container: Element, page: CheckoutPage, events: WalletEvents, signal: AbortSignal) => void;

/** The wallet is loaded when it is first chosen: until then it costs the page nothing. */
export const openWallet: OpenWallet = (container, page, events, signal) => {
  import('./draw-wallet.ts')
    .then(({ drawWallet }) => drawWallet(container, page, completeSettings(page), events, signal))
    .catch((cause: unknown) => {
      if (!signal.aborted) events.failed(cause);
    });
};

/** The wallet's place in the checkout: opened by the choice, kept while another way to pay is looked at. */
export class WalletStep {
  readonly #store: CheckoutStore;
  readonly #open: OpenWallet;
  readonly #pay: (means: PaymentMeans) => void;
  #container: Element | null = null;
  #stopper: AbortController | undefined;

  constructor(store: CheckoutStore, open: OpenWallet, pay: (means: PaymentMeans) => void) {
    this.#store = store;
    this.#open = open;
    this.#pay = pay;
  }

  /** Where the button is drawn. */
  readonly attach = (container: Element | null): void => {
    this.#container = container;
  };

  /** Draws the button, unless it is there or on its way. */
  open(page: CheckoutPage): void {
    if (!this.#container || this.#stopper) return;
    this.#stopper = new AbortController();
    this.#store.show({ wallet: 'loading' });
    const events: WalletEvents = {
      ready: () => this.#store.show({ wallet: 'ready' }),
      failed: (cause) => {
        console.error('<gift-checkout> could not show PayPal.', cause);
        this.close();
        const { payment, isPaid } = this.#store.snapshot();
        // Another way to pay is under way: what becomes of it is the news.
        if (payment.submitting || isPaid) return;
        // W4.46: in the specification's words, whatever the server or the wallet says.
        this.#store.dispatch({ type: 'wallet-failed' });
      },
      approved: (paymentData) => this.#pay({ paymentData, paymentType: 'PayPal' }),
      mayPay: () => !this.#store.snapshot().payment.submitting && !this.#store.snapshot().isPaid,
    };
    this.#open(this.#container, page, events, this.#stopper.signal);
  }

  /** Takes the button away; its charge is called off by our server when something else is paid with. */
  close(): void {
    this.#stopper?.abort();
    this.#stopper = undefined;
    this.#store.show({ wallet: 'closed' });
  }
}
