import type { CheckoutPage } from '../checkout-page.ts';
import type { CheckoutStore } from '../gift-checkout-store.ts';
import type { PaymentMeans } from '../payment-submission.ts';
import { completeSettings } from '../provider-settings.ts';

/** The messages of the wallet to the checkout. */
export interface WalletEvents {
  ready(): void;
  /** The wallet cannot be used, or the payment failed; `cause` is for the console. */
  failed(cause: unknown): void;
  /** The charge was approved, or may have been approved; our server finds out. */
  approved(chargeId: string): void;
  /** Whether a press on the wallet's button may open it. */
  mayPay(): boolean;
}

/** Renders the wallet's button in `container` until `signal` aborts. Never throws. */
export type OpenWallet = (container: Element, page: CheckoutPage, events: WalletEvents, signal: AbortSignal) => void;

/** Loads the wallet on demand, so that the page does not load it before it is chosen. */
export const openWallet: OpenWallet = (container, page, events, signal) => {
  import('./draw-wallet.ts')
    .then(({ drawWallet }) => drawWallet(container, page, completeSettings(page), events, signal))
    .catch((cause: unknown) => {
      if (!signal.aborted) events.failed(cause);
    });
};

/** The wallet in the checkout: opened by the choice, and kept while another way to pay is chosen. */
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

  /** Receives the element for the button. */
  readonly attach = (container: Element | null): void => {
    this.#container = container;
  };

  /** Opens the button, unless it is open or loading. */
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
        // Another payment is pending, and only its result matters.
        if (payment.submitting || isPaid) return;
        // W4.46: the specified message, whatever the server or the wallet reports.
        this.#store.dispatch({ type: 'wallet-failed' });
      },
      approved: (paymentData) => this.#pay({ paymentData, paymentType: 'PayPal' }),
      mayPay: () => !this.#store.snapshot().payment.submitting && !this.#store.snapshot().isPaid,
    };
    this.#open(this.#container, page, events, this.#stopper.signal);
  }

  /** Removes the button. Our server cancels its charge when the order is paid in another way. */
  close(): void {
    this.#stopper?.abort();
    this.#stopper = undefined;
    this.#store.show({ wallet: 'closed' });
  }
}
