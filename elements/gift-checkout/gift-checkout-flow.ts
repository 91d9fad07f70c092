import { addPaymentInfo, type PaymentFacts, purchaseGiftshop } from '#website/analytics/ecommerce-events.ts';
import { type AnalyticsEvent, pushShopEvent } from '#website/analytics/push-event.ts';
import { BANK_REFUSALS, type BankAnswer, BankStep } from './bank/bank-step.ts';
import { CardStep } from './card/card-step.ts';
import { CHECKOUT_MESSAGES } from './checkout-messages.ts';
import { type CheckoutPage, paymentPage } from './checkout-page.ts';
import type { CheckoutTools } from './checkout-tools.ts';
import { CheckoutStore } from './gift-checkout-store.ts';
import type { PaymentOption } from './payment-state.ts';
import { buildPaymentSubmission, cardMeans, type PaymentMeans } from './payment-submission.ts';
import { settlePayment } from './settle-payment.ts';
import { submitHint } from './submit-hint.ts';
import { WalletStep } from './wallet/wallet-step.ts';

/** One checkout, without its view: the choice, the bank, the post and its result. Its state is in `store`. */
export class Checkout {
  readonly store: CheckoutStore;
  readonly card: CardStep;
  readonly wallet: WalletStep;
  readonly bank: BankStep;
  readonly #tools: CheckoutTools;
  #page: CheckoutPage;
  #isPosting = false;
  readonly #ended = new AbortController();
  /** A refused payment that can be posted again: the server required a bot check, which failed. */
  #unchecked: PaymentMeans | undefined;

  constructor(page: CheckoutPage, tools: CheckoutTools) {
    this.#page = page;
    this.#tools = tools;
    this.store = new CheckoutStore(paymentPage(page));
    this.card = new CardStep(this.store, tools.openCardForm, {
      isPosting: () => this.#isPosting,
      submit: () => this.submit(),
      changed: () => {
        this.#unchecked = undefined;
      },
      pay: (token) => {
        this.#isPosting = true;
        this.bank.ask(this.#page, token, (answer) => this.#finishBank(token, answer));
      },
    });
    this.wallet = new WalletStep(this.store, tools.openWallet, (means) => {
      if (!this.#isPosting) void this.#post(means);
    });
    this.bank = new BankStep(this.store, tools.askBank);
  }

  /** Applies the author's changed attributes. */
  update(page: CheckoutPage): void {
    this.#page = page;
    this.store.dispatch({ type: 'page-changed', page: paymentPage(page) });
  }

  /** Removes everything. A pending post continues, because it may be charged, but nothing follows it. */
  end(): void {
    this.#ended.abort();
    this.card.close();
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

  /** Opens a new card form, also when the visitor tries again. */
  openCardForm(): void {
    this.card.open(this.#page);
  }

  /** The page's submit button: submits the card form when Card is chosen (W2.47), otherwise shows what to do. */
  submit(): void {
    const { payment, isPaid } = this.#state;
    if (isPaid || payment.submitting) return;
    const hint = submitHint(this.#state);
    if (hint) {
      this.store.show({ hint });
    } else if (this.#unchecked) {
      void this.#post(this.#unchecked);
    } else {
      this.card.submit();
    }
  }

  get #state() {
    return this.store.snapshot();
  }

  #finishBank(token: string, answer: BankAnswer): void {
    if (answer.kind === 'unasked') return void this.#post(cardMeans(token));
    if (answer.kind === 'confirmed') return void this.#post(cardMeans(token, answer.authenticationId));
    if (answer.kind === 'failed')
      console.error('<gift-checkout> could not authenticate the card with its bank.', answer.cause);
    this.#isPosting = false;
    this.store.dispatch({ type: 'payment-failed', friendlyErrorMessage: BANK_REFUSALS[answer.kind] });
    this.card.close();
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
      signal: this.#ended.signal,
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
      console.error('<gift-checkout> got no response to the payment.', outcome.cause);
      const isUnknown = outcome.kind === 'unknown';
      const friendlyErrorMessage = isUnknown ? outcome.message || CHECKOUT_MESSAGES.outcomeUnknown : '';
      this.store.dispatch({ type: 'payment-failed', friendlyErrorMessage });
      this.wallet.close();
      if (!this.#ended.signal.aborted) this.card.reload();
      return;
    }
    const { errors, friendlyErrorMessage } = outcome.answer;
    const isPaid = errors.length === 0;
    // Set first, so that the button is never enabled between the two changes.
    this.store.show({ isPaid });
    this.store.dispatch({ type: 'payment-answered', errors, friendlyErrorMessage });
    // A one-time token cannot be used twice (W4.42), so the next choice opens a new form.
    this.card.close();
    this.wallet.close();
    if (isPaid) await this.#leaveAfter(purchaseGiftshop(facts, outcome.answer));
  }

  /** W4.34 to W4.37: reports the purchase first. The report has a time limit, so the page always leaves. */
  async #leaveAfter(purchase: AnalyticsEvent): Promise<void> {
    await pushShopEvent(purchase);
    if (!this.#ended.signal.aborted) this.#tools.leave(this.#state.payment.thankYouRedirectUrl);
  }
}
