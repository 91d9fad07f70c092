import { describe, expect, it } from 'vitest';
import { jwt } from '../../client/testing/client-fakes.ts';
import { readChargeToken } from './charge-token.ts';
import { startDelivery } from './delivery.ts';
import type { UpdateAnswer, UpdateData } from './wallet-event.ts';
import { isListedMeta, merchantAt, type WalletMeta } from './wallet-meta.ts';
import { readOrder } from './wallet-order.ts';

const options = [
  { id: '1', label: 'Std', detail: '3 days', amount: 5, type: 'delivery' },
  { id: '2', label: 'Fast', detail: '1 day', amount: 9.5, type: 'delivery' },
];
const orderOf = (meta: WalletMeta, charge: object = { amount: 10.5, currency: 'aud' }) =>
  readOrder({ token: readChargeToken(jwt({ charge })), meta });

describe('the order on a wallet’s sheet', () => {
  it('is the charge’s, in upper case and with two decimals [S3.33] [S3.49]', () => {
    const meta = { country: 'au', amount_label: 'Total', merchant_name: 'Shop' };
    expect(orderOf(meta)).toEqual({
      amount: '10.50',
      currency: 'AUD',
      country: 'AU',
      label: 'Total',
      merchantName: 'Shop',
      requestShipping: false,
      shippingOptions: [],
    });
  });

  it('takes from the options only what the charge leaves open', () => {
    const meta = { country: 'AU', amount: 99, currency: 'NZD' };
    expect(orderOf(meta, {})).toMatchObject({ amount: '99.00', currency: 'NZD', label: 'Total' });
    expect(orderOf(meta)).toMatchObject({ amount: '10.50', currency: 'AUD' });
  });

  it.each([
    [{}, {}, /country/],
    [{ country: 'AU' }, { amount: 1 }, /currency/],
    [{ country: 'AU' }, { currency: 'AUD' }, /invalid amount: \. Use/],
    [{ country: 'AU' }, { currency: 'AUD', amount: -1 }, /invalid amount/],
  ])('is unavailable for %j and %j', (meta, charge, text) => {
    expect(() => orderOf(meta, charge)).toThrow(text);
    expect(() => orderOf(meta, charge)).toThrow(expect.objectContaining({ cause: 'invalid_configuration' }));
  });

  it('offers ways of delivery in their order, when shipping is asked for [S3.34] [S3.35]', () => {
    const meta = { country: 'AU', shipping_options: options };
    expect(orderOf({ ...meta, request_shipping: true }).shippingOptions).toEqual(options);
    for (const request_shipping of [false, undefined]) {
      expect(orderOf({ ...meta, request_shipping } as WalletMeta)).toMatchObject({
        requestShipping: false,
        shippingOptions: [],
      });
    }
  });
});

describe('a delivery', () => {
  const started = (answer: UpdateAnswer, shipping_options = options) => {
    const asked: UpdateData[] = [];
    const order = orderOf({ country: 'AU', request_shipping: true, shipping_options });
    const runUpdate = async (data: UpdateData) => {
      asked.push(data);
      return answer;
    };
    return { asked, delivery: startDelivery(order, { runUpdate }) };
  };

  it('sends the merchant all five values of the chosen way [S3.47] [S3.56]', async () => {
    const { asked, delivery } = started({ success: true });
    await delivery.changeOption('2');
    expect(asked).toEqual([{ selected_shipping_option: options[1] }]);
    expect(delivery.chosen()).toBe(options[1]);
  });

  it('takes a new amount and new ways from the merchant', async () => {
    const fresh = [{ id: '3', label: 'Ferry', amount: 1 }];
    const { delivery } = started({ success: true, body: { amount: 25, shipping_options: fresh } });
    expect(await delivery.changeAddress({ address_city: 'Sydney' })).toBe(true);
    expect(delivery.order()).toMatchObject({ amount: '25.00', shippingOptions: fresh });
    expect(delivery.chosen()).toBe(fresh[0]);
  });

  it('without ways to choose sends the merchant the address alone', async () => {
    const { asked, delivery } = started({ success: true, body: { amount: 12 } }, []);
    expect(await delivery.changeAddress({ address_city: 'Sydney' })).toBe(true);
    expect(asked).toEqual([{ shipping: { address_city: 'Sydney' } }]);
    expect([delivery.order().amount, delivery.chosen()]).toEqual(['12.00', undefined]);
  });

  it('changes nothing when the merchant rejects it, or the way is none of ours', async () => {
    const { asked, delivery } = started({ success: false, body: { amount: 25 } });
    expect(await delivery.changeOption('2')).toBe(false);
    expect(await delivery.changeOption('forged')).toBe(false);
    expect(await delivery.changeOption(undefined)).toBe(false);
    expect(asked).toHaveLength(1);
    expect(delivery.order().amount).toBe('10.50');
    expect(delivery.chosen()).toBe(options[0]);
  });
});

describe('options by wallet', () => {
  it('limit which wallets appear; none means all [S3.37]', () => {
    expect(['apple', 'google'].filter((wallet) => isListedMeta(wallet, { wallets: ['apple'] }))).toEqual(['apple']);
    expect(['apple', 'google'].filter((wallet) => isListedMeta(wallet, {}))).toEqual(['apple', 'google']);
    expect(isListedMeta('apple', { wallets: [] })).toBe(false);
  });

  it('hold each wallet’s own merchant [S3.39] [S6.07] [S6.08]', () => {
    const credentials = { apple: { merchant: 'm.a' }, google: { merchant: 'm.g' } };
    expect(merchantAt('apple', credentials)).toBe('m.a');
    expect(merchantAt('google', credentials)).toBe('m.g');
    for (const odd of [{}, { apple: {} }, { apple: { merchant: '' } }, { apple: 'm.a' }]) {
      expect(merchantAt('apple', odd)).toBeUndefined();
    }
  });
});
