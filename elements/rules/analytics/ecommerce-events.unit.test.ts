import { describe, expect, it } from 'vitest';
import {
  addPaymentInfo,
  addShippingInfo,
  addToCart,
  beginCheckout,
  type PaymentFacts,
  purchaseGiftshop,
  removeFromCart,
  viewCart,
  viewItem,
} from './ecommerce-events.ts';
import { ANALYTICS_EVENTS, CHECKOUT_CATEGORIES } from './event-names.ts';

const facts: PaymentFacts = {
  amount: 290,
  paymentType: 'CreditCard',
  category: 'giftshop',
  lines: [
    {
      itemId: 'emergency-tent',
      name: 'Emergency tent',
      category: 'Shelter',
      variant: 'One tent',
      price: 145,
      quantity: 2,
    },
  ],
};
const response = { amount: 50, currency: 'NZD', transactionId: 'T1' };

describe('purchaseGiftshop', () => {
  it('is called purchase_giftshop and has the response [W7.10] [W7.30]', () => {
    const { event, ecommerce } = purchaseGiftshop(facts, response);
    expect(event).toBe('purchase_giftshop');
    expect(ecommerce).toMatchObject({ transaction_id: 'T1', value: 50, currency: 'NZD' });
  });

  it('carries exactly the five ecommerce fields [W3.24]', () => {
    const keys = Object.keys(purchaseGiftshop(facts, response).ecommerce).sort();
    expect(keys).toEqual(['currency', 'items', 'payment_type', 'transaction_id', 'value']);
  });

  it('lists each line with exactly six fields, numbers as numbers [W3.23]', () => {
    const withMore = { ...facts, lines: facts.lines.map((line) => ({ ...line, image: '/x.svg', href: '/x' })) };
    expect(purchaseGiftshop(withMore, response).ecommerce.items).toEqual([
      {
        item_id: 'emergency-tent',
        item_name: 'Emergency tent',
        item_category: 'Shelter',
        item_variant: 'One tent',
        price: 145,
        quantity: 2,
      },
    ]);
  });

  it.each([
    ['', 'AUD'],
    ['NZD', 'NZD'],
    ['AUD', 'AUD'],
  ])('takes currency %j for %s [W9.17]', (currency, expected) => {
    expect(purchaseGiftshop(facts, { ...response, currency }).ecommerce.currency).toBe(expected);
  });

  it.each([
    ['', '0000'],
    ['T1', 'T1'],
    ['0', '0'],
  ])('takes transaction id %j for %s [W9.18]', (transactionId, expected) => {
    expect(purchaseGiftshop(facts, { ...response, transactionId }).ecommerce.transaction_id).toBe(expected);
  });

  it.each([
    [50, 50],
    ['50.00', 50],
    [0, 0],
    [null, 290],
    [undefined, 290],
    ['', 290],
    ['fifty', 290],
  ])('takes the answered amount %j as value %d', (amount, value) => {
    expect(purchaseGiftshop(facts, { ...response, amount }).ecommerce.value).toBe(value);
  });

  it('names the wallet', () => {
    expect(purchaseGiftshop({ ...facts, paymentType: 'PayPal' }, response).ecommerce.payment_type).toBe('PayPal');
  });
});

describe('addPaymentInfo', () => {
  it('names the way of paying and what is paid for [W7.29]', () => {
    expect(addPaymentInfo(facts, 'NZD')).toMatchObject({
      event: 'add_payment_info',
      ecommerce: { value: 290, currency: 'NZD', payment_type: 'CreditCard', items: [{ item_id: 'emergency-tent' }] },
    });
  });

  it('has no transaction yet', () => {
    expect(addPaymentInfo(facts, 'AUD').ecommerce).not.toHaveProperty('transaction_id');
  });
});

describe('the checkout categories', () => {
  it('are giftshop and private, and no event names another [W7.38]', () => {
    expect(CHECKOUT_CATEGORIES).toEqual(['giftshop', 'private']);
    for (const category of CHECKOUT_CATEGORIES) {
      const events = [
        beginCheckout(facts.lines, 'AUD', category),
        addShippingInfo(facts.lines, 'AUD', category),
        addPaymentInfo({ ...facts, category }, 'AUD'),
        purchaseGiftshop({ ...facts, category }, response),
      ];
      expect(events.map((event) => event.checkout_category)).toEqual([category, category, category, category]);
    }
  });
});

describe('the events of lines', () => {
  const [tent] = facts.lines as [PaymentFacts['lines'][number]];
  const all = [
    viewItem(tent, 'NZD'),
    addToCart(tent, 'NZD'),
    removeFromCart(tent, 'NZD'),
    viewCart([tent], 'NZD'),
    beginCheckout([tent], 'NZD', 'giftshop'),
    addShippingInfo([tent], 'NZD', 'giftshop'),
  ];

  it('have the names of the specification', () => {
    for (const { event } of all) expect(ANALYTICS_EVENTS).toContain(event);
    expect(new Set(all.map(({ event }) => event)).size).toBe(all.length);
  });

  it.each(all)('$event carries the lines with exactly six fields and what they cost [W3.23]', ({ ecommerce }) => {
    expect(ecommerce).toEqual({
      value: 290,
      currency: 'NZD',
      items: [
        {
          item_id: 'emergency-tent',
          item_name: 'Emergency tent',
          item_category: 'Shelter',
          item_variant: 'One tent',
          price: 145,
          quantity: 2,
        },
      ],
    });
  });

  it('add up in cents: three at 0.29 are 0.87', () => {
    expect(viewCart([{ ...tent, price: 0.29, quantity: 3 }], '').ecommerce).toMatchObject({
      value: 0.87,
      currency: 'AUD',
    });
  });
});

it('a cart is worth its gifts by their number, in the site’s currency unless it has one', () => {
  const [tent] = facts.lines;
  expect(viewCart([tent!, { ...tent!, price: 19.99, quantity: 3 }], '').ecommerce).toMatchObject({
    value: 349.97,
    currency: 'AUD',
  });
});
