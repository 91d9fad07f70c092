import { describe, expect, it, vi } from 'vitest';
import { type Delivery, startDelivery } from '../core/delivery.ts';
import type { UpdateAnswer } from '../core/wallet.ts';
import type { ShippingOption } from '../core/wallet-event.ts';
import type { WalletOrder } from '../core/wallet-order.ts';
import type { PayOutcome } from '../core/wallet-session.ts';
import { deferred } from '../testing/watched-session.ts';
import { type GooglePayRun, googlePayCallbacks } from './google-pay-callbacks.ts';
import { googlePayMethod } from './google-pay-request.ts';

const WAYS: ShippingOption[] = [
  { id: 'slow', label: 'Slow', amount: '0.00' },
  { id: 'fast', label: 'Fast', amount: '5.00' },
] as ShippingOption[];
const ORDER: WalletOrder = {
  amount: '10.00',
  currency: 'AUD',
  country: 'AU',
  label: 'Total',
  merchantName: 'Shop',
  requestShipping: true,
  shippingOptions: WAYS,
};
const DATA = { email: 'a@b.test', paymentMethodData: { tokenizationData: { token: 't1' } } } as Parameters<
  typeof googlePayMethod
>[0];

function open({
  pay = async (): Promise<PayOutcome | undefined> => ({ isPaid: true }),
  update = async (): Promise<UpdateAnswer> => ({ success: true }),
  order = ORDER,
} = {}) {
  const [paid, asked] = [vi.fn(pay), vi.fn(update)];
  const delivery: Delivery = startDelivery(order, { runUpdate: asked });
  const run = { attempt: { pay: paid }, delivery } as unknown as GooglePayRun;
  const callbacks = googlePayCallbacks(() => run, true);
  const change = (value: object) => callbacks.onPaymentDataChanged?.(value as never);
  return { callbacks, change, paid, asked, delivery };
}
const invalid = (reason: string, message: string) => ({
  transactionState: 'ERROR',
  error: { intent: 'PAYMENT_AUTHORIZATION', reason, message },
});

describe('an authorised payment', () => {
  it('is captured with the order and the chosen way [S4.73]', async () => {
    const { callbacks, paid, delivery } = open();
    expect(await callbacks.onPaymentAuthorized(DATA)).toEqual({ transactionState: 'SUCCESS' });
    expect(paid.mock.calls).toEqual([[googlePayMethod(DATA, delivery.order(), WAYS[0])]]);
  });

  it('that fails reports it in the provider’s words, or in its own [S4.74]', async () => {
    const failed = async (pay: () => Promise<PayOutcome | undefined>) =>
      open({ pay }).callbacks.onPaymentAuthorized(DATA);
    expect(await failed(async () => ({ isPaid: false, message: 'Declined' }))).toEqual(
      invalid('PAYMENT_DATA_INVALID', 'Declined'),
    );
    const unknown = invalid('PAYMENT_DATA_INVALID', 'Error processing payment');
    expect(await failed(async () => ({ isPaid: false }))).toEqual(unknown);
    expect(await failed(async () => undefined)).toEqual(unknown);
    expect(await failed(() => Promise.reject(new Error('lost')))).toEqual(unknown);
    expect(await googlePayCallbacks(() => undefined, true).onPaymentAuthorized(DATA)).toEqual(unknown);
  });

  it('waits for nobody: a second one is refused while the first is under way, and only then [S4.72]', async () => {
    const answer = deferred<PayOutcome>();
    const { callbacks, paid } = open({ pay: () => answer.promise });
    const first = callbacks.onPaymentAuthorized(DATA);
    expect(await callbacks.onPaymentAuthorized(DATA)).toEqual(
      invalid('OTHER_ERROR', 'Another payment authorization is already in progress'),
    );
    answer.resolve({ isPaid: true });
    expect(await first).toEqual({ transactionState: 'SUCCESS' });
    expect(await callbacks.onPaymentAuthorized(DATA)).toEqual({ transactionState: 'SUCCESS' });
    expect(paid).toHaveBeenCalledTimes(2);
  });
});

describe('a change in the open sheet', () => {
  const options = (id: string) => ({
    defaultSelectedOptionId: id,
    shippingOptions: WAYS.map(({ id: way, label }) => ({ id: way, label, description: '' })),
  });

  it('is asked about only where the order is delivered', () => {
    expect(Object.keys(googlePayCallbacks(() => undefined, false))).toEqual(['onPaymentAuthorized']);
  });

  it('of a sheet that is gone changes nothing', async () => {
    expect(await googlePayCallbacks(() => undefined, true).onPaymentDataChanged?.({})).toEqual({});
  });

  it('of the address asks the merchant and gives the new price and ways', async () => {
    const { change, asked } = open({ update: async () => ({ success: true, body: { amount: '12' } }) });
    const answer = await change({ callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: { countryCode: 'AU' } });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0], '[S3.55] [S3.56]').toEqual([
      { shipping: { address_country: 'AU' }, selected_shipping_option: expect.objectContaining({ id: 'slow' }) },
    ]);
    expect(answer).toEqual({
      newTransactionInfo: expect.objectContaining({ totalPrice: '12.00' }),
      newShippingOptionParameters: options('slow'),
    });
  });

  it('without an address, as when the sheet opens, asks nobody', async () => {
    const { change, asked } = open();
    expect(await change({ callbackTrigger: 'INITIALIZE' })).toMatchObject({
      newTransactionInfo: { totalPrice: '10.00' },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it('of the way of delivery asks the merchant and keeps the choice', async () => {
    const { change, asked } = open();
    const answer = await change({ callbackTrigger: 'SHIPPING_OPTION', shippingOptionData: { id: 'fast' } });
    expect(asked.mock.calls[0]).toEqual([{ selected_shipping_option: WAYS[1] }]);
    expect(answer).toMatchObject({ newShippingOptionParameters: options('fast') });
  });

  it('that the merchant refuses names what cannot be had', async () => {
    const { change } = open({ update: async () => ({ success: false }) });
    const refused = (intent: string, reason: string, message: string) => ({ error: { intent, reason, message } });
    expect(await change({ callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: { countryCode: 'AU' } })).toEqual(
      refused('SHIPPING_ADDRESS', 'SHIPPING_ADDRESS_UNSERVICEABLE', 'No delivery to this address.'),
    );
    const way = refused('SHIPPING_OPTION', 'SHIPPING_OPTION_INVALID', 'This way of delivery cannot be had.');
    expect(await change({ callbackTrigger: 'SHIPPING_OPTION', shippingOptionData: { id: 'fast' } })).toEqual(way);
    expect(await change({ callbackTrigger: 'SHIPPING_OPTION' })).toEqual(way);
  });

  it('of an order without ways names none', async () => {
    const { change } = open({ order: { ...ORDER, shippingOptions: [] } });
    expect(Object.keys((await change({ callbackTrigger: 'INITIALIZE' })) ?? {})).toEqual(['newTransactionInfo']);
  });
});
