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
};

describe('the address of the pay-later wallet’s frame', () => {
  it('carries exactly these six parameters [S7.43]', () => {
    const { origin, pathname, searchParams } = new URL(flypayFrameAddress('https://widget.test', charge));
    expect([origin, pathname]).toEqual(['https://widget.test', '/wallet/flypay']);
    expect([...searchParams]).toEqual([
      ['token', 'a.b.c'],
      ['amount', '10.5'],
      ['currency', 'AUD'],
      ['gateway_mode', 'test'],
      ['credentials', 'order 7&8'],
      ['request_shipping', 'false'],
    ]);
    const shipped = new URL(flypayFrameAddress('https://widget.test', { ...charge, requestShipping: true }));
    expect(shipped.searchParams.get('request_shipping')).toBe('true');
  });
});

describe('a message of the frame', () => {
  const read = (event: string, more: object = {}) => readFlypayMessage({ event, ...more }, 'r1');

  it.each([
    ['unavailable', 'unavailable', '[S4.52]'],
    ['update', 'update', '[S4.55]'],
    ['payment_successful', 'payment_success', '[S4.56]'],
    ['payment_in_review', 'payment_in_review', '[S4.57]'],
    ['payment_error', 'payment_error', '[S4.58]'],
  ])('%s is the event %s with its data %s', (event, name) => {
    expect(read(event, { data: { id: 'c1' } })).toEqual({ event: name, data: { id: 'c1' } });
    expect(read(event, { reference_id: 'r1' })).toEqual({ event: name, data: undefined });
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
    for (const data of ['x', 7, null, ['x']]) {
      expect(read('update', { data })).toEqual({ event: 'update', data: undefined });
    }
  });
});

describe('what the page tells the frame', () => {
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
