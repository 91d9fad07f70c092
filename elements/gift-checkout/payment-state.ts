import type { SiteCountryCode } from '#website/country.ts';
import { CHECKOUT_MESSAGES } from './checkout-messages.ts';

/** The three payment options (W2.39). */
export type PaymentOption = 'None' | 'Card' | 'PayPal';

/** The page's facts about the payment. `amount` is a decimal in whole currency units. */
export interface PaymentPage {
  readonly amount: number;
  readonly siteCountryCode: SiteCountryCode;
  readonly orderId: string;
  readonly thankYouRedirectUrl: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Whether the wallet is offered. */
  readonly paypalAccepted: boolean;
}

/** The payment's state: exactly these 15 values (W3.14). */
export interface PaymentState extends PaymentPage {
  /** Whether the card form reports valid details; nothing is posted before that. */
  readonly cardDetailsValid: boolean;
  /** From the submit to the response. */
  readonly submitting: boolean;
  /** While the provider turns the card into a token, before the post. */
  readonly processing: boolean;
  readonly submissionError: boolean;
  readonly submissionErrorFriendlyMessage: string;
  readonly paymentOption: PaymentOption;
}

export type PaymentAction =
  | { readonly type: 'page-changed'; readonly page: PaymentPage }
  | { readonly type: 'option-chosen'; readonly option: Exclude<PaymentOption, 'None'> }
  | { readonly type: 'card-validated'; readonly valid: boolean }
  | { readonly type: 'submit-started' }
  | { readonly type: 'submit-returned' }
  | { readonly type: 'payment-posted' }
  | { readonly type: 'payment-answered'; readonly errors: readonly string[]; readonly friendlyErrorMessage: string }
  | { readonly type: 'payment-failed'; readonly friendlyErrorMessage?: string }
  | { readonly type: 'wallet-failed' };

const WITHOUT_ERROR = { submissionError: false, submissionErrorFriendlyMessage: '' };
const AT_REST = { submitting: false, processing: false };

/** The first state of a payment: no option chosen, nothing pending. */
export function startPayment(page: PaymentPage): PaymentState {
  return { ...page, ...AT_REST, ...WITHOUT_ERROR, cardDetailsValid: false, paymentOption: 'None' };
}

/** The next state. Pure; an action that is not possible in the state returns the same state. */
export function nextPaymentState(state: PaymentState, action: PaymentAction): PaymentState {
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
      return failed(state, CHECKOUT_MESSAGES.walletUnavailable);
  }
}

/** W2.40: choosing the current option again resets it. The next choice removes an error (W4.43). */
function chooseOption(state: PaymentState, option: Exclude<PaymentOption, 'None'>): PaymentState {
  if (state.submitting || (option === 'PayPal' && !state.paypalAccepted)) return state;
  return { ...state, ...WITHOUT_ERROR, paymentOption: state.paymentOption === option ? 'None' : option };
}

/** W4.31, W4.32, W4.38 to W4.40: resets the option, and with it the card's values. */
function failed(state: PaymentState, friendlyErrorMessage = ''): PaymentState {
  return {
    ...state,
    ...AT_REST,
    submissionError: true,
    submissionErrorFriendlyMessage: friendlyErrorMessage.trim() || CHECKOUT_MESSAGES.submissionFailed,
    cardDetailsValid: false,
    paymentOption: 'None',
  };
}

function withoutRefusedWallet(state: PaymentState): PaymentState {
  const isRefused = state.paymentOption === 'PayPal' && !state.paypalAccepted && !state.submitting;
  return isRefused ? { ...state, paymentOption: 'None' } : state;
}
