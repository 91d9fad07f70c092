import { addPaymentInfo, type PaymentFacts, purchaseGiftshop } from '#website/analytics/ecommerce-events.ts';
import { type AnalyticsEvent, pushShopEvent } from '#website/analytics/push-event.ts';
import { BANK_REFUSALS, type BankAnswer, BankStep } from './bank/bank-step.ts';
import type { CardForm } from './card/card-form.ts';
import { CHECKOUT_MESSAGES } from './checkout-messages.ts';
import { type CheckoutPage, paymentPage } from './checkout-page.ts';
import type { CheckoutTools } from './checkout-tools.ts';
import { CheckoutStore } from './gift-checkout-store.ts';
import type { PaymentOption } from './payment-state.ts';
import { buildPaymentSubmission, cardMeans, type PaymentMeans } from './payment-submission.ts';
import { readProviderSettings } from './provider-settings.ts';
import { settlePayment } from './settle-payment.ts';
import { submitHint } from './submit-hint.ts';
import { WalletStep } from './wallet/wallet-step.ts';

/** A card form that gave no token by then, in ms, is not going to: its own requests give up after 20 s. */
export const TOKEN_TIMEOUT_MS = 30_000;

/** One checkout: the card form, the post and what follows it, without drawing. Its state is in `store`. */
export class Checkout {
  readonly store: CheckoutStore;
  readonly wallet: WalletStep;
  readonly bank: BankStep;
  readonly #tools: CheckoutTools;
  #page: CheckoutPage;
  #container: Element | null = null;
  #form: CardForm | undefined;
  #tokenTimer: ReturnType<typeof setTimeout> | undefined;
  #isPosting = false;
  readonly #over = new AbortController();
  /** What can be posted again as it is: the server wanted a bot check first, and there was none. */
  #unchecked: PaymentMeans | undefined;

  constructor(page: CheckoutPage, tools: CheckoutTools) {
    this.#page = page;
    this.#tools = tools;
    this.store = new CheckoutStore(paymentPage(page));
    this.wallet = new WalletStep(this.store, tools.openWallet, (means) => {
      if (!this.#isPosting) void this.#post(means);
    });
    this.bank = new BankStep(this.store, tools.askBank);
  }

  /** Takes the author's changed attributes. */
  update(page: CheckoutPage): void {
    this.#page = page;
    this.store.dispatch({ type: 'page-changed', page: paymentPage(page) });
  }

  /** Where the card form is drawn. */
  readonly attach = (container: Element | null): void => {
    this.#container = container;
  };

  /** Takes everything down. A post under way runs on, because it may have been paid, but nobody is led away or asked about it. */
  end(): void {
    this.#over.abort();
    this.#closeCardForm();
    this.wallet.close();
    this.bank.drop();
    this.store.end();
  }

  choose(option: Exclude<PaymentOption, 'None'>): void {
    if (this.#state.isPaid) return;
    this.store.dispatch({ type: 'option-chosen', option });
    this.store.show({ hint: '' });
    const { payment, cardForm } = this.#state;
    if (payment.paymentOption === 'Card' && (cardForm === 'closed' || cardForm === 'failed')) this.openCardForm();
    if (payment.paymentOption === 'PayPal') this.wallet.open(this.#page);
  }

  /** Opens a fresh card form; also the visitor's retry. */
  openCardForm(): void {
    if (!this.#container || this.#state.payment.submitting) return;
    this.#closeCardForm();
    this.store.show({ hint: '' });
    const settings = readProviderSettings(this.#page);
    if ('missing' in settings) {
      console.error(`<gift-checkout> cannot take cards: add the missing ${settings.missing.join(', ')}.`);
      this.#failCardForm(CHECKOUT_MESSAGES.cardFormNotSetUp);
      return;
    }
    this.store.show({ cardForm: 'loading' });
    this.#form = this.#tools.openCardForm(this.#container, settings, {
      ready: () => this.store.show({ cardForm: 'ready', hint: '' }),
      failed: (cause) => {
        console.error('<gift-checkout> could not show the card form.', cause);
        this.#failCardForm(CHECKOUT_MESSAGES.cardFormNotLoaded);
      },
      validated: (valid) => {
        // Another card is being typed.
        this.#unchecked = undefined;
        this.store.dispatch({ type: 'card-validated', valid });
      },
      // Either the form's answer to our asking, or Enter in one of its fields, after which the form waits to be asked.
      submitted: () => {
        if (!this.#state.payment.submitting) this.submit();
      },
      returned: () => this.#returnCard(),
      finished: (token) => this.#finishCard(token),
    });
  }

  /** The page's submit: asks the card form for a token when Card is chosen (W2.47), else says what to do. */
  submit(): void {
    const { payment, isPaid } = this.#state;
    if (isPaid || payment.submitting) return;
    const hint = submitHint(this.#state);
    if (hint) {
      this.store.show({ hint });
    } else if (this.#unchecked) {
      void this.#post(this.#unchecked);
    } else {
      // An invalid form is asked as well: it shows what is wrong, and gives no token.
      if (payment.cardDetailsValid) this.#startCardSubmit();
      this.#form?.submit();
    }
  }

  get #state() {
    return this.store.snapshot();
  }

  #startCardSubmit(): void {
    const { payment, isPaid } = this.#state;
    if (payment.paymentOption !== 'Card' || payment.submitting || isPaid) return;
    this.store.dispatch({ type: 'submit-started' });
    this.store.show({ hint: '' });
    this.#tokenTimer = setTimeout(() => {
      this.store.dispatch({ type: 'submit-returned' });
      this.#failCardForm(CHECKOUT_MESSAGES.cardFormSilent);
    }, TOKEN_TIMEOUT_MS);
  }

  #returnCard(): void {
    if (this.#isPosting) return;
    clearTimeout(this.#tokenTimer);
    this.store.dispatch({ type: 'submit-returned' });
  }

  #finishCard(token: string): void {
    const { payment, isPaid } = this.#state;
    if (this.#isPosting || isPaid || payment.paymentOption !== 'Card') return;
    clearTimeout(this.#tokenTimer);
    if (payment.cardDetailsValid) {
      // Nothing that the form says from here on counts.
      this.#isPosting = true;
      this.bank.ask(this.#page, token, (answer) => this.#finishBank(token, answer));
      return;
    }
    // W3.15: the form's own word gates the post, whatever else it sends.
    this.store.dispatch({ type: 'submit-returned' });
    this.store.show({ hint: CHECKOUT_MESSAGES.cardDetailsUnchecked });
  }

  #finishBank(token: string, answer: BankAnswer): void {
    if (answer.kind === 'unasked') return void this.#post(cardMeans(token));
    if (answer.kind === 'confirmed') return void this.#post(cardMeans(token, answer.authenticationId));
    if (answer.kind === 'failed') console.error('<gift-checkout> could not ask the bank.', answer.cause);
    this.#isPosting = false;
    this.store.dispatch({ type: 'payment-failed', friendlyErrorMessage: BANK_REFUSALS[answer.kind] });
    this.#closeCardForm();
  }

  async #post(means: PaymentMeans): Promise<void> {
    if (this.#state.isPaid) return;
    this.#isPosting = true;
    this.#unchecked = undefined;
    this.store.dispatch({ type: 'payment-posted' });
    this.store.show({ hint: '' });
    const { contentId, currency, lines, checkoutCategory: category } = this.#page;
    const submission = buildPaymentSubmission(this.#state.payment, means, contentId);
    const facts: PaymentFacts = { amount: submission.amount, paymentType: means.paymentType, lines, category };
    void pushShopEvent(addPaymentInfo(facts, currency));
    const { api, checkPerson } = this.#tools;
    const outcome = await settlePayment(submission, {
      api,
      checkPerson,
      checks: () => this.store.show({ hint: CHECKOUT_MESSAGES.botCheck }),
      follows: () => this.store.show({ isFollowing: true }),
      signal: this.#over.signal,
    });
    this.#isPosting = false;
    this.store.show({ hint: '' });
    if (outcome.kind === 'unchecked') {
      this.#unchecked = means;
      this.store.dispatch({ type: 'submit-returned' });
      this.store.show({ hint: CHECKOUT_MESSAGES.botCheckFailed });
      return;
    }
    if (outcome.kind !== 'answered') {
      console.error('<gift-checkout> got no answer to the payment.', outcome.cause);
      const isUnknown = outcome.kind === 'unknown';
      const friendlyErrorMessage = isUnknown ? outcome.message || CHECKOUT_MESSAGES.outcomeUnknown : '';
      this.store.dispatch({ type: 'payment-failed', friendlyErrorMessage });
      this.wallet.close();
      this.#reloadCardForm();
      return;
    }
    const { errors, friendlyErrorMessage } = outcome.answer;
    const isPaid = errors.length === 0;
    // Paid comes first: between two pictures the button must not be free again.
    this.store.show({ isPaid });
    this.store.dispatch({ type: 'payment-answered', errors, friendlyErrorMessage });
    // A one-time token cannot be used twice (W4.42), so the next choice opens a fresh form.
    this.#closeCardForm();
    this.wallet.close();
    if (isPaid) await this.#leaveAfter(purchaseGiftshop(facts, outcome.answer));
  }

  /** W4.34 to W4.37: the purchase is told first, and nothing about the telling can hold the visitor for good. */
  async #leaveAfter(purchase: AnalyticsEvent): Promise<void> {
    await pushShopEvent(purchase);
    if (!this.#over.signal.aborted) this.#tools.leave(this.#state.payment.thankYouRedirectUrl);
  }

  #failCardForm(message: string): void {
    this.#closeCardForm();
    this.store.show({ cardForm: 'failed', cardFormMessage: message });
  }

  #reloadCardForm(): void {
    if (!this.#form || this.#over.signal.aborted) return;
    this.store.show({ cardForm: 'loading' });
    this.#form.reload();
  }

  #closeCardForm(): void {
    clearTimeout(this.#tokenTimer);
    this.#unchecked = undefined;
    this.#form?.destroy();
    this.#form = undefined;
    this.store.dispatch({ type: 'card-validated', valid: false });
    this.store.show({ cardForm: 'closed', cardFormMessage: '' });
  }
}
