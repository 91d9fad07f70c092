import type { Shown } from '#locales/message.ts';
import {
  nextPaymentState,
  type PaymentAction,
  type PaymentFormState,
  type PaymentPageFacts,
  startPayment,
} from './payment-state.ts';

/** The time in ms after which the visitor sees that the payment is still pending. */
export const SLOW_AFTER_MS = 10_000;

/** The visible state of a payment. */
export interface PaymentSnapshot<Facts extends PaymentPageFacts = PaymentPageFacts> {
  readonly payment: PaymentFormState<Facts>;
  /** The provider's form, for a card or a bank account. */
  readonly cardForm: 'closed' | 'loading' | 'ready' | 'failed';
  /** Why the card form failed. */
  readonly cardFormMessage: Shown;
  readonly wallet: 'closed' | 'loading' | 'ready';
  /** The visitor's message during 3-D Secure; otherwise empty. */
  readonly bankMessage: Shown;
  /** What to do next, after a click of the button that had no effect. */
  readonly hint: Shown;
  readonly isSlow: boolean;
  /** The response was lost, and the payment's status is requested. */
  readonly isFollowing: boolean;
  /** The payment succeeded; the page is about to leave. */
  readonly isPaid: boolean;
}

/**
 * Holds the snapshot. Changes apply at once, because messages of the card form may arrive faster than React renders.
 */
export class PaymentStore<Facts extends PaymentPageFacts = PaymentPageFacts> {
  readonly #listeners = new Set<() => void>();
  #snapshot: PaymentSnapshot<Facts>;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Facts) {
    const payment = startPayment(page);
    const closed = { cardForm: 'closed', cardFormMessage: '', wallet: 'closed', bankMessage: '' } as const;
    this.#snapshot = { payment, ...closed, hint: '', isSlow: false, isFollowing: false, isPaid: false };
  }

  /** The same object until something changes. */
  readonly snapshot = (): PaymentSnapshot<Facts> => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  dispatch(action: PaymentAction<Facts>): void {
    const before = this.#snapshot.payment;
    const payment = nextPaymentState(before, action);
    if (payment.submitting !== before.submitting) this.#watchTime(payment.submitting);
    this.show({ payment });
  }

  show(change: Partial<PaymentSnapshot<Facts>>): void {
    const keys = Object.keys(change) as (keyof PaymentSnapshot)[];
    if (keys.every((key) => Object.is(change[key], this.#snapshot[key]))) return;
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Stops the timer. */
  end(): void {
    clearTimeout(this.#slowTimer);
  }

  #watchTime(isSubmitting: boolean): void {
    clearTimeout(this.#slowTimer);
    this.show({ isSlow: false, isFollowing: false });
    if (isSubmitting) this.#slowTimer = setTimeout(() => this.show({ isSlow: true }), SLOW_AFTER_MS);
  }
}
