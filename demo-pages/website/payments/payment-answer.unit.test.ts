import { expect, it } from 'vitest';
import { message } from '#locales/message.ts';
import PAYMENT_ANSWERS from '#texts/website/payment-answers';
import type { Payable } from './payable.ts';
import { resultOf } from './payment-answer.ts';
import type { Attempt } from './payment-schema.ts';

const PAYABLE = { totalMinor: 7950, currency: 'AUD', isPaid: false, transactionId: null } as Payable;
const attempt = (values: Partial<Attempt>) =>
  ({ method: 'card', status: 'failed', errorCode: null, amountMinor: 4000, chargeId: null, ...values }) as Attempt;

it.each([
  [undefined, 'unknown', 'pending'],
  [attempt({ status: 'pending' }), 'unknown', 'pending'],
  [attempt({ method: 'wallet', status: 'pending' }), 'walletPending', 'pending'],
  [attempt({ method: 'wallet', status: 'declined' }), 'walletRefused', 'refused'],
  [attempt({ method: 'wallet', errorCode: 'unreached' }), 'walletRefused', 'refused'],
  [attempt({ method: 'paypal', status: 'pending' }), 'unknown', 'pending'],
  [attempt({ method: 'paypal', status: 'declined' }), 'walletRefused', 'refused'],
  [attempt({ method: 'paypal', errorCode: 'unreached' }), 'unreached', 'refused'],
  [attempt({ method: 'paypal', errorCode: 'rejected:unauthorized' }), 'ourFault', 'refused'],
  [attempt({ status: 'declined', errorCode: 'card_declined' }), 'declined', 'refused'],
  [attempt({ errorCode: 'rejected:validation_error' }), 'ourFault', 'refused'],
  [attempt({ errorCode: '3ds_not_authenticated' }), 'bankRefused', 'refused'],
  [attempt({ errorCode: 'unreached' }), 'unreached', 'refused'],
  [attempt({ errorCode: 'rate_limited' }), 'cardLimit', 'refused'],
  [attempt({ errorCode: 'busy' }), 'busy', 'refused'],
  [attempt({ method: 'paypal', errorCode: 'busy' }), 'busy', 'refused'],
  [attempt({ errorCode: '3ds_required' }), 'bankCheck', 'refused'],
  [attempt({ errorCode: 'processing_error' }), 'failed', 'refused'],
  [attempt({ errorCode: 'abandoned' }), 'failed', 'refused'],
  [attempt({ errorCode: 'token_used' }), 'badToken', 'refused'],
  [attempt({ errorCode: 'not_3ds_' }), 'badToken', 'refused'],
  [attempt({ method: 'bank', errorCode: null }), 'badToken', 'refused'],
] as const)('an attempt %j ends with the words "%s", %s', (tried, reason, state) => {
  const text = message(PAYMENT_ANSWERS, reason);
  expect(resultOf(PAYABLE, tried)).toEqual({
    state,
    reason,
    answer: { errors: [text], friendlyErrorMessage: text, amount: 79.5, currency: 'AUD', transactionId: '' },
  });
});

it.each([
  ['the attempt that paid', { transactionId: 'ch_1' }, attempt({ status: 'approved', chargeId: 'ch_1' }), 40, 'ch_1'],
  ['a debit that the bank took', { isPaid: false }, attempt({ status: 'accepted', chargeId: 'ch_2' }), 40, 'ch_2'],
  ['no attempt, as staff may record it', {}, undefined, 79.5, ''],
] as const)('what is paid is answered with its sum: %s', (_, payable, tried, amount, transactionId) => {
  expect(resultOf({ ...PAYABLE, isPaid: true, ...payable }, tried)).toEqual({
    state: 'paid',
    answer: { errors: [], friendlyErrorMessage: '', amount, currency: 'AUD', transactionId },
  });
});
