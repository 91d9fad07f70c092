import { message, type Shown } from '#locales/message.ts';
import { fromMinorUnits } from '#rules/money.ts';
import PAYMENT_ANSWERS from '#texts/website/payment-answers';
import type { Payable } from './payable.ts';
import { type Attempt, REJECTED } from './payment-schema.ts';
import type { PaymentTextName } from './payment-texts.ts';

/** The answer of the payment call; `amount` in whole currency units. */
export interface PaymentAnswer {
  errors: Shown[];
  friendlyErrorMessage: Shown;
  amount: number;
  currency: string;
  transactionId: string;
}

/**
 * The state of a payment: `paid` means that its order or donation is paid, by any attempt; `unreceived` means that the
 * submission never arrived.
 */
export type PaymentState = 'paid' | 'pending' | 'refused' | 'unreceived';

/** An answer, with the reason when the payment was refused. */
export interface PayableResult {
  state: PaymentState;
  answer: PaymentAnswer;
  reason?: PaymentTextName;
}

/** The answer to a submission that was refused before the provider was called. */
export function refusal(reason: PaymentTextName, payable?: Payable): PaymentAnswer {
  const text = message(PAYMENT_ANSWERS, reason);
  return {
    errors: [text],
    friendlyErrorMessage: text,
    amount: payable ? fromMinorUnits(payable.totalMinor) : 0,
    currency: payable?.currency ?? '',
    transactionId: '',
  };
}

export const refusedPayment = (reason: PaymentTextName, payable?: Payable): PayableResult => ({
  state: 'refused',
  answer: refusal(reason, payable),
  reason,
});

/** The result of a payable and its attempt; of a paid payable the attempt is the one that paid it. */
export function resultOf(payable: Payable, attempt: Attempt | undefined): PayableResult {
  if (payable.isPaid || attempt?.status === 'accepted') {
    const amount = fromMinorUnits(attempt?.amountMinor ?? payable.totalMinor);
    const transactionId = payable.transactionId ?? attempt?.chargeId ?? '';
    const { currency } = payable;
    return { state: 'paid', answer: { errors: [], friendlyErrorMessage: '', amount, currency, transactionId } };
  }
  const isPending = !attempt || attempt.status === 'pending';
  return { ...refusedPayment(reasonOf(attempt), payable), ...(isPending && { state: 'pending' }) };
}

/** What a bank's reason means to its payer. Every other reason, such as a stolen card, gets the plain sentence. */
const DECLINES: ReadonlyMap<string, PaymentTextName> = new Map([
  ['expired_card', 'declinedExpired'],
  ['incorrect_ccv', 'declinedCcv'],
  ['insufficient_funds', 'declinedFunds'],
  ['limit_exceeded', 'declinedLimit'],
  ['issuer_unavailable', 'bankAway'],
]);

/** Why the provider refused a card or an account, or our request about it. `errorCode` is its code. */
export function refusalReason(errorCode: string | null, declineCode?: string | null): PaymentTextName {
  if (errorCode?.startsWith(REJECTED)) return 'ourFault';
  if (errorCode === 'card_declined') return DECLINES.get(declineCode ?? '') ?? 'declined';
  if (errorCode === 'unreached' || errorCode === 'busy') return errorCode;
  if (errorCode === 'rate_limited') return 'cardLimit';
  if (errorCode === '3ds_not_authenticated') return 'bankRefused';
  if (errorCode?.startsWith('3ds_')) return 'bankCheck';
  return errorCode === 'processing_error' || errorCode === 'abandoned' ? 'failed' : 'badToken';
}

/** What is not the wallet's refusal. */
const OUR_SIDE: readonly PaymentTextName[] = ['unreached', 'busy', 'ourFault'];

function reasonOf(attempt: Attempt | undefined): PaymentTextName {
  if (attempt?.method === 'wallet') return attempt.status === 'pending' ? 'walletPending' : 'walletRefused';
  if (!attempt || attempt.status === 'pending') return 'unknown';
  const reason = refusalReason(attempt.errorCode, attempt.declineCode);
  if (attempt.method === 'paypal') return OUR_SIDE.includes(reason) ? reason : 'walletRefused';
  return reason;
}
