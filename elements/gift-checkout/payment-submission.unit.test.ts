import { describe, expect, it } from 'vitest';
import { startPayment } from '#parts/payment/payment-state.ts';
import type { PaymentPage } from './checkout-page.ts';
import { buildPaymentSubmission, postedContentId } from './payment-submission.ts';

const state = startPayment<PaymentPage>({
  amount: 50,
  siteCountryCode: 'NZL',
  orderId: 'O-1',
  thankYouRedirectUrl: '/nz/thank-you',
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@example.org',
  phone: '0211234567',
  paypalAccepted: true,
});
const card = { paymentData: 'src1', paymentType: 'CreditCard' } as const;
const wallet = { paymentData: 'w1', paymentType: 'PayPal' } as const;

describe('buildPaymentSubmission', () => {
  it('has exactly the 11 fields [W3.16]', () => {
    expect(buildPaymentSubmission(state, card, 77)).toEqual({
      amount: 50,
      siteCountryCode: 'NZL',
      ipAddress: '',
      orderId: 'O-1',
      paymentData: 'src1',
      paymentType: 'CreditCard',
      firstName: 'Ana',
      lastName: 'Lee',
      email: 'ana@example.org',
      phone: '0211234567',
      contentId: 77,
    });
  });

  it('keeps the amount a decimal in whole currency units [W3.17]', () => {
    expect(buildPaymentSubmission(state, card, '').amount).toBe(50);
    expect(buildPaymentSubmission({ ...state, amount: 12.5 }, card, '').amount).toBe(12.5);
  });

  it('leaves the address empty for a card and for a wallet [W3.18]', () => {
    expect([card, wallet].map((means) => buildPaymentSubmission(state, means, '').ipAddress)).toEqual(['', '']);
  });

  it('carries the card’s or the wallet’s token [W3.19] and names the way of paying [W3.20]', () => {
    expect(buildPaymentSubmission(state, card, '')).toMatchObject({ paymentData: 'src1', paymentType: 'CreditCard' });
    expect(buildPaymentSubmission(state, wallet, '')).toMatchObject({ paymentData: 'w1', paymentType: 'PayPal' });
  });
});

describe('postedContentId', () => {
  it.each([
    ['77', 77],
    ['0', 0],
    ['', ''],
    ['007', '007'],
    ['7.5', '7.5'],
    ['1e3', '1e3'],
    [' 7', ' 7'],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', '9007199254740992'],
    ['umb://document/1', 'umb://document/1'],
  ])('posts %j as %j [W3.21]', (text, posted) => {
    expect(postedContentId(text)).toBe(posted);
  });
});
