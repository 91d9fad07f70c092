import { describe, expect, it } from 'vitest';
import { walletOptions } from './wallet-options.ts';
import { walletStepOutcome } from './wallet-run.ts';
import { WALLET_KINDS } from './wallet-texts.ts';

describe('what a wallet reports', () => {
  it('is success or review in fixed words [C4.04, C8.11, C8.12]', () => {
    expect(walletStepOutcome.payment_success()).toEqual({ status: 'success', message: 'The payment was successful' });
    expect(walletStepOutcome.payment_in_review()).toEqual({
      status: 'in_review',
      message: 'The payment is on fraud review',
    });
  });

  it.each([
    ['applepay_wallet_form.show', 'error in apple pay widget', '[C8.03]'],
    ['googlepay_wallet_form.show', 'error in google pay widget', '[C8.04]'],
    ['paypal_wallet_form.show', 'error in paypal widget', '[C8.05]'],
    ['afterpay_wallet_form', 'error in afterpay checkout widget', '[C8.01]'],
  ] as const)('is an error of %s in its own words, or %s %s', (name, text, _rows) => {
    const kind = WALLET_KINDS[name];
    for (const none of [undefined, '', 'unknown error', 5]) {
      expect(walletStepOutcome.payment_error(kind, none)).toEqual({ status: 'error', message: text });
    }
    expect(walletStepOutcome.payment_error(kind, 'X')).toEqual({ status: 'error', message: 'X' });
  });
});

describe('the options of a wallet', () => {
  it.each([
    ['applepay_wallet_form.show', 'apple'],
    ['googlepay_wallet_form.show', 'google'],
    ['paypal_wallet_form.show', 'paypal'],
    ['afterpay_wallet_form', 'afterpay'],
  ] as const)('of %s are the server’s, and no other wallet', (name, wallet) => {
    const meta = { country: 'AU', wallets: ['apple', 'google'], gateway_id: 'other' };
    const kind = WALLET_KINDS[name];
    const rows = { apple: '[C2.73]', google: '[C2.74]', paypal: '[C2.75]', afterpay: '' }[wallet];
    const { wallets, ...given } = walletOptions({ gateway_id: 'g1', meta }, kind);
    expect(wallets, `${rows} this wallet alone`).toEqual([wallet]);
    expect(given, '[C3.16] the server’s values').toEqual({ country: 'AU', gateway_id: 'g1' });
    expect(walletOptions({}, kind)).toEqual({ wallets: [wallet] });
  });
});
