import type { CartLine } from '#website/api/cart-schemas.ts';
import { addPaymentInfo, type PaymentFacts, purchaseGiftshop } from '#website/analytics/ecommerce-events.ts';
import { type AnalyticsEvent, pushShopEvent } from '#website/analytics/push-event.ts';
import type { WebsiteApi } from '#website/api/website-api.ts';
import type { CardForm, openCardForm } from './card-form.ts';
import { CHECKOUT_MESSAGES } from './checkout-messages.ts';
import {
  nextPaymentState,
  type PaymentAction,
  type PaymentOption,
  type PaymentPage,
  type PaymentState,
  startPayment,
} from './payment-state.ts';
import { buildPaymentSubmission, type PaymentMeans } from './payment-submission.ts';
import { type ProviderAttributes, readProviderSettings } from './provider-settings.ts';
import { settlePayment } from './settle-payment.ts';

/** After this long, in ms, the visitor is told that the payment is still under way. */
export const SLOW_AFTER_MS = 10_000;
/** A card form that gave no token by then, in ms, is not going to: its own requests give up after 20 s. */
export const TOKEN_TIMEOUT_MS = 30_000;

/** What the page's author wrote. */
export interface CheckoutPage extends PaymentPage, ProviderAttributes {
  readonly contentId: string | number;
  readonly currency: string;
  readonly lines: readonly CartLine[];
}

/** What the checkout works with. */
export interface CheckoutTools {
  readonly api: Pick<WebsiteApi, 'submitPayment'>;
  readonly openCardForm: typeof openCardForm;
  /** Goes to the thank-you page. */
  readonly leave: (url: string) => void;
}

/** What the checkout shows. */
export interface CheckoutSnapshot {
  readonly payment: PaymentState;
  readonly cardForm: 'closed' | 'loading' | 'ready' | 'failed';
  /** Why the card form failed. */
  readonly cardFormMessage: string;
  /** What to do next, after a press that could do nothing. */
  readonly hint: string;
  readonly isSlow: boolean;
  /** The payment is made; the page is about to leave. */
  readonly isPaid: boolean;
}

/** One checkout: the payment's state, the card form, the post and what follows it, without drawing. */
export class Checkout {
  readonly #tools: CheckoutTools;
  readonly #listeners = new Set<() => void>();
  #page: CheckoutPage;
  #snapshot: CheckoutSnapshot;
  #container: Element | undefined;
  #form: CardForm | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #tokenTimer: ReturnType<typeof setTimeout> | undefined;
  #isPosting = false;
  #isOver = false;

  constructor(page: CheckoutPage, tools: CheckoutTools) {
    this.#page = page;
    this.#tools = tools;
    this.#snapshot = {
      payment: startPayment(paymentPage(page)),
      cardForm: 'closed',
      cardFormMessage: '',
      hint: '',
      isSlow: false,
      isPaid: false,
    };
  }

  /** The same object until something changes. */
  readonly snapshot = (): CheckoutSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes the author's changed attributes. */
  update(page: CheckoutPage): void {
    this.#page = page;
    this.#dispatch({ type: 'page-changed', page: paymentPage(page) });
  }

  /** Where the card form is drawn; nothing ends the checkout. */
  attach(container: Element | null): void {
    if (container) {
      this.#container = container;
      return;
    }
    this.#isOver = true;
    this.#closeCardForm();
    clearTimeout(this.#slowTimer);
  }

  choose(option: Exclude<PaymentOption, 'None'>): void {
    if (this.#snapshot.isPaid) return;
    this.#dispatch({ type: 'option-chosen', option });
    this.#show({ hint: '' });
    const { payment, cardForm } = this.#snapshot;
    if (payment.paymentOption === 'Card' && (cardForm === 'closed' || cardForm === 'failed')) this.openCardForm();
  }

  /** Opens a fresh card form; also the visitor's retry. */
  openCardForm(): void {
    const container = this.#container;
    if (!container || this.#snapshot.payment.submitting) return;
    this.#closeCardForm();
    this.#show({ hint: '' });
    const settings = readProviderSettings(this.#page);
    if ('missing' in settings) {
      const names = settings.missing.join(', ');
      console.error(`<gift-checkout> cannot take cards: add the missing ${names}.`);
      this.#show({ cardForm: 'failed', cardFormMessage: CHECKOUT_MESSAGES.cardFormNotSetUp });
      return;
    }
    this.#show({ cardForm: 'loading' });
    this.#form = this.#tools.openCardForm(container, settings, {
      ready: () => {
        this.#dispatch({ type: 'card-validated', valid: false });
        this.#show({ cardForm: 'ready', hint: '' });
      },
      failed: (cause) => {
        console.error('<gift-checkout> could not show the card form.', cause);
        this.#failCardForm(CHECKOUT_MESSAGES.cardFormNotLoaded);
      },
      validated: (valid) => this.#dispatch({ type: 'card-validated', valid }),
      submitted: () => this.#startCardSubmit(),
      returned: () => this.#returnCard(),
      finished: (token) => this.#finishCard(token),
    });
  }

  /** The page's submit: asks the card form for a token when Card is chosen (W2.47), else says what to do. */
  submit(): void {
    const { payment, cardForm, isPaid } = this.#snapshot;
    if (isPaid || payment.submitting) return;
    if (payment.paymentOption !== 'Card') {
      const isWallet = payment.paymentOption === 'PayPal';
      this.#show({ hint: isWallet ? CHECKOUT_MESSAGES.useWalletButton : CHECKOUT_MESSAGES.chooseFirst });
    } else if (cardForm !== 'ready') {
      const isLoading = cardForm === 'loading';
      this.#show({ hint: isLoading ? CHECKOUT_MESSAGES.cardFormStillLoading : CHECKOUT_MESSAGES.cardFormUnusable });
    } else {
      // An invalid form is asked as well: it shows what is wrong, and gives no token.
      if (payment.cardDetailsValid) this.#startCardSubmit();
      this.#form?.submit();
    }
  }

  #startCardSubmit(): void {
    const { payment, isPaid } = this.#snapshot;
    if (payment.paymentOption !== 'Card' || payment.submitting || isPaid) return;
    this.#dispatch({ type: 'submit-started' });
    this.#show({ hint: '' });
    this.#tokenTimer = setTimeout(() => {
      this.#dispatch({ type: 'submit-returned' });
      this.#failCardForm(CHECKOUT_MESSAGES.cardFormSilent);
    }, TOKEN_TIMEOUT_MS);
  }

  #returnCard(): void {
    clearTimeout(this.#tokenTimer);
    if (!this.#isPosting) this.#dispatch({ type: 'submit-returned' });
  }

  #finishCard(token: string): void {
    clearTimeout(this.#tokenTimer);
    const { payment, isPaid } = this.#snapshot;
    if (this.#isPosting || isPaid || payment.paymentOption !== 'Card') return;
    if (payment.cardDetailsValid) {
      void this.#post({ paymentData: token, paymentType: 'CreditCard' });
      return;
    }
    // W3.15: the form's own word gates the post, whatever else it sends.
    this.#dispatch({ type: 'submit-returned' });
    this.#show({ hint: CHECKOUT_MESSAGES.cardDetailsUnchecked });
  }

  async #post(means: PaymentMeans): Promise<void> {
    this.#isPosting = true;
    this.#dispatch({ type: 'payment-posted' });
    const { contentId, currency, lines } = this.#page;
    const submission = buildPaymentSubmission(this.#snapshot.payment, means, contentId);
    const facts: PaymentFacts = { amount: submission.amount, paymentType: means.paymentType, lines };
    void pushShopEvent(addPaymentInfo(facts, currency));
    const outcome = await settlePayment(this.#tools.api, submission);
    this.#isPosting = false;
    if (outcome.kind === 'failed') {
      console.error('<gift-checkout> got no answer to the payment.', outcome.cause);
      this.#dispatch({ type: 'payment-failed' });
      this.#reloadCardForm();
      return;
    }
    const { errors, friendlyErrorMessage } = outcome.answer;
    // Paid comes first: between two pictures the button must not be free again.
    if (errors.length === 0) this.#show({ isPaid: true });
    this.#dispatch({ type: 'payment-answered', errors, friendlyErrorMessage });
    // A one-time token cannot be used twice (W4.42), so the next choice opens a fresh form.
    this.#closeCardForm();
    if (errors.length === 0) await this.#leaveAfter(purchaseGiftshop(facts, outcome.answer));
  }

  /** W4.34 to W4.37: the purchase is told first, and nothing about the telling can hold the visitor for good. */
  async #leaveAfter(purchase: AnalyticsEvent): Promise<void> {
    await pushShopEvent(purchase);
    if (!this.#isOver) this.#tools.leave(this.#snapshot.payment.thankYouRedirectUrl);
  }

  #failCardForm(message: string): void {
    this.#closeCardForm();
    this.#show({ cardForm: 'failed', cardFormMessage: message });
  }

  #reloadCardForm(): void {
    if (!this.#form) return;
    this.#show({ cardForm: 'loading' });
    this.#form.reload();
  }

  #closeCardForm(): void {
    clearTimeout(this.#tokenTimer);
    this.#form?.destroy();
    this.#form = undefined;
    this.#dispatch({ type: 'card-validated', valid: false });
    this.#show({ cardForm: 'closed', cardFormMessage: '' });
  }

  #dispatch(action: PaymentAction): void {
    const payment = nextPaymentState(this.#snapshot.payment, action);
    if (payment.submitting !== this.#snapshot.payment.submitting) this.#watchTime(payment.submitting);
    this.#show({ payment });
  }

  #watchTime(isSubmitting: boolean): void {
    clearTimeout(this.#slowTimer);
    this.#show({ isSlow: false });
    if (isSubmitting) this.#slowTimer = setTimeout(() => this.#show({ isSlow: true }), SLOW_AFTER_MS);
  }

  #show(change: Partial<CheckoutSnapshot>): void {
    const next = { ...this.#snapshot, ...change };
    const keys = Object.keys(change) as (keyof CheckoutSnapshot)[];
    if (keys.every((key) => Object.is(next[key], this.#snapshot[key]))) return;
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}

/** The part of the page that the payment's state holds. */
function paymentPage(page: CheckoutPage): PaymentPage {
  const { amount, siteCountryCode, orderId, thankYouRedirectUrl, firstName, lastName, email, phone, paypalAccepted } =
    page;
  return { amount, siteCountryCode, orderId, thankYouRedirectUrl, firstName, lastName, email, phone, paypalAccepted };
}
