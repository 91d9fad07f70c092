import { describe, expect, it } from 'vitest';
import { compact } from '../core/payment-method.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import { ADDRESS, META, OPTIONS, orderOf } from '../testing/wallet-payments.ts';
import { APPLE_BUTTON_RADIUS } from './apple-pay.ts';
import {
  APPLE_PAY_VERSION,
  type ApplePayContact,
  applePayMethod,
  applePayMethods,
  applePayRequest,
  applePayVersion,
  isCapable,
} from './apple-pay-request.ts';

const requestOf = (more: WalletMeta = {}) => applePayRequest(orderOf({ ...META, ...more }), { ...META, ...more });
const contact: ApplePayContact = {
  givenName: 'Ann',
  familyName: 'Lee',
  emailAddress: 'a@b.c',
  phoneNumber: '+61400000000',
  addressLines: ['1 George St', 'Level 2'],
  locality: 'Sydney',
  administrativeArea: 'NSW',
  postalCode: '2000',
  countryCode: 'au',
};
const token = {
  paymentData: { data: 'x', version: 'EC_v1' },
  paymentMethod: { displayName: 'Visa 4242', network: 'Visa', type: 'credit' },
};

describe('the Apple Pay request', () => {
  it('is this, by default', () => {
    const request = requestOf();
    const { countryCode, currencyCode, merchantCapabilities, supportedNetworks, total } = request;
    expect(merchantCapabilities, '[S9.14] three').toEqual(['supports3DS', 'supportsCredit', 'supportsDebit']);
    expect(supportedNetworks, '[S9.15] four').toEqual(['visa', 'masterCard', 'amex', 'discover']);
    expect([countryCode, currencyCode], '[S9.25] of au and aud').toEqual(['AU', 'AUD']);
    expect(total, '[S3.33] label and amount').toEqual({ label: 'Total', amount: '10.50', type: 'final' });
    expect(request, 'and nothing else').toEqual({
      countryCode: 'AU',
      currencyCode: 'AUD',
      merchantCapabilities: ['supports3DS', 'supportsCredit', 'supportsDebit'],
      supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
      total: { label: 'Total', amount: '10.50', type: 'final' },
    });
  });

  it('has the constants of the specification [S9.13] [S9.10]', () => {
    expect([APPLE_PAY_VERSION, APPLE_BUTTON_RADIUS]).toEqual([14, 5]);
  });

  it.each([
    [20, 14],
    [14, 14],
    [13, 13],
    [3, 3],
    [2, undefined],
  ])('is for the newest version up to 14 and from 3: on a device of version %i, %s', (newest, version) => {
    expect(applePayVersion((asked) => asked <= newest)).toBe(version);
  });

  it('asks for shipping with both options in order, only when requested [S3.34] [S3.35]', () => {
    const request = requestOf({ request_shipping: true, shipping_options: OPTIONS });
    expect(request['requiredShippingContactFields']).toEqual(['name', 'postalAddress', 'email', 'phone']);
    expect(request['shippingMethods']).toEqual([
      { identifier: '1', label: 'Std', detail: '3 days', amount: '5' },
      { identifier: '2', label: 'Fast', detail: '1 day', amount: '9.5' },
    ]);
    for (const more of [{ request_shipping: false, shipping_options: OPTIONS }, {}]) {
      expect(requestOf(more)).not.toHaveProperty('requiredShippingContactFields');
      expect(requestOf(more)).not.toHaveProperty('shippingMethods');
    }
  });

  it('asks for the billing address only when requested [S3.36]', () => {
    expect(requestOf({ show_billing_address: true })['requiredBillingContactFields']).toEqual([
      'name',
      'postalAddress',
    ]);
    for (const more of [{ show_billing_address: false }, {}]) {
      expect(requestOf(more)).not.toHaveProperty('requiredBillingContactFields');
    }
  });

  it.each(['name', 'email', 'phone'])('asks for the payer’s %s alone [S3.44]', (datum) => {
    expect(requestOf({ [`request_payer_${datum}`]: true })['requiredShippingContactFields']).toEqual([datum]);
  });

  it('takes raw data on top [S3.38]', () => {
    const raw = { supportsCouponCode: true, countryCode: 'NZ' };
    expect(requestOf({ raw_data_initialization: raw })).toMatchObject(raw);
  });

  it('has the chosen way of delivery first', () => {
    const order = orderOf({ ...META, request_shipping: true, shipping_options: OPTIONS });
    expect(applePayMethods(order, order.shippingOptions[1]).map(({ identifier }) => identifier)).toEqual(['2', '1']);
    const bare = { ...order, shippingOptions: [{ id: '3', label: 'Ferry' }] };
    expect(applePayMethods(bare), 'free, without a description').toEqual([
      { identifier: '3', label: 'Ferry', detail: '', amount: '0' },
    ]);
  });
});

describe('the capability check', () => {
  const NAMES = ['credentials_available', 'credentials_status_unknown', 'credentials_unavailable'];
  const STATES = ['paymentCredentialsAvailable', 'paymentCredentialStatusUnknown', 'paymentCredentialsUnavailable'];

  it('needs usable credentials by default [S9.16] [S3.40]', () => {
    expect([...STATES, 'applePayUnsupported', undefined].filter((state) => isCapable(state))).toEqual([STATES[0]]);
  });

  it.each(NAMES.map((name, index) => [name, STATES[index]]))('knows %s as %s [S9.17] [S3.40]', (name, state) => {
    expect(STATES.filter((answer) => isCapable(answer, [name as string]))).toEqual([state]);
  });

  it('matches nothing by a name it does not know', () => {
    expect(STATES.filter((state) => isCapable(state, ['toString', 'x']))).toEqual([]);
    expect(isCapable(undefined, ['x'])).toBe(false);
    expect(isCapable(STATES[1], NAMES), 'one of several').toBe(true);
  });
});

describe('the Apple Pay payment', () => {
  const shipped = orderOf({ ...META, request_shipping: true, shipping_options: OPTIONS });

  it('is sent with what Apple sends: all but the expiry [S3.53]', () => {
    expect(compact(applePayMethod({ token, billingContact: contact, shippingContact: contact }, orderOf()))).toEqual({
      customer: {
        payer_name: 'Ann Lee',
        payer_email: 'a@b.c',
        payer_phone: '+61400000000',
        payment_source: {
          wallet_type: 'apple',
          type: 'credit',
          card_scheme: 'Visa',
          card_name: 'Ann Lee',
          card_number_last4: '4242',
          ...ADDRESS,
          ref_token: '{"data":"x","version":"EC_v1"}',
        },
      },
    });
  });

  it('names the card’s holder by the shopper, where Apple sends no other name', () => {
    const payment = { token, shippingContact: contact };
    expect(applePayMethod(payment, orderOf()).customer?.payment_source?.card_name, '[S3.51]').toBe('Ann Lee');
  });

  it('names the payer by the card’s holder, where Apple sends no other name', () => {
    expect(applePayMethod({ token, billingContact: contact }, orderOf()).customer?.payer_name).toBe('Ann Lee');
  });

  it('has the last four digits of the card, which end its name', () => {
    const last4 = (displayName: string) =>
      applePayMethod({ token: { ...token, paymentMethod: { displayName } } }, orderOf()).customer?.payment_source
        ?.card_number_last4;
    expect([last4('Club 2000 Visa 4242'), last4('Visa')]).toEqual(['4242', undefined]);
  });

  it('omits what Apple does not send [S3.51]', () => {
    expect(compact(applePayMethod({ token: { paymentData: { a: 1 } } }, orderOf()))).toEqual({
      customer: { payment_source: { wallet_type: 'apple', ref_token: '{"a":1}' } },
    });
  });

  it('states where and how to deliver, only when shipping was asked for [S3.54]', () => {
    const payment = { token, shippingContact: contact };
    expect(compact(applePayMethod(payment, shipped, OPTIONS[1]))?.shipping).toEqual({
      method: 'OVERNIGHT',
      options: OPTIONS,
      ...ADDRESS,
      contact: { first_name: 'Ann', last_name: 'Lee', email: 'a@b.c', phone: '+61400000000' },
    });
    expect(applePayMethod(payment, orderOf())).not.toHaveProperty('shipping');
  });
});
