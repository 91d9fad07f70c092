import type { Shown } from '#locales/message.ts';
import { PAYMENT_MESSAGES } from '../payment-messages.ts';
import { type FormMethod, isFormMethod } from '../payment-state.ts';
import type { PaymentStore } from '../payment-store.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import type { CardForm, OpenCardForm } from './card-form.ts';

/** The time limit for a token from the card form, in ms. Its own requests time out after 20 s. */
export const TOKEN_TIMEOUT_MS = 30_000;

/** The payment, as far as the card step needs it. */
export interface CardPayment {
  /** The name of the tag, for the console. */
  readonly tag: string;
  /** Whether a payment is being made; then messages of the card form are ignored. */
  isPosting(): boolean;
  /** The visitor pressed Enter in the card form. */
  submit(): void;
  /** The card was edited, or its form was removed. */
  changed(): void;
  /** Pays with a one-time token. */
  pay(token: string): void;
  /** The visitor's message about an attempt that was not posted, so that nothing was charged for it. */
  unpostedText(message: Shown): Shown;
}

/** The provider's form for a card or a bank account, from its loading to its one-time token. */
export class CardStep {
  readonly #store: PaymentStore;
  readonly #open: OpenCardForm;
  readonly #payment: CardPayment;
  readonly #containers = new Map<FormMethod, Element>();
  #form: CardForm | undefined;
  #tokenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: PaymentStore, open: OpenCardForm, payment: CardPayment) {
    this.#store = store;
    this.#open = open;
    this.#payment = payment;
  }

  /** Receives the element for the form of a way to pay. */
  readonly attach = (method: FormMethod, container: Element | null): void => {
    if (container) this.#containers.set(method, container);
    else this.#containers.delete(method);
  };

  /** Opens a new form, also when the visitor tries again. */
  open(method: FormMethod, settings: ProviderSettings | { readonly missing: readonly string[] }): void {
    const container = this.#containers.get(method);
    if (!container || this.#state.payment.submitting) return;
    this.close();
    this.#store.show({ hint: '' });
    if ('missing' in settings) {
      console.error(`<${this.#payment.tag}> cannot take cards: add the missing ${settings.missing.join(', ')}.`);
      this.#fail(PAYMENT_MESSAGES.cardFormNotSetUp);
      return;
    }
    this.#store.show({ cardForm: 'loading' });
    this.#form = this.#open(container, settings, {
      ready: () => this.#store.show({ cardForm: 'ready', hint: '' }),
      failed: (cause) => {
        console.error(`<${this.#payment.tag}> could not show the card form.`, cause);
        this.#fail(PAYMENT_MESSAGES.cardFormNotLoaded);
      },
      validated: (valid) => {
        this.#payment.changed();
        this.#store.dispatch({ type: 'card-validated', valid });
      },
      // Follows our own submit, or Enter in one of its fields, after which the form waits for our submit.
      submitted: () => {
        if (!this.#state.payment.submitting) this.#payment.submit();
      },
      returned: () => this.#return(),
      finished: (token) => this.#finish(token),
    });
  }

  /** Requests a token from the form (W2.47). An invalid form shows its errors and returns no token. */
  submit(): void {
    if (this.#state.payment.cardDetailsValid) this.#startSubmit();
    this.#form?.submit();
  }

  /** Loads the form again, with empty fields. */
  reload(): void {
    if (!this.#form) return;
    this.#store.show({ cardForm: 'loading' });
    this.#form.reload();
  }

  close(): void {
    clearTimeout(this.#tokenTimer);
    this.#payment.changed();
    this.#form?.destroy();
    this.#form = undefined;
    this.#store.dispatch({ type: 'card-validated', valid: false });
    this.#store.show({ cardForm: 'closed', cardFormMessage: '' });
  }

  get #state() {
    return this.#store.snapshot();
  }

  #startSubmit(): void {
    const { payment, isPaid } = this.#state;
    if (!isFormMethod(payment.paymentOption) || payment.submitting || isPaid) return;
    this.#store.dispatch({ type: 'submit-started' });
    this.#store.show({ hint: '' });
    this.#tokenTimer = setTimeout(() => {
      this.#store.dispatch({ type: 'submit-returned' });
      this.#fail(PAYMENT_MESSAGES.cardFormSilent);
    }, TOKEN_TIMEOUT_MS);
  }

  #return(): void {
    if (this.#payment.isPosting()) return;
    clearTimeout(this.#tokenTimer);
    this.#store.dispatch({ type: 'submit-returned' });
  }

  #finish(token: string): void {
    const { payment, isPaid } = this.#state;
    if (this.#payment.isPosting() || isPaid || !isFormMethod(payment.paymentOption)) return;
    clearTimeout(this.#tokenTimer);
    if (payment.cardDetailsValid) {
      this.#payment.pay(token);
      return;
    }
    // W3.15: without a valid card there is no post, even if the form sends a token.
    this.#store.dispatch({ type: 'submit-returned' });
    this.#store.show({ hint: PAYMENT_MESSAGES.cardDetailsUnchecked });
  }

  #fail(message: Shown): void {
    this.close();
    this.#store.show({ cardForm: 'failed', cardFormMessage: this.#payment.unpostedText(message) });
  }
}
