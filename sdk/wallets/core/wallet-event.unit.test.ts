import { describe, expect, it, vi } from 'vitest';
import { jwt } from '../../client/testing/client-fakes.ts';
import { WalletButtons } from '../wallet-buttons.ts';
import { WALLET_EVENT, walletEventName } from './wallet-event.ts';
import type { AnyWalletEventName } from './wallet-listener.ts';

const NAMES = [
  'loaded',
  'unavailable',
  'update',
  'payment_success',
  'payment_in_review',
  'payment_error',
  'payment_method_selected',
  'button_click',
  'checkout_open',
  'checkout_close',
  'auth_tokens_changed',
  'callback',
];
const OLDER = {
  paymentSuccessful: 'payment_success',
  paymentInReview: 'payment_in_review',
  paymentError: 'payment_error',
  authTokensChanged: 'auth_tokens_changed',
  onClick: 'button_click',
  onCheckoutOpen: 'checkout_open',
  onCheckoutClose: 'checkout_close',
  onLoaded: 'loaded',
};
const buttons = () => new WalletButtons('#pay', jwt({ gateway: { type: 'stripe' } }));

describe('the events of wallet buttons', () => {
  it('are these twelve [S4.33]', () => {
    expect(Object.values(WALLET_EVENT).sort()).toEqual([...NAMES].sort());
  });

  it('call success payment_success, under the name PAYMENT_SUCCESSFUL [S4.37]', () => {
    expect(WALLET_EVENT.PAYMENT_SUCCESSFUL).toBe('payment_success');
    expect(() => buttons().on('payment_successful' as 'payment_success', vi.fn())).toThrow('invalid wallet event');
  });

  it.each(NAMES)('on(%s) is accepted [S4.33] [S5.15]', (name) => {
    expect(buttons().on(name as AnyWalletEventName, vi.fn())).toBeTypeOf('function');
    expect(buttons().on(name as AnyWalletEventName)).toBeInstanceOf(Promise);
  });

  it.each(Object.entries(OLDER))('the older %s means %s', (older, name) => {
    expect(walletEventName(older)).toBe(name);
    expect(buttons().on(older as AnyWalletEventName, vi.fn())).toBeTypeOf('function');
  });

  it.each(['foo', '', 'LOADED', 'toString', '__proto__', 'constructor', undefined, null, 1, Symbol.iterator])(
    'on(%s) throws in exactly these words [S5.15]',
    (name) => {
      expect(() => buttons().on(name as 'loaded', vi.fn())).toThrow(/^invalid wallet event$/);
      expect(() => buttons().on(name as 'loaded')).toThrow(/^invalid wallet event$/);
    },
  );
});
