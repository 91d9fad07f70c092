import type { Shown } from '#locales/message.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { type AuthenticateCard, BANK_REFUSALS, type BankPayment, type BankResult, BankStep } from './bank/bank-step.ts';
import type { OpenCardForm } from './card/card-form.ts';
import { CardStep } from './card/card-step.ts';
import { cardMeans, type PaymentMeans } from './payment-means.ts';
import { PAYMENT_MESSAGES } from './payment-messages.ts';
import {
  type FormMethod,
  isFormMethod,
  type PaymentFormState,
  type PaymentMethodName,
  type PaymentPageFacts,
} from './payment-state.ts';
import { type PaymentSnapshot, PaymentStore } from './payment-store.ts';
import { readProviderSettings } from './provider-settings.ts';
import { type PaymentCalls, settlePayment, wasRefused } from './settle-payment.ts';
import { type OpenWallet, WalletStep } from './wallet/wallet-step.ts';

/** What every response to a payment has; `errors` empty means success. */
export interface PaymentReply {
  readonly errors: readonly string[];
  readonly friendlyErrorMessage: Shown;
}

/** What the flow needs of a page. */
export interface PaymentFlowPage extends BankPayment {
  /** The gateway of bank accounts, and the country of their form. */
  readonly bank?: { readonly gatewayId: string; readonly bankCountry: SiteCountryCode };
}

/** One posted payment. */
export interface PostedPayment<Page, Submission> {
  readonly submission: Submission;
  readonly means: PaymentMeans;
  /** The page at the time of the post. */
  readonly page: Page;
}

/** What a tag adds to the flow: its facts, its calls, and what happens with a response. */
export interface PaymentFlowTools<Page, Facts extends PaymentPageFacts, Submission, Reply> {
  /** The name of the tag, for the console. */
  readonly tag: string;
  readonly calls: PaymentCalls<Submission, Reply>;
  readonly openCardForm: OpenCardForm;
  readonly openWallet: OpenWallet<Page>;
  readonly authenticateCard: AuthenticateCard;
  /** Runs the bot check that the server requires after several declines; resolves with its token. */
  readonly checkPerson: () => Promise<string>;
  readonly factsOf: (page: Page) => Facts;
  /** The payer's name from the page, so that nobody types it twice. */
  readonly holderOf: (page: Page) => string;
  readonly submissionOf: (payment: PaymentFormState<Facts>, means: PaymentMeans, page: Page) => Submission;
  /** The payment is about to be posted. */
  readonly posting: (posted: PostedPayment<Page, Submission>) => void;
  /** The server's response; `signal` has aborted when the element was removed meanwhile. */
  readonly responded: (
    response: Reply,
    posted: PostedPayment<Page, Submission>,
    signal: AbortSignal,
  ) => void | Promise<void>;
  /** There was no response: nothing was charged, or whether it was is not known. */
  readonly unanswered?: (isUnknown: boolean, posted: PostedPayment<Page, Submission>) => void;
  /** Why nothing was charged, when there was no response; by default the specified sentence. */
  readonly failureText?: (cause: unknown) => Shown;
  /** Whether an earlier try may have been charged; by default, whether the outcome of the last post is unknown. */
  readonly isUndecided?: () => boolean;
}

/**
 * The hint after a click on the submit button that cannot submit; empty when there is a card form to submit (W2.47).
 */
function submitHint({ payment, cardForm }: PaymentSnapshot): Shown {
  if (payment.paymentOption === 'None') return PAYMENT_MESSAGES.chooseFirst;
  if (cardForm === 'ready') return '';
  return cardForm === 'loading' ? PAYMENT_MESSAGES.cardFormStillLoading : PAYMENT_MESSAGES.cardFormUnusable;
}

/** One payment, without its view: the choice, the bank, the post and its result. Its state is in `store`. */
export class PaymentFlow<
  Page extends PaymentFlowPage,
  Facts extends PaymentPageFacts,
  Submission,
  Reply extends PaymentReply,
> {
  readonly store: PaymentStore<Facts>;
  readonly card: CardStep;
  readonly wallet: WalletStep<Page>;
  readonly bank: BankStep;
  readonly #tools: PaymentFlowTools<Page, Facts, Submission, Reply>;
  #page: Page;
  #isPosting = false;
  /** The way to pay whose form is open. */
  #openForm: FormMethod | undefined;
  readonly #ended = new AbortController();
  /** A refused payment that can be posted again: the server required a bot check, which failed. */
  #unchecked: PaymentMeans | undefined;
  /** The outcome of an earlier post is unknown. */
  #isUndecided = false;

  constructor(page: Page, tools: PaymentFlowTools<Page, Facts, Submission, Reply>) {
    this.#page = page;
    this.#tools = tools;
    const { tag } = tools;
    this.store = new PaymentStore(tools.factsOf(page));
    this.card = new CardStep(this.store, tools.openCardForm, {
      tag,
      isPosting: () => this.#isPosting,
      submit: () => this.submit(),
      changed: () => {
        this.#unchecked = undefined;
      },
      pay: (token) => this.#payWith(token),
      unpostedText: (message) => this.#unpostedText(message),
    });
    this.wallet = new WalletStep(this.store, tools.openWallet, {
      tag,
      pay: (means) => {
        if (!this.#isPosting) void this.#post(means);
      },
    });
    this.bank = new BankStep(this.store, tools.authenticateCard);
  }

  /** Applies the author's changed attributes. */
  update(page: Page): void {
    this.#page = page;
    this.store.dispatch({ type: 'page-changed', page: this.#tools.factsOf(page) });
  }

  /** Removes everything. A pending post continues, because it may be charged, but nothing follows it. */
  end(): void {
    this.#ended.abort();
    this.card.close();
    this.wallet.close();
    this.bank.drop();
    this.store.end();
  }

  choose(option: PaymentMethodName): void {
    if (this.#state.isPaid) return;
    this.store.dispatch({ type: 'option-chosen', option });
    this.store.show({ hint: '' });
    this.#openChosen();
  }

  /** Opens a new card or account form, also when the visitor tries again. */
  openCardForm(): void {
    const page = this.#page;
    const bank = this.#state.payment.paymentOption === 'BankAccount' ? page.bank : undefined;
    const method = bank ? 'BankAccount' : 'Card';
    this.#openForm = method;
    const settings = readProviderSettings({ ...page, ...(bank && { gatewayId: bank.gatewayId }) });
    const holderName = this.#tools.holderOf(page);
    const more = { holderName, ...(bank && { bankCountry: bank.bankCountry }) };
    this.card.open(method, 'missing' in settings ? settings : { ...settings, ...more });
  }

  /** The page's submit button: submits the card form when Card is chosen (W2.47). A wallet has its own button. */
  submit(): void {
    const { payment, isPaid } = this.#state;
    const { paymentOption: option, submitting } = payment;
    if (isPaid || submitting || (option !== 'None' && !isFormMethod(option))) return;
    const hint = submitHint(this.#state);
    if (hint) {
      this.store.show({ hint });
    } else if (this.#unchecked) {
      void this.#post(this.#unchecked);
    } else {
      this.card.submit();
    }
  }

  /** Opens the form or the button of the chosen way to pay, unless it is open. */
  #openChosen(): void {
    const { payment, cardForm } = this.#state;
    const { paymentOption: chosen } = payment;
    if (chosen === 'None' || this.#ended.signal.aborted) return;
    if (!isFormMethod(chosen)) this.wallet.open(this.#page, chosen);
    else if (cardForm === 'closed' || cardForm === 'failed' || this.#openForm !== chosen) this.openCardForm();
  }

  get #state() {
    return this.store.snapshot();
  }

  /** The text for an attempt that was not posted, unless an earlier one may have been charged. */
  #unpostedText(message: Shown): Shown {
    const isUndecided = this.#tools.isUndecided?.() ?? this.#isUndecided;
    return isUndecided ? PAYMENT_MESSAGES.outcomeUnknown : message;
  }

  #payWith(token: string): void {
    this.#isPosting = true;
    if (this.#openForm === 'BankAccount') {
      void this.#post({ paymentData: token, paymentType: 'BankAccount' });
    } else {
      this.bank.authenticate(this.#page, token, (response) => this.#finishBank(token, response));
    }
  }

  #finishBank(token: string, response: BankResult): void {
    if (response.kind === 'unasked') return void this.#post(cardMeans(token));
    if (response.kind === 'confirmed') return void this.#post(cardMeans(token, response.authenticationId));
    if (response.kind === 'failed')
      console.error(`<${this.#tools.tag}> could not authenticate the card with its bank.`, response.cause);
    this.#isPosting = false;
    const friendlyErrorMessage = this.#unpostedText(BANK_REFUSALS[response.kind]);
    this.store.dispatch({ type: 'payment-failed', friendlyErrorMessage });
    this.card.close();
    this.#openChosen();
  }

  async #post(means: PaymentMeans): Promise<void> {
    if (this.#state.isPaid) return;
    this.#isPosting = true;
    this.#unchecked = undefined;
    this.store.dispatch({ type: 'payment-posted' });
    this.store.show({ hint: '' });
    const { tag, calls, checkPerson, submissionOf, posting, responded, unanswered, failureText } = this.#tools;
    const page = this.#page;
    const posted = { submission: submissionOf(this.#state.payment, means, page), means, page };
    posting(posted);
    const outcome = await settlePayment(posted.submission, {
      calls,
      checkPerson,
      checks: () => this.store.show({ hint: PAYMENT_MESSAGES.botCheck }),
      follows: () => this.store.show({ isFollowing: true }),
      signal: this.#ended.signal,
    });
    this.#isPosting = false;
    this.store.show({ hint: '' });
    if (outcome.kind === 'unchecked') {
      this.#unchecked = means;
      this.store.dispatch({ type: 'submit-returned' });
      this.store.show({ hint: this.#unpostedText(PAYMENT_MESSAGES.botCheckFailed) });
      return;
    }
    if (outcome.kind === 'unknown') this.#isUndecided = true;
    else if (outcome.kind === 'responded' || !wasRefused(outcome.cause)) this.#isUndecided = false;
    if (outcome.kind !== 'responded') {
      console.error(`<${tag}> got no response to the payment.`, outcome.cause);
      const friendlyErrorMessage =
        outcome.kind === 'unknown'
          ? outcome.message || PAYMENT_MESSAGES.outcomeUnknown
          : (failureText?.(outcome.cause) ?? '');
      this.store.dispatch({ type: 'payment-failed', friendlyErrorMessage });
      this.wallet.close();
      if (!this.#ended.signal.aborted) this.card.reload();
      this.#openChosen();
      unanswered?.(outcome.kind === 'unknown', posted);
      return;
    }
    const { errors, friendlyErrorMessage } = outcome.response;
    // Set first, so that the button is never enabled between the two changes.
    this.store.show({ isPaid: errors.length === 0 });
    this.store.dispatch({ type: 'payment-answered', errors, friendlyErrorMessage });
    // A one-time token cannot be used twice (W4.42), so the next choice opens a new form.
    this.card.close();
    this.wallet.close();
    if (errors.length > 0) this.#openChosen();
    await responded(outcome.response, posted, this.#ended.signal);
  }
}
