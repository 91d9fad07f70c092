import { describe, expect, it } from 'vitest';
import {
  paypalCapture,
  paypalOrderRequest,
  paypalShipping,
  paypalShippingRequest,
  paypalUpdate,
} from './paypal-requests.ts';
import { type PaypalScriptOptions, paypalScriptQuery } from './paypal-script.ts';

const plain: PaypalScriptOptions = { clientId: 'x', currency: 'AUD', isLive: false, hideMessage: true };
const read = (more: Partial<PaypalScriptOptions> = {}) => paypalScriptQuery({ ...plain, ...more });
const query = (more?: Partial<PaypalScriptOptions>) => decodeURIComponent(read(more).toString());

describe('the query of PayPal’s script', () => {
  it('names client, currency, funding, intent and buyer’s country [S7.46]', () => {
    expect(Object.fromEntries(read({ country: 'au', payLater: true }))).toEqual({
      'client-id': 'x',
      currency: 'AUD',
      'enable-funding': 'paylater',
      'disable-funding': 'card',
      intent: 'capture',
      'buyer-country': 'AU',
    });
  });

  it('offers Pay Later only when asked to [S3.41]', () => {
    expect(query({ payLater: true })).toBe(
      'client-id=x&currency=AUD&enable-funding=paylater&disable-funding=card&intent=capture',
    );
    for (const payLater of [false, undefined]) {
      expect(query({ payLater })).toBe('client-id=x&currency=AUD&disable-funding=credit,card&intent=capture');
    }
  });

  it('asks for every component of a standalone button [S3.42]', () => {
    const standalone =
      'client-id=x&currency=AUD&components=buttons,funding-eligibility,messages&enable-funding=paylater&intent=capture&buyer-country=AU';
    expect(query({ standalone: true })).toBe(standalone);
    expect(query({ standalone: true, payLater: true })).toBe(standalone);
    expect(query({ standalone: true, country: 'nz' })).toContain('&buyer-country=NZ');
    expect(query({ standalone: false })).not.toContain('components');
  });

  it('sends authorize where the charge is captured later [S3.43]', () => {
    expect(query({ capture: false })).toContain('&intent=authorize');
    expect(query({ capture: true })).toContain('&intent=capture');
    expect(query({ capture: undefined })).toContain('&intent=capture');
  });

  it('names no buyer’s country in live mode, where PayPal refuses one', () => {
    expect(query({ standalone: true, isLive: true })).not.toContain('buyer-country');
    expect(query({ country: 'AU', isLive: true })).not.toContain('buyer-country');
  });

  it('asks for messages unless they are hidden [S2.16]', () => {
    expect(query({ hideMessage: false })).toContain('&components=buttons,messages');
    expect(query({ hideMessage: undefined })).toContain('&components=buttons,messages');
    expect(query({ hideMessage: true })).not.toContain('messages');
  });

  it('keeps what a merchant writes inside its own value', () => {
    const sent = new URLSearchParams(read({ clientId: 'a&intent=authorize#,', currency: 'a=b' }).toString());
    expect([sent.get('client-id'), sent.get('currency'), sent.getAll('intent')]).toEqual([
      'a&intent=authorize#,',
      'A=B',
      ['capture'],
    ]);
  });
});

describe('PayPal’s calls', () => {
  const shippingAddress = { city: 'Sydney', state: 'NSW', countryCode: 'AU', postalCode: '2000' };
  const selectedShippingOption = {
    id: 'fast',
    label: 'Express',
    type: 'SHIPPING',
    selected: true,
    amount: { value: '9.50', currencyCode: 'AUD' },
  };

  it('make an order, with shipping only where it is asked for [S4.75]', () => {
    expect(paypalOrderRequest(false)).toEqual({ request_type: 'CREATE_TRANSACTION' });
    expect(paypalOrderRequest(true)).toEqual({ request_type: 'CREATE_TRANSACTION', request_shipping: true });
  });

  it('send the server a new address or option [S4.76]', () => {
    const address = { address_city: 'Sydney', address_state: 'NSW', address_postcode: '2000', address_country: 'AU' };
    expect(paypalShippingRequest(paypalShipping({ shippingAddress }))).toEqual({
      request_type: 'UPDATE_TRANSACTION',
      shipping: address,
    });
    expect(paypalShipping({ shippingAddress, selectedShippingOption })).toEqual({ ...address, method: 'fast' });
    expect(paypalUpdate({ orderID: 'o1', shippingAddress })).toEqual({ wallet_order_id: 'o1', shipping: address });
    expect(
      paypalUpdate({ orderID: 'o1', paymentID: 'PAY-1', paymentToken: 'EC-1', shippingAddress }),
      '[S3.57] [S3.59] the payment’s id and token',
    ).toEqual({
      wallet_order_id: 'o1',
      wallet_session_id: 'PAY-1',
      payment_source: { wallet_payment_method_id: 'EC-1' },
      shipping: address,
    });
    expect(paypalUpdate({ orderID: 'o1', selectedShippingOption })).toEqual({
      wallet_order_id: 'o1',
      selected_shipping_option: { id: 'fast', label: 'Express', type: 'SHIPPING', amount: '9.50', currency: 'AUD' },
    });
  });

  it('read any shape of change without throwing', () => {
    for (const odd of [undefined, null, 'x', [], 7]) {
      const change = { orderID: odd, shippingAddress: odd, selectedShippingOption: odd };
      expect(paypalShipping(change)).toEqual({});
      expect(Object.keys(paypalUpdate(change))).toEqual(odd === undefined || odd === null ? [] : ['wallet_order_id']);
    }
  });

  it('capture the order with the payer’s id, when there is one', () => {
    expect(paypalCapture({ orderID: 'o1', payerID: 'P1' })).toEqual({
      payment_method_id: 'o1',
      customer: { payment_source: { external_payer_id: 'P1' } },
    });
    expect(paypalCapture({ orderID: 'o1', payerID: null })).toEqual({
      payment_method_id: 'o1',
      customer: { payment_source: {} },
    });
  });
});
