import { fromMinorUnits } from '#website/money.ts';
import type { Payable } from './payable.ts';
import type { Attempt } from './payment-schema.ts';
import { PAYMENT_TEXTS, type PaymentTextName } from './payment-texts.ts';

/** The answer of the payment call; `amount` in whole currency units. */
export interface PaymentAnswer {
  errors: string[];
  friendlyErrorMessage: string;
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
export interface PaymentResult {
  state: PaymentState;
  answer: PaymentAnswer;
  reason?: PaymentTextName;
}

/** The answer to a submission that was refused before the provider was called. */
export function refusal(reason: PaymentTextName, payable?: Payable): PaymentAnswer {
  const text = PAYMENT_TEXTS[reason];
  return {
    errors: [text],
    friendlyErrorMessage: text,
    amount: payable ? fromMinorUnits(payable.totalMinor) : 0,
    currency: payable?.currency ?? '',
    transactionId: '',
  };
}

export const refused = (reason: PaymentTextName, payable?: Payable): PaymentResult => ({
  state: 'refused',
  answer: refusal(reason, payable),
  reason,
});

/** The result of a payable and its attempt; of a paid payable the attempt is the one that paid it. */
export function resultOf(payable: Payable, attempt: Attempt | undefined): PaymentResult {
  if (payable.isPaid || attempt?.status === 'accepted') {
    const amount = fromMinorUnits(attempt?.amountMinor ?? payable.totalMinor);
    const transactionId = payable.transactionId ?? attempt?.chargeId ?? '';
    const { currency } = payable;
    return { state: 'paid', answer: { errors: [], friendlyErrorMessage: '', amount, currency, transactionId } };
  }
  const isPending = !attempt || attempt.status === 'pending';
  return { ...refused(reasonOf(attempt), payable), ...(isPending && { state: 'pending' }) };
}

function reasonOf(attempt: Attempt | undefined): PaymentTextName {
  if (attempt?.method === 'wallet') return attempt.status === 'pending' ? 'walletPending' : 'walletRefused';
  if (!attempt || attempt.status === 'pending') return 'unknown';
  if (attempt.method === 'paypal') return attempt.errorCode === 'unreached' ? 'unreached' : 'walletRefused';
  if (attempt.status === 'declined') return 'declined';
  if (attempt.errorCode === 'unreached') return 'unreached';
  if (attempt.errorCode === 'rate_limited') return 'cardLimit';
  if (attempt.errorCode?.startsWith('3ds_')) return 'bankCheck';
  return attempt.errorCode === 'processing_error' || attempt.errorCode === 'abandoned' ? 'failed' : 'badToken';
}
