import { describe, expect, it, vi } from 'vitest';
import { AFTERPAY_DESCRIPTOR } from './afterpay/afterpay-wallet.ts';
import { APPLE_PAY_DESCRIPTOR } from './apple-pay/apple-pay-wallet.ts';
import type { ChargeToken } from './core/charge-token.ts';
import { FLYPAY_DESCRIPTOR } from './flypay/flypay-wallet.ts';
import { FLYPAY_V2_DESCRIPTOR } from './flypay-v2/flypay-v2-wallet.ts';
import { GOOGLE_PAY_DESCRIPTOR } from './google-pay/google-pay-wallet.ts';
import { PAYPAL_DESCRIPTOR } from './paypal/paypal-wallet.ts';
import { STRIPE_DESCRIPTOR } from './stripe/stripe-wallet.ts';
import { optionFor, usableWallets, walletsOf, withCredentials } from './usable-wallets.ts';

const token = (type: string, credentials: Record<string, unknown> = {}): ChargeToken => ({
  gateway: { type, mode: 'test' },
  charge: {},
  credentials,
});
const BOTH = { apple: { merchant: 'm1' }, google: { merchant: 'm2' } };
const names = (...args: Parameters<typeof usableWallets>) => usableWallets(...args).map(({ name }) => name);

describe('the wallets of a gateway', () => {
  it.each([
    ['stripe', STRIPE_DESCRIPTOR],
    ['paypal', PAYPAL_DESCRIPTOR],
    ['flypay', FLYPAY_DESCRIPTOR],
    ['flypay_v2', FLYPAY_V2_DESCRIPTOR],
    ['FlypayV2', FLYPAY_V2_DESCRIPTOR],
    ['Afterpay', AFTERPAY_DESCRIPTOR],
  ] as const)('of type %s is its one, which needs no credential of a name [S3.50]', (type, wallet) => {
    expect(usableWallets(token(type), { wallets: ['google'] })).toEqual([wallet]);
    expect(wallet).not.toHaveProperty('name');
  });

  it('of a card gateway are Apple Pay and Google Pay, as far as the merchant has them [S1.07]', () => {
    expect(walletsOf('MasterCard')).toEqual([APPLE_PAY_DESCRIPTOR, GOOGLE_PAY_DESCRIPTOR]);
    expect(names(token('mastercard', BOTH), {})).toEqual(['apple', 'google']);
    expect(names(token('mastercard', { google: { merchant: 'm' } }), {})).toEqual(['google']);
    expect(names(token('mastercard', BOTH), { wallets: ['apple'] })).toEqual(['apple']);
  });

  it('are unavailable for a gateway that is not known', () => {
    for (const type of ['', 'foo', 'constructor', '__proto__']) {
      expect(walletsOf(type)).toEqual([]);
      expect(() => usableWallets(token(type), {})).toThrow(
        expect.objectContaining({ code: 'unknown_gateway', message: `No wallet for gateway type "${type}".` }),
      );
    }
  });

  it('are unavailable when the list names none of them', () => {
    expect(() => usableWallets(token('mastercard', BOTH), { wallets: ['samsung' as 'apple'] })).toThrow(
      expect.objectContaining({
        code: 'not_listed',
        cause: 'invalid_configuration',
        message: 'Wallet meta `wallets` names no wallet of this gateway.',
      }),
    );
  });

  it('are unavailable without a credential, which is named [S6.06]', () => {
    const refused = (meta: object) => {
      try {
        return usableWallets(token('mastercard', { apple: { merchant: '' } }), meta);
      } catch (error) {
        return error;
      }
    };
    expect(refused({})).toMatchObject({
      code: 'no_credentials',
      message: 'The gateway has no merchant credential for apple or google.',
    });
    expect(refused({ wallets: ['google'] })).toMatchObject({
      message: 'The gateway has no merchant credential for google.',
    });
  });
});

describe('options by wallet', () => {
  it('apply to the wallet they name, flat ones to every wallet [S3.38]', () => {
    expect(optionFor('apple', { apple: { button_type: 'buy' } })).toEqual({ button_type: 'buy' });
    expect(optionFor('google', { apple: { button_type: 'buy' } })).toEqual({});
    expect(optionFor('google', { button_type: 'buy' })).toEqual({ button_type: 'buy' });
    for (const odd of [undefined, null, 'x', []]) expect(optionFor('apple', odd)).toEqual({});
  });

  it('leave a wallet that has its gateway for itself what names no other', () => {
    expect(optionFor(undefined, { apple: { button_type: 'buy' }, height: 40 })).toEqual({});
    expect(optionFor(undefined, { height: 40 })).toEqual({ height: 40 });
  });
});

describe('credentials', () => {
  it('of the options stand on top of the token’s, and nobody is asked', async () => {
    const ask = vi.fn();
    const known = await withCredentials(
      token('mastercard', { apple: 1, google: 2 }),
      { credentials: { google: 3 }, gateway_id: 'g1' },
      ask,
    );
    expect(known).toEqual({ ...token('mastercard'), credentials: { apple: 1, google: 3 } });
    expect(ask).not.toHaveBeenCalled();
  });

  it('are asked for where neither has any and a gateway is named [S7.22]', async () => {
    const ask = vi.fn(async (_id: string) => ({ credentials: BOTH as Record<string, unknown> }));
    expect((await withCredentials(token('mastercard'), { gateway_id: 'g1' }, ask)).credentials).toBe(BOTH);
    expect(ask.mock.calls).toEqual([['g1']]);
    ask.mockClear();
    for (const gateway_id of [undefined, '', 5 as unknown as string]) {
      expect((await withCredentials(token('mastercard'), { gateway_id } as object, ask)).credentials).toEqual({});
    }
    expect(ask).not.toHaveBeenCalled();
  });
});
