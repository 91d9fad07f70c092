import {
  nextPaymentState,
  type PaymentAction,
  type PaymentPage,
  type PaymentState,
  startPayment,
} from './payment-state.ts';

/** After this long, in ms, the visitor is told that the payment is still under way. */
export const SLOW_AFTER_MS = 10_000;

/** What the checkout shows. */
export interface CheckoutSnapshot {
  readonly payment: PaymentState;
  readonly cardForm: 'closed' | 'loading' | 'ready' | 'failed';
  /** Why the card form failed. */
  readonly cardFormMessage: string;
  readonly wallet: 'closed' | 'loading' | 'ready';
  /** What the visitor reads while the card's bank is asked; empty at any other time. */
  readonly bankMessage: string;
  /** What to do next, after a press that could do nothing. */
  readonly hint: string;
  readonly isSlow: boolean;
  /** The answer was lost: the site is asked what became of the payment. */
  readonly isFollowing: boolean;
  /** The payment is made; the page is about to leave. */
  readonly isPaid: boolean;
}

/** Holds the snapshot. Changes are there at once: messages of the card form may follow each other faster than React draws. */
export class CheckoutStore {
  readonly #listeners = new Set<() => void>();
  #snapshot: CheckoutSnapshot;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: PaymentPage) {
    const payment = startPayment(page);
    const closed = { cardForm: 'closed', cardFormMessage: '', wallet: 'closed', bankMessage: '' } as const;
    this.#snapshot = { payment, ...closed, hint: '', isSlow: false, isFollowing: false, isPaid: false };
  }

  /** The same object until something changes. */
  readonly snapshot = (): CheckoutSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  dispatch(action: PaymentAction): void {
    const before = this.#snapshot.payment;
    const payment = nextPaymentState(before, action);
    if (payment.submitting !== before.submitting) this.#watchTime(payment.submitting);
    this.show({ payment });
  }

  show(change: Partial<CheckoutSnapshot>): void {
    const keys = Object.keys(change) as (keyof CheckoutSnapshot)[];
    if (keys.every((key) => Object.is(change[key], this.#snapshot[key]))) return;
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Stops the clock. */
  end(): void {
    clearTimeout(this.#slowTimer);
  }

  #watchTime(isSubmitting: boolean): void {
    clearTimeout(this.#slowTimer);
    this.show({ isSlow: false, isFollowing: false });
    if (isSubmitting) this.#slowTimer = setTimeout(() => this.show({ isSlow: true }), SLOW_AFTER_MS);
  }
}
