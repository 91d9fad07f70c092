import { describe, expect, it } from 'vitest';
import type { DonationFormProps } from '../donation-form.definition.ts';
import { deviceWallets, usableMethods } from './usable-methods.ts';

const ALL = ['card', 'paypal', 'apple-pay', 'google-pay', 'bank-account'] as const;
const page = (change: Partial<DonationFormProps> = {}) =>
  ({
    paymentMethods: ALL,
    applePayScript: '',
    googlePayScript: '',
    bankGatewayId: 'gw-bank',
    paypalGatewayId: '',
    debitAgreement: 'We debit your account.',
    debitAgreementVersion: '1',
    ...change,
  }) as unknown as DonationFormProps;
const NONE = { applePay: false, googlePay: false };

describe('the ways to pay', () => {
  it('are those that the page names, for a single gift without a wallet on the device', () => {
    expect(usableMethods(page(), 'one-off', NONE), '[D1.10] no wallet').toEqual(['Card', 'PayPal']);
    expect(usableMethods(page({ paymentMethods: ['card'] }), 'one-off', NONE)).toEqual(['Card']);
  });

  it('have a wallet where the device has it, or where the page brings its script', () => {
    const device = { applePay: true, googlePay: true };
    expect(usableMethods(page(), 'one-off', device), '[D1.10] wallets').toEqual([
      'Card',
      'PayPal',
      'ApplePay',
      'GooglePay',
    ]);
    expect(usableMethods(page({ googlePayScript: '/g.js' }), 'one-off', NONE)).toContain('GooglePay');
  });

  it('are card and bank account for a monthly gift, and PayPal if its gateway saves accounts', () => {
    const device = { applePay: true, googlePay: true };
    expect(usableMethods(page(), 'monthly', device), '[D1.10] monthly').toEqual(['Card', 'BankAccount']);
    expect(usableMethods(page({ paypalGatewayId: 'gw-paypal' }), 'monthly', device), '[D1.10] unchanged').toEqual([
      'Card',
      'PayPal',
      'BankAccount',
    ]);
  });

  it.each(['bankGatewayId', 'debitAgreement', 'debitAgreementVersion'] as const)(
    'have no bank account without %s',
    (name) => {
      expect(usableMethods(page({ [name]: '' }), 'monthly', NONE), '[D1.11] no agreement').toEqual(['Card']);
    },
  );
});

describe('the wallets of a device', () => {
  const applePay = (canMakePayments: () => boolean) => ({ ApplePaySession: { canMakePayments } });
  const request = (canMakePayment: () => Promise<boolean>) =>
    ({
      PaymentRequest: class {
        canMakePayment = canMakePayment;
      },
    }) as unknown as Parameters<typeof deviceWallets>[1];

  it('are none in a browser without them', async () => {
    expect(await deviceWallets(ALL, {}), '[D1.10] none').toEqual(NONE);
    const refuses = applePay(() => {
      throw new Error('insecure');
    });
    expect(await deviceWallets(ALL, refuses)).toEqual(NONE);
    expect(
      await deviceWallets(
        ALL,
        request(() => Promise.reject(new Error('x'))),
      ),
    ).toEqual(NONE);
  });

  it('are asked for only when the page names them', async () => {
    expect(
      await deviceWallets(
        ALL,
        applePay(() => true),
      ),
    ).toEqual({ applePay: true, googlePay: false });
    expect(
      await deviceWallets(
        ALL,
        request(async () => true),
      ),
    ).toEqual({ applePay: false, googlePay: true });
    const never = () => {
      throw new Error('asked');
    };
    expect(await deviceWallets(['card'], { ...applePay(never), ...request(never) })).toEqual(NONE);
  });
});
