import { describe, expect, it } from 'vitest';
import { compact } from '../core/payment-method.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import { ADDRESS, META, OPTIONS, orderOf } from '../testing/wallet-payments.ts';
import {
  assertLoadParameters,
  stripeMethod,
  stripeOptions,
  stripePaymentRequest,
  stripeScriptQuery,
} from './stripe-request.ts';

const requestOf = (more: WalletMeta = {}, charge?: object) =>
  stripePaymentRequest(orderOf({ ...META, ...more }, charge), { ...META, ...more });

describe('the Stripe-type payment request', () => {
  it('is this, by default [S9.24] [S3.33]', () => {
    expect(requestOf()).toEqual({ country: 'AU', currency: 'aud', total: { label: 'Total', amount: 1050 } });
  });

  it.each([
    [10.999, 1099],
    [10, 1000],
    [19.99, 1999],
    [0.29, 29],
    ['1.005', 100],
  ])('over %s is over %i minor units [S9.23]', (amount, minor) => {
    expect(requestOf({}, { amount, currency: 'AUD' })['total']).toEqual({ label: 'Total', amount: minor });
  });

  it.each(['Name', 'Email', 'Phone'])('asks for the payer’s %s alone [S3.44]', (datum) => {
    const request = requestOf({ [`request_payer_${datum.toLowerCase()}`]: true });
    expect(Object.entries(request).filter(([key]) => key.startsWith('requestPayer'))).toEqual([
      [`requestPayer${datum}`, true],
    ]);
    expect(Object.keys(requestOf()).filter((key) => key.startsWith('request'))).toEqual([]);
  });

  it('asks for shipping with both options in order, only when requested [S3.34] [S3.35]', () => {
    const request = requestOf({ request_shipping: true, shipping_options: OPTIONS });
    expect(request).toMatchObject({ requestShipping: true });
    expect(request['shippingOptions']).toEqual([
      { id: '1', label: 'Std', detail: '3 days', amount: 500 },
      { id: '2', label: 'Fast', detail: '1 day', amount: 950 },
    ]);
    for (const more of [{ request_shipping: false, shipping_options: OPTIONS }, {}]) {
      expect(requestOf(more)).not.toHaveProperty('requestShipping');
      expect(requestOf(more)).not.toHaveProperty('shippingOptions');
    }
  });

  it('leaves out the wallets that the merchant does not list [S3.37]', () => {
    const all = ['applePay', 'googlePay', 'link', 'browserCard'];
    expect(requestOf({ wallets: ['apple'] })['disableWallets']).toEqual(all.filter((name) => name !== 'applePay'));
    expect(requestOf({ wallets: ['google'] })['disableWallets']).toEqual(all.filter((name) => name !== 'googlePay'));
    expect(requestOf()).not.toHaveProperty('disableWallets');
  });

  it('takes raw data on top [S3.38]', () => {
    expect(requestOf({ raw_data_initialization: { displayItems: [1] } })).toMatchObject({
      displayItems: [1],
      country: 'AU',
    });
  });

  it('has the chosen way of delivery first', () => {
    const order = orderOf({ ...META, request_shipping: true, shipping_options: OPTIONS });
    expect(stripeOptions(order, order.shippingOptions[1]).map(({ id }) => id)).toEqual(['2', '1']);
    const bare = { ...order, shippingOptions: [{ id: '3', label: 'Ferry' }] };
    expect(stripeOptions(bare), 'free, without a description').toEqual([
      { id: '3', label: 'Ferry', detail: '', amount: 0 },
    ]);
  });
});

describe('the load parameters', () => {
  it.each([{}, { advancedFraudSignals: true }, { advancedFraudSignals: false }])(
    '%j are accepted [S5.40] [S5.41]',
    (given) => {
      expect(() => assertLoadParameters(given)).not.toThrow();
    },
  );

  it.each(['x', null, [], 7, () => {}])('%s are rejected [S5.40]', (given) => {
    expect(() => assertLoadParameters(given)).toThrow(/must be an object/);
  });

  it.each([{ advancedFraudSignals: 'true' }, { advancedFraudSignals: true, foo: 1 }, { foo: true }])(
    '%j are rejected [S5.41]',
    (given) => {
      expect(() => assertLoadParameters(given)).toThrow(/only a boolean advancedFraudSignals/);
    },
  );

  it('go into the script’s address', () => {
    expect(String(stripeScriptQuery({ advancedFraudSignals: false }))).toBe('advancedFraudSignals=false');
    expect(String(stripeScriptQuery())).toBe('');
  });
});

describe('the Stripe-type payment', () => {
  const payment = { paymentMethod: { id: 'pm_1' }, payerName: 'Ann', payerEmail: 'a@b.c', payerPhone: '+61400000000' };

  it('names the method and the payer [S3.52] [S3.53]', () => {
    expect(compact(stripeMethod(payment, orderOf()))).toEqual({
      payment_method_id: 'pm_1',
      customer: {
        payer_name: 'Ann',
        payer_email: 'a@b.c',
        payer_phone: '+61400000000',
        payment_source: { wallet_type: 'stripe', ref_token: 'pm_1' },
      },
    });
  });

  it('sends all fourteen data of a card, and leaves out those that are absent [S3.51]', () => {
    const card = { brand: 'visa', funding: 'credit', last4: '4242', exp_month: 4, exp_year: 2030 };
    const address = {
      line1: '1 George St',
      line2: 'Level 2',
      city: 'Sydney',
      postal_code: '2000',
      state: 'NSW',
      country: 'AU',
    };
    const source = (billing: typeof address | null, walletName?: string, wallet?: { type: string } | null) => {
      const paymentMethod = {
        id: 'pm_1',
        card: { ...card, wallet },
        billing_details: { name: 'Ann Lee', address: billing },
      };
      return compact(stripeMethod({ ...payment, paymentMethod, ...(walletName && { walletName }) }, orderOf()))
        ?.customer?.payment_source;
    };
    const full = {
      wallet_type: 'google',
      type: 'google_pay',
      card_scheme: 'visa',
      card_name: 'Ann Lee',
      card_number_last4: '4242',
      expire_month: 4,
      expire_year: 2030,
      ...ADDRESS,
      ref_token: 'pm_1',
    };
    expect(source(address, 'googlePay')).toEqual(full);
    expect(source(address, undefined, { type: 'google_pay' }), 'without a name of the sheet').toEqual(full);
    expect(source(address, undefined, null), 'nor a wallet').toMatchObject({ wallet_type: 'stripe', type: 'credit' });
    expect(source(address, 'browserCard'), 'no wallet').toEqual({ ...full, wallet_type: 'stripe', type: 'credit' });
    expect(Object.keys(full)).toHaveLength(14);
    const absent = Object.keys(ADDRESS);
    const kept = Object.fromEntries(Object.entries(full).filter(([key]) => !absent.includes(key)));
    expect(source(null, 'applePay')).toEqual({ ...kept, wallet_type: 'apple', type: 'apple_pay' });
  });

  it('states where and how to deliver, only when shipping was asked for [S3.54]', () => {
    const shipped = orderOf({ ...META, request_shipping: true, shipping_options: OPTIONS });
    const shippingAddress = {
      recipient: 'Ann Lee',
      addressLine: ['1 George St', 'Level 2'],
      city: 'Sydney',
      region: 'NSW',
      postalCode: '2000',
      country: 'AU',
      phone: '+61499999999',
    };
    expect(compact(stripeMethod({ ...payment, shippingAddress }, shipped, OPTIONS[0]))?.shipping).toEqual({
      method: 'GROUND',
      options: OPTIONS,
      ...ADDRESS,
      contact: { first_name: 'Ann', last_name: 'Lee', email: 'a@b.c', phone: '+61499999999' },
    });
    expect(stripeMethod({ ...payment, shippingAddress }, orderOf())).not.toHaveProperty('shipping');
    const contact = { email: 'a@b.c', phone: '+61400000000' };
    const unknown = { method: 'GROUND', options: OPTIONS, contact };
    for (const address of [null, {}])
      expect(compact(stripeMethod({ ...payment, shippingAddress: address }, shipped, OPTIONS[0]))?.shipping).toEqual(
        unknown,
      );
  });
});
