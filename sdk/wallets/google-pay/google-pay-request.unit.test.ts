import { describe, expect, it } from 'vitest';
import { compact } from '../core/payment-method.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import { ADDRESS, META, OPTIONS, orderOf } from '../testing/wallet-payments.ts';
import {
  GOOGLE_PAY_METHODS,
  GOOGLE_PAY_NETWORKS,
  type GooglePayAddress,
  googlePayEnvironment,
  googlePayMethod,
  googlePayOptions,
  googlePayRequest,
  readyToPayRequest,
} from './google-pay-request.ts';

const requestOf = (more: WalletMeta = {}) =>
  googlePayRequest(orderOf({ ...META, ...more }), { ...META, ...more }, 'm.g', 'own');
const address: GooglePayAddress = {
  name: 'Ann Lee',
  address1: '1 George St',
  address2: 'Level 2',
  locality: 'Sydney',
  administrativeArea: 'NSW',
  postalCode: '2000',
  countryCode: 'AU',
  phoneNumber: '+61400000000',
};
const paymentMethodData = {
  type: 'CARD',
  info: { cardNetwork: 'VISA', cardDetails: '4242', billingAddress: address },
  tokenizationData: { token: '{"signature":"x"}' },
};

describe('the Google Pay request', () => {
  it('is this, by default', () => {
    const request = requestOf();
    expect(request, '[S9.18] version 2.0').toMatchObject({ apiVersion: 2, apiVersionMinor: 0 });
    const [card] = request['allowedPaymentMethods'] as { parameters: Record<string, unknown> }[];
    expect(card?.parameters['allowedAuthMethods'], '[S9.19] two').toEqual(['PAN_ONLY', 'CRYPTOGRAM_3DS']);
    const networks = ['AMEX', 'DISCOVER', 'INTERAC', 'JCB', 'MASTERCARD', 'VISA'];
    expect(card?.parameters['allowedCardNetworks'], '[S9.20] six').toEqual(networks);
    const { transactionInfo } = request;
    expect(transactionInfo, '[S9.22] a final price').toMatchObject({ totalPriceStatus: 'FINAL' });
    expect(transactionInfo, '[S9.26] of au and aud').toMatchObject({ countryCode: 'AU', currencyCode: 'AUD' });
    expect(transactionInfo, '[S3.33] label and amount').toMatchObject({
      totalPrice: '10.50',
      totalPriceLabel: 'Total',
    });
    expect(request['merchantInfo'], '[S3.33] [S3.39] the merchant').toEqual({
      merchantId: 'm.g',
      merchantName: 'Shop',
    });
    expect(request, 'and nothing else').toEqual({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: {
            allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
            allowedCardNetworks: ['AMEX', 'DISCOVER', 'INTERAC', 'JCB', 'MASTERCARD', 'VISA'],
          },
          tokenizationSpecification: {
            type: 'PAYMENT_GATEWAY',
            parameters: { gateway: 'own', gatewayMerchantId: 'm.g' },
          },
        },
      ],
      merchantInfo: { merchantId: 'm.g', merchantName: 'Shop' },
      transactionInfo: {
        totalPriceStatus: 'FINAL',
        totalPrice: '10.50',
        totalPriceLabel: 'Total',
        currencyCode: 'AUD',
        countryCode: 'AU',
      },
      callbackIntents: ['PAYMENT_AUTHORIZATION'],
    });
  });

  it('asks for shipping with both options in order, only when requested [S3.34] [S3.35]', () => {
    const request = requestOf({ request_shipping: true, shipping_options: OPTIONS });
    expect(request).toMatchObject({
      shippingAddressRequired: true,
      shippingAddressParameters: { phoneNumberRequired: true },
      shippingOptionRequired: true,
      shippingOptionParameters: {
        defaultSelectedOptionId: '1',
        shippingOptions: [
          { id: '1', label: 'Std', description: '3 days' },
          { id: '2', label: 'Fast', description: '1 day' },
        ],
      },
      callbackIntents: ['PAYMENT_AUTHORIZATION', 'SHIPPING_ADDRESS', 'SHIPPING_OPTION'],
    });
    for (const more of [{ request_shipping: false, shipping_options: OPTIONS }, {}]) {
      expect(requestOf(more)).not.toHaveProperty('shippingAddressRequired');
      expect(requestOf(more)).not.toHaveProperty('shippingOptionParameters');
    }
    expect(requestOf({ request_shipping: true })['callbackIntents']).toEqual([
      'PAYMENT_AUTHORIZATION',
      'SHIPPING_ADDRESS',
    ]);
  });

  it('asks for the billing address only when requested [S3.36]', () => {
    const parameters = (more: WalletMeta) =>
      (requestOf(more)['allowedPaymentMethods'] as [{ parameters: object }])[0].parameters;
    expect(parameters({ show_billing_address: true })).toMatchObject({
      billingAddressRequired: true,
      billingAddressParameters: { format: 'FULL' },
    });
    for (const more of [{ show_billing_address: false }, {}]) {
      expect(parameters(more)).not.toHaveProperty('billingAddressRequired');
    }
  });

  it('asks for the payer’s email only when requested; Google knows no other datum alone [S3.44]', () => {
    expect(requestOf({ request_payer_email: true })['emailRequired']).toBe(true);
    for (const more of [{ request_payer_name: true }, { request_payer_phone: true }, {}]) {
      expect(requestOf(more)).not.toHaveProperty('emailRequired');
    }
  });

  it('takes raw data on top [S3.38]', () => {
    const raw = { merchantInfo: { merchantId: 'BCR1' } };
    expect(requestOf({ raw_data_initialization: raw })['merchantInfo']).toEqual({ merchantId: 'BCR1' });
  });

  it('is asked in PRODUCTION when live, otherwise in TEST [S9.21]', () => {
    expect([googlePayEnvironment(true), googlePayEnvironment(false)]).toEqual(['PRODUCTION', 'TEST']);
  });

  it('wants a saved card before it is rendered, except in Safari, which does not report it', () => {
    const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
    const chrome = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36';
    expect(readyToPayRequest(safari).existingPaymentMethodRequired).toBe(false);
    expect(readyToPayRequest(chrome).existingPaymentMethodRequired).toBe(true);
    expect(readyToPayRequest('Gecko/20100101 Firefox/130.0')).toEqual({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: { allowedAuthMethods: GOOGLE_PAY_METHODS, allowedCardNetworks: GOOGLE_PAY_NETWORKS },
        },
      ],
      existingPaymentMethodRequired: true,
    });
  });

  it('selects the way that was chosen', () => {
    const order = orderOf({ ...META, request_shipping: true, shipping_options: OPTIONS });
    expect(googlePayOptions(order, order.shippingOptions[1]).defaultSelectedOptionId).toBe('2');
  });
});

describe('the Google Pay payment', () => {
  it('is sent with what Google sends: all but the expiry [S3.53]', () => {
    expect(compact(googlePayMethod({ email: 'a@b.c', paymentMethodData }, orderOf()))).toEqual({
      customer: {
        payer_name: 'Ann Lee',
        payer_email: 'a@b.c',
        payer_phone: '+61400000000',
        payment_source: {
          wallet_type: 'google',
          type: 'CARD',
          card_scheme: 'VISA',
          card_name: 'Ann Lee',
          card_number_last4: '4242',
          ...ADDRESS,
          ref_token: '{"signature":"x"}',
        },
      },
    });
  });

  it('names the card’s holder by the shopper’s address, where Google sends no other name', () => {
    const { billingAddress: _, ...info } = paymentMethodData.info;
    const payment = { paymentMethodData: { ...paymentMethodData, info }, shippingAddress: address };
    expect(googlePayMethod(payment, orderOf()).customer?.payment_source?.card_name, '[S3.51]').toBe('Ann Lee');
  });

  it('omits what Google does not send [S3.51]', () => {
    const bare = { paymentMethodData: { tokenizationData: { token: 't' } } };
    expect(compact(googlePayMethod(bare, orderOf()))).toEqual({
      customer: { payment_source: { wallet_type: 'google', ref_token: 't' } },
    });
    const { billingAddress: _, ...info } = paymentMethodData.info;
    const part = { paymentMethodData: { ...bare.paymentMethodData, info }, shippingAddress: { locality: 'Perth' } };
    expect(compact(googlePayMethod(part, orderOf())), 'no billing address, no name').toEqual({
      customer: {
        payment_source: { wallet_type: 'google', card_scheme: 'VISA', card_number_last4: '4242', ref_token: 't' },
      },
    });
    const shipped = orderOf({ ...META, request_shipping: true });
    expect(compact(googlePayMethod(part, shipped))?.shipping, 'no country').toEqual({ address_city: 'Perth' });
  });

  it('states where and how to deliver, only when shipping was asked for [S3.54]', () => {
    const shipped = orderOf({ ...META, request_shipping: true, shipping_options: OPTIONS });
    const payment = { email: 'a@b.c', paymentMethodData, shippingAddress: address };
    expect(compact(googlePayMethod(payment, shipped, OPTIONS[1]))?.shipping).toEqual({
      method: 'OVERNIGHT',
      options: OPTIONS,
      ...ADDRESS,
      contact: { first_name: 'Ann', last_name: 'Lee', email: 'a@b.c', phone: '+61400000000' },
    });
    expect(googlePayMethod(payment, orderOf())).not.toHaveProperty('shipping');
  });
});
