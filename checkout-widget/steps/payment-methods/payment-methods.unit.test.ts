import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { isApplePaySupported } from './methods-here.ts';
import { chosenPayload, METHOD_TEXTS, offeredMethods, PAYMENT_METHOD_ORDER } from './offered-methods.ts';

const warnings: string[] = [];
const offer = (allowed: readonly string[], isApple = true) => {
  warnings.length = 0;
  return offeredMethods(
    allowed,
    () => isApple,
    (text: string) => warnings.push(text),
  );
};

describe('the methods offered', () => {
  const order = ['card', 'afterpay_checkout', 'applepay_wallet', 'googlepay_wallet', 'paypal_wallet', 'zip_checkout'];

  it('stand in this order, whatever the server’s [C2.16] [C9.01]', () => {
    expect(PAYMENT_METHOD_ORDER).toEqual(order);
    expect(offer(order.toReversed())).toEqual(order);
    expect(offer(['zip_checkout', 'googlepay_wallet', 'card'])).toEqual(['card', 'googlepay_wallet', 'zip_checkout']);
  });

  it('are followed by the others in the server’s order, without doubles and unknown ones [C2.17] [C2.23]', () => {
    expect(offer(['saved_card', 'zip_checkout', 'card', 'foo'])).toEqual(['card', 'zip_checkout', 'saved_card']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('foo');
    expect(offer(['flypay_wallet', 'card', 'bank_account', 'card', 'flypay_wallet'])).toEqual([
      'card',
      'flypay_wallet',
      'bank_account',
    ]);
    expect(warnings).toEqual([]);
  });

  it('hold Apple Pay only where the device has it [C2.15]', () => {
    expect(offer(['applepay_wallet', 'card', 'zip_checkout'], false)).toEqual(['card', 'zip_checkout']);
    expect(offer(['applepay_wallet'], false)).toEqual([]);
    expect(offer([])).toEqual([]);
  });

  it('are called so', () => {
    expect(inEnglish(METHOD_TEXTS.card.label), '[C2.18] cards').toBe('Use Credit or Debit card');
    expect(inEnglish(METHOD_TEXTS.card.title), '[C2.20] cards, in a frame').toBe('Pay with Credit or Debit card');
    expect(inEnglish(METHOD_TEXTS.saved_card), '[C2.19] [C2.24] saved cards, in both').toEqual({
      label: 'Pay with Saved Card',
    });
    expect(inEnglish(METHOD_TEXTS.bank_account), '[C2.21] [C2.24] bank accounts, in both').toEqual({
      label: 'Pay Bank Account',
    });
    const logos = Object.values(METHOD_TEXTS).flatMap(({ label, isLogo }) => (isLogo ? [label] : []));
    expect(logos.sort(), '[C2.22] six logos').toEqual([
      'Afterpay',
      'Apple Pay',
      'FlyPay',
      'Google Pay',
      'PayPal',
      'Zip',
    ]);
  });

  it('are reported by their type alone [C7.07]', () => {
    for (const method of Object.keys(METHOD_TEXTS) as (keyof typeof METHOD_TEXTS)[]) {
      expect(chosenPayload(method)).toEqual({ payment_method_type: method });
    }
  });
});

it('finds Apple Pay where its interface has a version from 3 to 14 and can pay [C5.15]', () => {
  const api = (only: number, pays: unknown) => ({
    ApplePaySession: { supportsVersion: (version: number) => version === only, canMakePayments: () => pays },
  });
  for (const version of [3, 11, 14]) expect(isApplePaySupported(api(version, true)), `${version}`).toBe(true);
  for (const version of [2, 15]) expect(isApplePaySupported(api(version, true)), `${version}`).toBe(false);
  expect(isApplePaySupported(api(14, false))).toBe(false);
  expect(isApplePaySupported({})).toBe(false);
  const broken = {
    supportsVersion: () => true,
    canMakePayments: () => {
      throw new Error('insecure');
    },
  };
  expect(isApplePaySupported({ ApplePaySession: broken })).toBe(false);
});
