import { describe, expect, it } from 'vitest';
import { flypayFrameAddress } from './flypay-address.ts';
import { flypayCommand, readFlypayMessage } from './flypay-message.ts';

const charge = {
  token: 'a.b.c',
  amount: 10.5,
  currency: 'AUD',
  mode: 'test',
  credentials: 'order 7&8',
  requestShipping: false,
  widgetId: 'w1',
};

describe('the address of the pay-later wallet’s frame', () => {
  it('carries the six parameters and the widget’s id [S7.43]', () => {
    const { origin, pathname, searchParams } = new URL(flypayFrameAddress('https://widget.test', charge));
    expect([origin, pathname]).toEqual(['https://widget.test', '/wallet/flypay']);
    expect([...searchParams]).toEqual([
      ['token', 'a.b.c'],
      ['amount', '10.5'],
      ['currency', 'AUD'],
      ['gateway_mode', 'test'],
      ['credentials', 'order 7&8'],
      ['request_shipping', 'false'],
      ['widget_id', 'w1'],
    ]);
    const shipped = new URL(flypayFrameAddress('https://widget.test', { ...charge, requestShipping: true }));
    expect(shipped.searchParams.get('request_shipping')).toBe('true');
  });
});

describe('a message of the frame', () => {
  const read = (event: string, more: object = {}) =>
    readFlypayMessage({ event, ...more }, { widgetId: 'w1', reference: 'r1' });

  it.each([
    ['unavailable', 'unavailable', '[S4.52]'],
    ['update', 'update', '[S4.55]'],
    ['payment_successful', 'payment_success', '[S4.56]'],
    ['payment_in_review', 'payment_in_review', '[S4.57]'],
    ['payment_error', 'payment_error', '[S4.58]'],
  ])('%s is the event %s with its data %s', (event, name) => {
    expect(read(event, { data: { id: 'c1' } })).toEqual({ event: name, data: { id: 'c1' } });
    expect(read(event, { reference_id: 'w1', id: 'c1' }), 'on top of the message').toEqual({
      event: name,
      data: { id: 'c1' },
    });
    expect(read(event, { reference_id: 'r1', height: 20 })).toEqual({ event: name, data: {} });
    const address = { addressCity: 'Sydney' };
    const data = event === 'update' ? { shipping: { address_city: 'Sydney' } } : { address_city: 'Sydney' };
    expect(read(event, address), 'only an update has its address apart').toEqual({ event: name, data });
  });

  it.each([
    ['payment_successful', 'payment_success', 'complete'],
    ['payment_in_review', 'payment_in_review', 'inreview'],
  ])('%s has the charge of the token, its amount, currency and status [S3.61]', (event, name, status) => {
    const details = { amount: 10.5, currencyCode: 'AUD', charge: { status } };
    const result = { event: name, data: { id: 'c1', amount: 10.5, currency: 'AUD', status } };
    const names = { widgetId: 'w1', chargeId: 'c1' };
    expect(readFlypayMessage({ event, data: details }, names)).toEqual(result);
    expect(readFlypayMessage({ event, widget_id: 'w1', ...details }, names), 'on top').toEqual(result);
  });

  it('to another widget means nothing', () => {
    expect(read('payment_successful', { widget_id: 'w2' })).toBeUndefined();
    expect(read('payment_successful', { widget_id: 'w2', reference_id: 'r1' })).toBeUndefined();
    expect(read('end_loading', { widget_id: 'w1', reference_id: 'r1' })).toEqual({ isLoading: false });
  });

  it('begins and ends the loading state [S4.53] [S4.54]', () => {
    expect(read('start_loading')).toEqual({ isLoading: true });
    expect(read('end_loading')).toEqual({ isLoading: false });
  });

  it('about another charge, or of no known name, means nothing', () => {
    expect(read('payment_successful', { reference_id: 'r2' })).toBeUndefined();
    for (const event of ['resize', 'payment_success', '__proto__', 'constructor', 'hasOwnProperty', '']) {
      expect(read(event), event).toBeUndefined();
    }
    expect(readFlypayMessage({ event: 'end_loading' }, { widgetId: 'w1' }), 'of no charge').toEqual({
      isLoading: false,
    });
    expect(readFlypayMessage({ event: 'end_loading', reference_id: null }, { widgetId: 'w1' })).toEqual({
      isLoading: false,
    });
    for (const data of ['x', 7, null, ['x']]) {
      expect(read('update', { data })).toEqual({ event: 'update', data: {} });
    }
  });
});

describe('an update of the frame', () => {
  const fields = {
    responseCode: '00',
    orderId: 'o1',
    sessionId: 's1',
    paymentSource: { paymentMethodId: 'm1', cardNumberLast4: '4242', cardScheme: 'visa' },
    loyaltyAccount: { id: 'L1', barcode: '99' },
    addressCity: 'Sydney',
    addressState: 'NSW',
    addressPostcode: '2000',
    addressCountry: 'AU',
    walletAddressId: 'a1',
    walletAddressCreatedTimestamp: 't1',
    walletAddressUpdatedTimestamp: 't2',
    postOfficeBoxNumber: '7',
  };
  const known = {
    event: 'update',
    reference_id: 'w1',
    ref_id: 'r1',
    widget_id: 'w1',
    message_source: 'wallet.paydock',
    purpose: 'payment_source',
    destination: 'widget.paydock',
    height: 9,
    width: 16,
  };

  it.each([
    ['on top of the message', { ...known, ...fields }],
    ['under data', { ...known, data: fields }],
  ])('has its data %s', (_, message) => {
    const { data } = readFlypayMessage(message, { widgetId: 'w1' }) as { data: Record<string, unknown> };
    const { shipping, payment_source, wallet_loyalty_account, ...session } = data;
    expect(session, '[S3.57] order, session and response').toEqual({
      wallet_response_code: '00',
      wallet_order_id: 'o1',
      wallet_session_id: 's1',
    });
    expect(wallet_loyalty_account, '[S3.58] the loyalty account').toEqual({ id: 'L1', barcode: '99' });
    expect(payment_source, '[S3.59] the card').toEqual({
      wallet_payment_method_id: 'm1',
      card_number_last4: '4242',
      card_scheme: 'visa',
    });
    expect(shipping, '[S3.55] [S3.60] the address').toEqual({
      address_city: 'Sydney',
      address_state: 'NSW',
      address_postcode: '2000',
      address_country: 'AU',
      wallet_address_id: 'a1',
      wallet_address_created_timestamp: 't1',
      wallet_address_updated_timestamp: 't2',
      post_office_box_number: '7',
    });
  });

  it.each([
    ['on top of the message', (details: object) => ({ ...known, ...details })],
    ['under data', (data: object) => ({ ...known, data })],
  ])('has the details of the wallet under the merchants’ names, %s', (_, messages) => {
    const message = messages({
      walletResponseCode: '00',
      walletSessionId: 's1',
      paymentMethodDetails: { paymentMethodId: 'm1', lastFourDigitsOfPan: '4242', paymentScheme: 'visa' },
      loyaltyAccountSummary: { loyaltyAccountId: 'L1', loyaltyAccountBarcode: '99' },
      deliveryAddressDetails: {
        line1: '1 Example Street',
        line2: 'Unit 2',
        postalCode: '2000',
        city: 'Sydney',
        state: 'NSW',
        countryCode: 'AU',
        companyName: 'Haven',
        addressId: 'a1',
        postOfficeBoxNumber: '7',
        createdTimestamp: 't1',
        updatedTimestamp: 't2',
        name: 'Home',
      },
    });
    const { data } = readFlypayMessage(message, { widgetId: 'w1' }) as { data: Record<string, unknown> };
    const { shipping, payment_source, wallet_loyalty_account, ...session } = data;
    expect(session, '[S3.57] session and response').toEqual({ wallet_response_code: '00', wallet_session_id: 's1' });
    expect(wallet_loyalty_account, '[S3.58] the loyalty account').toEqual({ id: 'L1', barcode: '99' });
    expect(payment_source, '[S3.59] the card').toEqual({
      wallet_payment_method_id: 'm1',
      card_number_last4: '4242',
      card_scheme: 'visa',
    });
    expect(shipping, '[S3.55] [S3.60] the address').toEqual({
      address_line1: '1 Example Street',
      address_line2: 'Unit 2',
      address_postcode: '2000',
      address_city: 'Sydney',
      address_state: 'NSW',
      address_country: 'AU',
      address_company: 'Haven',
      wallet_address_id: 'a1',
      post_office_box_number: '7',
      wallet_address_created_timestamp: 't1',
      wallet_address_updated_timestamp: 't2',
      wallet_address_name: 'Home',
    });
  });

  it('adds the address to the delivery, and takes no other field for an address', () => {
    const { data } = readFlypayMessage(
      {
        ...known,
        shipping: { method: 'PICKUP' },
        addressCity: 'Sydney',
        billingAddressId: 'b1',
        postOfficeBoxNumbers: 2,
      },
      { widgetId: 'w1' },
    ) as { data: object };
    expect(data).toEqual({
      shipping: { address_city: 'Sydney', method: 'PICKUP' },
      billing_address_id: 'b1',
      post_office_box_numbers: 2,
    });
  });

  it('has the provider’s names in lists too, but not below the parts of an entry', () => {
    const entry = (part: object) => ({ ...known, lineItems: [{ itemName: 'Goat', unitPrice: part }, 'text'] });
    expect(readFlypayMessage(entry({ taxRate: { perCent: 10 } }), { widgetId: 'w1' })).toEqual({
      event: 'update',
      data: { line_items: [{ item_name: 'Goat', unit_price: { tax_rate: { perCent: 10 } } }, 'text'] },
    });
  });

  it('may nest as deep as it likes, and name what no object should have', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    const message = { ...known, deep, __proto__: { constructor: 1 }, toString: 'x', hasOwnProperty: 'y' };
    expect(readFlypayMessage(message as never, { widgetId: 'w1' })).toMatchObject({ event: 'update' });
  });
});

describe('what the page sends the frame', () => {
  it('has exactly five fields [S4.59] [S4.60]', () => {
    expect(flypayCommand('close', 'r1')).toEqual({
      message_source: 'wallet.paydock',
      reference_id: 'r1',
      trigger: 'close',
      destination: 'widget.paydock',
      data: {},
    });
    expect(flypayCommand('updated', 'r1', { success: true })).toEqual({
      message_source: 'wallet.paydock',
      reference_id: 'r1',
      trigger: 'updated',
      destination: 'widget.paydock',
      data: { success: true },
    });
  });
});
