import type { Shown } from '#locales/message.ts';
import { PAYMENT_MESSAGES } from './payment-messages.ts';

/** The ways to pay that a tag may offer. */
export type PaymentMethodName = 'Card' | 'PayPal' | 'ApplePay' | 'GooglePay' | 'BankAccount';
export type PaymentOption = 'None' | PaymentMethodName;
export type FormMethod = 'Card' | 'BankAccount';
export type WalletMethod = Exclude<PaymentMethodName, FormMethod>;

/** Whether the provider's own form asks for the details, in place of a wallet's button. */
export const isFormMethod = (option: PaymentOption): option is FormMethod =>
  option === 'Card' || option === 'BankAccount';

export const WALLET_NAMES: Readonly<Record<WalletMethod, string>> = {
  PayPal: 'PayPal',
  ApplePay: 'Apple Pay',
  GooglePay: 'Google Pay',
};

/** The facts of a payment that every page has; a tag adds its own. */
export interface PaymentPageFacts {
  /** Whether PayPal is offered. */
  readonly paypalAccepted: boolean;
  /** The chosen way to pay stays chosen after a failure; without it, the option returns to None (W4.32, W4.40). */
  readonly keepsChoice?: true;
}

/** How far a payment has come. */
export interface PaymentProgress {
  /** Whether the card form reports valid details; nothing is posted before that. */
  readonly cardDetailsValid: boolean;
  /** From the submit to the response. */
  readonly submitting: boolean;
  /** While the provider turns the card into a token, before the post. */
  readonly processing: boolean;
  readonly submissionError: boolean;
  readonly submissionErrorFriendlyMessage: Shown;
  readonly paymentOption: PaymentOption;
}

/** The payment's state: the page's facts and the progress. */
export type PaymentFormState<Facts extends PaymentPageFacts = PaymentPageFacts> = Facts & PaymentProgress;

export type PaymentAction<Facts extends PaymentPageFacts = PaymentPageFacts> =
  | { readonly type: 'page-changed'; readonly page: Facts }
  | { readonly type: 'option-chosen'; readonly option: PaymentMethodName }
  | { readonly type: 'card-validated'; readonly valid: boolean }
  | { readonly type: 'submit-started' }
  | { readonly type: 'submit-returned' }
  | { readonly type: 'payment-posted' }
  | { readonly type: 'payment-answered'; readonly errors: readonly string[]; readonly friendlyErrorMessage: Shown }
  | { readonly type: 'payment-failed'; readonly friendlyErrorMessage?: Shown }
  | { readonly type: 'wallet-failed'; readonly message?: Shown };

const WITHOUT_ERROR = { submissionError: false, submissionErrorFriendlyMessage: '' };
const AT_REST = { submitting: false, processing: false };

/** The first state of a payment: no option chosen, nothing pending. */
export function startPayment<Facts extends PaymentPageFacts>(page: Facts): PaymentFormState<Facts> {
  return { ...page, ...AT_REST, ...WITHOUT_ERROR, cardDetailsValid: false, paymentOption: 'None' };
}

/** The next state. Pure; an action that is not possible in the state returns the same state. */
export function nextPaymentState<Facts extends PaymentPageFacts>(
  state: PaymentFormState<Facts>,
  action: PaymentAction<Facts>,
): PaymentFormState<Facts> {
  switch (action.type) {
    case 'page-changed':
      return withoutRefusedWallet({ ...state, ...action.page });
    case 'option-chosen':
      return chooseOption(state, action.option);
    case 'card-validated':
      return state.cardDetailsValid === action.valid ? state : { ...state, cardDetailsValid: action.valid };
    case 'submit-started':
      return state.submitting ? state : { ...state, ...WITHOUT_ERROR, submitting: true, processing: true };
    case 'submit-returned':
      return { ...state, ...AT_REST };
    case 'payment-posted':
      return { ...state, ...WITHOUT_ERROR, submitting: true, processing: false };
    case 'payment-answered':
      if (action.errors.length === 0) return { ...state, ...AT_REST };
      return failed(state, action.friendlyErrorMessage);
    case 'payment-failed':
      return failed(state, action.friendlyErrorMessage);
    case 'wallet-failed':
      return { ...failed(state, action.message ?? PAYMENT_MESSAGES.walletUnavailable), paymentOption: 'None' };
  }
}

/** W2.40: choosing the current option again resets it. The next choice removes an error (W4.43). */
function chooseOption<State extends PaymentFormState>(state: State, option: PaymentMethodName): State {
  if (state.submitting || (option === 'PayPal' && !state.paypalAccepted)) return state;
  return { ...state, ...WITHOUT_ERROR, paymentOption: state.paymentOption === option ? 'None' : option };
}

/** W4.31, W4.32, W4.38 to W4.40: resets the option unless the page keeps it, and in any case the card's values. */
function failed<State extends PaymentFormState>(state: State, friendlyErrorMessage: Shown = ''): State {
  return {
    ...state,
    ...AT_REST,
    submissionError: true,
    submissionErrorFriendlyMessage: isBlank(friendlyErrorMessage)
      ? PAYMENT_MESSAGES.submissionFailed
      : friendlyErrorMessage,
    cardDetailsValid: false,
    paymentOption: state.keepsChoice ? state.paymentOption : 'None',
  };
}

function withoutRefusedWallet<State extends PaymentFormState>(state: State): State {
  const isRefused = state.paymentOption === 'PayPal' && !state.paypalAccepted && !state.submitting;
  return isRefused ? { ...state, paymentOption: 'None' } : state;
}

const isBlank = (shown: Shown) => typeof shown === 'string' && shown.trim() === '';
