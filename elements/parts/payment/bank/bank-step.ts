import type { Shown } from '#locales/message.ts';
import { loadPart } from '#runtime/load-part.ts';
import { PAYMENT_MESSAGES } from '../payment-messages.ts';
import type { PaymentStore } from '../payment-store.ts';
import { completeSettings, type ProviderAttributes } from '../provider-settings.ts';

/** The payment that a bank confirms; `amount` is a decimal in whole currency units. */
export interface BankPayment extends ProviderAttributes {
  readonly amount: number;
  readonly currency: string;
}

/** The result of 3-D Secure. `unasked`: the card needs no authentication. `stopped`: the visitor cancelled it. */
export type BankResult =
  | { readonly kind: 'unasked' | 'refused' | 'stopped' }
  | { readonly kind: 'confirmed'; readonly authenticationId: string }
  | { readonly kind: 'failed'; readonly cause: unknown };

export interface BankEvents {
  /** Authentication is running; `message` is for the visitor. */
  showsMessage(message: Shown): void;
  /** The result. Only the first one counts, and none after `signal` has aborted. */
  readonly ended: (result: BankResult) => void;
}

/** Authenticates the card of `token` with its bank, in frames inside `container`, until `signal` aborts. */
export type AuthenticateCard = (
  container: Element,
  page: BankPayment,
  token: string,
  events: BankEvents,
  signal: AbortSignal,
) => void;

/** Loads 3-D Secure on demand, so that the page does not load it before a card payment. */
export const authenticateCard: AuthenticateCard = (container, page, token, events, signal) => {
  loadPart(container, import('./check-with-bank.ts'))
    .then(({ checkWithBank }) => checkWithBank(container, page, completeSettings(page), token, events, signal))
    .catch((cause: unknown): BankResult => ({ kind: 'failed', cause }))
    .then(events.ended);
};

/** The visitor's messages when the bank refused or did not respond. */
export const BANK_REFUSALS = {
  refused: PAYMENT_MESSAGES.bankRefused,
  stopped: PAYMENT_MESSAGES.bankStopped,
  failed: PAYMENT_MESSAGES.bankFailed,
} as const;

/** 3-D Secure in the checkout: between the card's token and the payment. */
export class BankStep {
  readonly #store: PaymentStore;
  readonly #authenticate: AuthenticateCard;
  #container: Element | null = null;
  #stopper: AbortController | undefined;
  #end: ((result: BankResult) => void) | undefined;

  constructor(store: PaymentStore, authenticate: AuthenticateCard) {
    this.#store = store;
    this.#authenticate = authenticate;
  }

  /** Receives the element for the bank's pages. */
  readonly attach = (container: Element | null): void => {
    this.#container = container;
  };

  /** Authenticates one card; `end` receives the result unless the step is dropped. */
  authenticate(page: BankPayment, token: string, end: (result: BankResult) => void): void {
    this.drop();
    const container = this.#container;
    if (!container) {
      end({ kind: 'unasked' });
      return;
    }
    this.#stopper = new AbortController();
    const { signal } = this.#stopper;
    this.#end = (result) => {
      if (signal.aborted) return;
      this.drop();
      end(result);
    };
    const events: BankEvents = {
      showsMessage: (bankMessage) => this.#store.show({ bankMessage }),
      ended: this.#end,
    };
    this.#authenticate(container, page, token, events, signal);
  }

  /** The visitor cancels. */
  readonly stop = (): void => {
    this.#end?.({ kind: 'stopped' });
  };

  /** Removes the bank's pages without a result. */
  drop(): void {
    this.#stopper?.abort();
    this.#end = undefined;
    this.#store.show({ bankMessage: '' });
  }
}
