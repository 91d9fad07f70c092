import { CHECKOUT_MESSAGES } from '../checkout-messages.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import type { CheckoutStore } from '../gift-checkout-store.ts';
import { completeSettings } from '../provider-settings.ts';

/** What the card's bank said. `unasked`: it does not want to be asked. `stopped`: the visitor went back. */
export type BankAnswer =
  | { readonly kind: 'unasked' | 'refused' | 'stopped' }
  | { readonly kind: 'confirmed'; readonly authenticationId: string }
  | { readonly kind: 'failed'; readonly cause: unknown };

export interface BankEvents {
  /** The bank is at work; what the visitor is to read meanwhile. */
  asks(message: string): void;
  /** The end: the first one counts, and none after `signal` has aborted. */
  readonly answered: (answer: BankAnswer) => void;
}

/** Asks the bank of the card that `token` stands for, in frames inside `container`, until `signal` aborts. */
export type AskBank = (
  container: Element,
  page: CheckoutPage,
  token: string,
  events: BankEvents,
  signal: AbortSignal,
) => void;

/** 3-D Secure is loaded when a card is paid with: until then it costs the page nothing. */
export const askBank: AskBank = (container, page, token, events, signal) => {
  import('./check-with-bank.ts')
    .then(({ checkWithBank }) => checkWithBank(container, page, completeSettings(page), token, events, signal))
    .catch((cause: unknown): BankAnswer => ({ kind: 'failed', cause }))
    .then(events.answered);
};

/** What people read when the bank's answer was no, or none. */
export const BANK_REFUSALS = {
  refused: CHECKOUT_MESSAGES.bankRefused,
  stopped: CHECKOUT_MESSAGES.bankStopped,
  failed: CHECKOUT_MESSAGES.bankFailed,
} as const;

/** The bank's place in the checkout: between the card's token and the payment. */
export class BankStep {
  readonly #store: CheckoutStore;
  readonly #ask: AskBank;
  #container: Element | null = null;
  #stopper: AbortController | undefined;
  #end: ((answer: BankAnswer) => void) | undefined;

  constructor(store: CheckoutStore, ask: AskBank) {
    this.#store = store;
    this.#ask = ask;
  }

  /** Where the bank's pages are drawn. */
  readonly attach = (container: Element | null): void => {
    this.#container = container;
  };

  /** Asks about one card; `end` hears the answer unless the step is dropped. */
  ask(page: CheckoutPage, token: string, end: (answer: BankAnswer) => void): void {
    this.drop();
    const container = this.#container;
    if (!container) {
      end({ kind: 'unasked' });
      return;
    }
    this.#stopper = new AbortController();
    const { signal } = this.#stopper;
    this.#end = (answer) => {
      if (signal.aborted) return;
      this.drop();
      end(answer);
    };
    const events: BankEvents = {
      asks: (bankMessage) => this.#store.show({ bankMessage }),
      answered: this.#end,
    };
    this.#ask(container, page, token, events, signal);
  }

  /** The visitor does not want to go on. */
  readonly stop = (): void => {
    this.#end?.({ kind: 'stopped' });
  };

  /** Takes the bank's pages away without a word. */
  drop(): void {
    this.#stopper?.abort();
    this.#end = undefined;
    this.#store.show({ bankMessage: '' });
  }
}
