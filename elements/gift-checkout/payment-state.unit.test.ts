import { describe, expect, it } from 'vitest';
import {
  type PaymentAction as AnyPaymentAction,
  type PaymentFormState as AnyPaymentState,
  nextPaymentState,
  startPayment,
} from '#parts/payment/payment-state.ts';
import { inEnglish } from '#testing/in-english.ts';
import type { PaymentPage } from './checkout-page.ts';

type PaymentAction = AnyPaymentAction<PaymentPage>;
type PaymentState = AnyPaymentState<PaymentPage>;

const page: PaymentPage = {
  amount: 45,
  siteCountryCode: 'AUS',
  orderId: 'O-1',
  thankYouRedirectUrl: '/thanks',
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@example.org',
  phone: '0412345678',
  paypalAccepted: true,
};
const reach = (state: PaymentState, ...actions: PaymentAction[]) => actions.reduce(nextPaymentState, state);
const start = startPayment(page);
const card = reach(start, { type: 'option-chosen', option: 'Card' });
const wallet = reach(start, { type: 'option-chosen', option: 'PayPal' });
const valid = reach(card, { type: 'card-validated', valid: true });
const submitting = reach(valid, { type: 'submit-started' }, { type: 'payment-posted' });
const declined: PaymentAction = { type: 'payment-answered', errors: ['x'], friendlyErrorMessage: 'Card declined' };

describe('the payment state', () => {
  it('holds exactly 15 values [W3.14]', () => {
    const keys =
      'amount siteCountryCode orderId thankYouRedirectUrl firstName lastName email phone cardDetailsValid submitting processing submissionError submissionErrorFriendlyMessage paypalAccepted paymentOption';
    const states = [start, card, wallet, valid, submitting, reach(submitting, declined)];
    for (const state of states) expect(Object.keys(state).sort()).toEqual(keys.split(' ').sort());
  });

  it('starts at rest, without an option [W2.39]', () => {
    expect(start).toEqual({
      ...page,
      cardDetailsValid: false,
      submitting: false,
      processing: false,
      submissionError: false,
      submissionErrorFriendlyMessage: '',
      paymentOption: 'None',
    });
  });

  it('takes changed attributes and keeps the rest', () => {
    const changed = reach(submitting, { type: 'page-changed', page: { ...page, amount: 50 } });
    expect(changed).toEqual({ ...submitting, amount: 50 });
  });
});

describe('choosing', () => {
  it('has None, Card and PayPal [W2.39]', () => {
    expect([start, card, wallet].map((state) => state.paymentOption)).toEqual(['None', 'Card', 'PayPal']);
  });

  it('resets to None when the current option is chosen again [W2.40]', () => {
    expect(reach(card, { type: 'option-chosen', option: 'Card' }).paymentOption).toBe('None');
    expect(reach(wallet, { type: 'option-chosen', option: 'PayPal' }).paymentOption).toBe('None');
  });

  it('goes from one option to the other [W2.40]', () => {
    expect(reach(card, { type: 'option-chosen', option: 'PayPal' }).paymentOption).toBe('PayPal');
    expect(reach(wallet, { type: 'option-chosen', option: 'Card' }).paymentOption).toBe('Card');
  });

  it('offers the wallet only where it is accepted [W3.15]', () => {
    const without = startPayment({ ...page, paypalAccepted: false });
    expect(reach(without, { type: 'option-chosen', option: 'PayPal' })).toBe(without);
    expect(reach(wallet, { type: 'page-changed', page: { ...page, paypalAccepted: false } }).paymentOption).toBe(
      'None',
    );
  });

  it('changes nothing while submitting', () => {
    expect(reach(submitting, { type: 'option-chosen', option: 'Card' })).toBe(submitting);
    expect(reach(submitting, { type: 'option-chosen', option: 'PayPal' })).toBe(submitting);
  });

  it('takes an error away [W4.43]', () => {
    const again = reach(submitting, declined, { type: 'option-chosen', option: 'PayPal' });
    expect(again).toMatchObject({
      submissionError: false,
      submissionErrorFriendlyMessage: '',
      paymentOption: 'PayPal',
    });
  });
});

describe('submitting', () => {
  it('follows the card form’s validation [W3.15]', () => {
    expect(valid.cardDetailsValid).toBe(true);
    expect(reach(valid, { type: 'card-validated', valid: false }).cardDetailsValid).toBe(false);
    expect(reach(valid, { type: 'card-validated', valid: true })).toBe(valid);
  });

  it('is submitting from the card form’s submit on, processing until the post [W4.29] [W3.15]', () => {
    const started = reach(valid, { type: 'submit-started' });
    expect(started).toMatchObject({ submitting: true, processing: true });
    expect(reach(started, { type: 'payment-posted' })).toMatchObject({ submitting: true, processing: false });
  });

  it('starts once', () => {
    expect(reach(submitting, { type: 'submit-started' })).toBe(submitting);
  });

  it('comes back when the card form gives no token, and keeps Card', () => {
    const back = reach(valid, { type: 'submit-started' }, { type: 'submit-returned' });
    expect(back).toEqual(valid);
  });

  it('takes an error away [W4.43]', () => {
    const failed = reach(submitting, declined);
    expect(reach(failed, { type: 'submit-started' }).submissionError).toBe(false);
    expect(reach(failed, { type: 'payment-posted' }).submissionErrorFriendlyMessage).toBe('');
  });
});

describe('the response', () => {
  it('ends submitting, with errors and without [W4.30]', () => {
    const paid = reach(submitting, { type: 'payment-answered', errors: [], friendlyErrorMessage: '' });
    expect([paid.submitting, reach(submitting, declined).submitting]).toEqual([false, false]);
  });

  it('is an error only when it lists errors [W4.31]', () => {
    expect(reach(submitting, declined).submissionError).toBe(true);
    const paid = reach(submitting, { type: 'payment-answered', errors: [], friendlyErrorMessage: 'ignored' });
    expect(paid).toMatchObject({ submissionError: false, submissionErrorFriendlyMessage: '', paymentOption: 'Card' });
  });

  it('with errors returns to None and forgets the card [W4.32]', () => {
    expect(reach(submitting, declined)).toMatchObject({ paymentOption: 'None', cardDetailsValid: false });
  });

  it('with errors shows its friendly message [W4.33]', () => {
    expect(reach(submitting, declined).submissionErrorFriendlyMessage).toBe('Card declined');
  });

  it.each(['', '  '])('with errors and the friendly message %j shows the default [W8.18]', (friendlyErrorMessage) => {
    const state = reach(submitting, { type: 'payment-answered', errors: ['x'], friendlyErrorMessage });
    expect(inEnglish(state.submissionErrorFriendlyMessage)).toBe('Submission failed, please contact us');
  });
});

describe('a network failure', () => {
  const failed = reach(submitting, { type: 'payment-failed' });

  it('ends submitting [W4.38]', () => expect(failed.submitting).toBe(false));
  it('is an error [W4.39]', () => expect(failed.submissionError).toBe(true));
  it('returns to None [W4.40]', () => expect(failed.paymentOption).toBe('None'));

  it('shows the friendly message, or the default [W8.19]', () => {
    expect(inEnglish(failed.submissionErrorFriendlyMessage)).toBe('Submission failed, please contact us');
    const withMessage = reach(submitting, { type: 'payment-failed', friendlyErrorMessage: 'Try tomorrow' });
    expect(withMessage.submissionErrorFriendlyMessage).toBe('Try tomorrow');
  });
});

describe('a wallet failure', () => {
  it('returns to None with the wallet’s own message, until the next choice [W4.43]', () => {
    const failed = reach(wallet, { type: 'wallet-failed' });
    expect(inEnglish(failed)).toMatchObject({
      submissionError: true,
      submissionErrorFriendlyMessage: 'PayPal is currently unavailable, please choose another payment method.',
      paymentOption: 'None',
    });
    expect(reach(failed, { type: 'option-chosen', option: 'Card' }).submissionError).toBe(false);
  });
});
