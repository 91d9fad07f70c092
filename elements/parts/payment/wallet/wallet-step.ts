import type { PaymentMeans } from '../payment-means.ts';
import { unavailableWallet } from '../payment-messages.ts';
import { WALLET_NAMES, type WalletMethod } from '../payment-state.ts';
import type { PaymentStore } from '../payment-store.ts';

/** The messages of the wallet to the payment. */
export interface WalletEvents {
  ready(): void;
  /** The wallet cannot be used, or the payment failed; `cause` is for the console. */
  failed(cause: unknown): void;
  /** The charge was approved, or may have been approved; our server finds out. */
  approved(chargeId: string): void;
  /** Whether a click on the wallet's button may open it. */
  mayPay(): boolean;
}

/** Renders the wallet's button in `container` until `signal` aborts. Never throws. */
export type OpenWallet<Page> = (
  container: Element,
  page: Page,
  events: WalletEvents,
  signal: AbortSignal,
  wallet: WalletMethod,
) => void;

export interface WalletPayment {
  /** The name of the tag, for the console. */
  readonly tag: string;
  pay(means: PaymentMeans): void;
}

/** The wallet in the payment: opened by the choice; stays while the form of another way to pay is open. */
export class WalletStep<Page> {
  readonly #store: PaymentStore;
  readonly #open: OpenWallet<Page>;
  readonly #payment: WalletPayment;
  readonly #containers = new Map<WalletMethod, Element>();
  #stopper: AbortController | undefined;
  #wallet: WalletMethod | undefined;

  constructor(store: PaymentStore, open: OpenWallet<Page>, payment: WalletPayment) {
    this.#store = store;
    this.#open = open;
    this.#payment = payment;
  }

  /** Receives the element for a wallet's button. */
  readonly attach = (wallet: WalletMethod, container: Element | null): void => {
    if (container) this.#containers.set(wallet, container);
    else this.#containers.delete(wallet);
  };

  /** Opens the button of a wallet, unless it is open or loading; that of another wallet is removed. */
  open(page: Page, wallet: WalletMethod): void {
    if (this.#stopper && this.#wallet !== wallet) this.close();
    const container = this.#containers.get(wallet);
    if (!container || this.#stopper) return;
    this.#stopper = new AbortController();
    this.#wallet = wallet;
    this.#store.show({ wallet: 'loading' });
    const events: WalletEvents = {
      ready: () => this.#store.show({ wallet: 'ready' }),
      failed: (cause) => {
        console.error(`<${this.#payment.tag}> could not show ${WALLET_NAMES[wallet]}.`, cause);
        this.close();
        const { payment, isPaid } = this.#store.snapshot();
        // Another payment is pending, and only its result matters.
        if (payment.submitting || isPaid) return;
        // W4.46: the specified message, whatever the server or the wallet reports.
        this.#store.dispatch({ type: 'wallet-failed', message: unavailableWallet(WALLET_NAMES[wallet]) });
      },
      approved: (paymentData) => this.#payment.pay({ paymentData, paymentType: wallet }),
      mayPay: () => !this.#store.snapshot().payment.submitting && !this.#store.snapshot().isPaid,
    };
    this.#open(container, page, events, this.#stopper.signal, wallet);
  }

  /** Removes the button. Our server cancels its charge when the order is paid in another way. */
  close(): void {
    this.#stopper?.abort();
    this.#stopper = undefined;
    this.#store.show({ wallet: 'closed' });
  }
}
