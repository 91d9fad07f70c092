import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { charges } from '../../sandbox/api/charges/charges-schema.ts';
import { orders } from '../shop/orders/orders-schema.ts';
import {
  APPROVED_CARD,
  DECLINED_CARD,
  openShop,
  PROCESSING_ERROR_CARD,
  type Shop,
  SLOW_CARD,
} from '../testing/open-shop.ts';
import { PAYMENT_PATH, paymentOf, Visitor } from '../testing/shop-visitor.ts';
import { paymentAttempts } from './payment-schema.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { RECOVERY_PLAN } from './payments.ts';

// Written down, so that a change of the product fails.
const ATTEMPTS_WINDOW_MS = 10 * 60_000;
const FOLLOW_UP_MS = 5_000;
const CHARGE_WINDOW_MS = 30 * 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
// All visitors of this file share an address, so each test starts without earlier attempts, and with none to follow up.
beforeEach(async () => {
  shop.now += ATTEMPTS_WINDOW_MS;
  while ((await shop.website.payments.recover()) > 0);
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

const chargesOf = (orderId: string) => shop.database.db.select().from(charges).where(eq(charges.reference, orderId));
const attemptsOf = (orderId: string) =>
  shop.database.db.select().from(paymentAttempts).where(eq(paymentAttempts.payableId, orderId));
const statusOf = async (orderId: string) =>
  (await shop.database.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;
const refused = (text: string, amount = 79, currency = 'AUD') => ({
  errors: [text],
  friendlyErrorMessage: text,
  amount,
  currency,
  transactionId: '',
});
const unreachable = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
const lost = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }));

describe('a payment', () => {
  it('is charged, recorded and answered [W7.10] [W3.17] [W3.22]', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const answer = await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    const [charge] = await chargesOf(orderId);
    expect(answer).toEqual({
      errors: [],
      friendlyErrorMessage: '',
      amount: 79,
      currency: 'AUD',
      transactionId: charge?.id,
    });
    expect(charge).toMatchObject({ amountMinor: 7900, currency: 'AUD', status: 'complete' });
    expect(await statusOf(orderId)).toBe('paid');
    expect(await visitor.cart()).toMatchObject({ itemCount: 0 });
  });

  it('has one id in the log from the request to the provider', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const asked: (string | null)[] = [];
    shop.fault = (request, pass) => {
      asked.push(request.headers.get('x-request-id'));
      return pass(request);
    };
    const before = shop.entries.length;
    await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    const entries = shop.entries.slice(before).filter(({ event }) => event === 'payment' || event === 'request');
    const ids = new Set([...entries.map(({ request }) => request), ...asked]);
    expect(entries.map(({ event }) => event)).toEqual(['payment', 'request']);
    expect([...ids]).toEqual([expect.stringMatching(/^req_/)]);
  });

  it('is in New Zealand dollars on the New Zealand site [W9.17]', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order({ storeId: 'haven-gifts-nz', customerPhoneNumber: '021234567' }, '/nz');
    const answer = await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: 85, siteCountryCode: 'NZL' });
    expect(answer).toMatchObject({ errors: [], amount: 85, currency: 'NZD' });
    expect(await chargesOf(orderId)).toMatchObject([{ amountMinor: 8500, currency: 'NZD' }]);
  });

  it('takes the address from the socket and keeps no token [W3.18]', async () => {
    const visitor = new Visitor(shop, '203.0.113.7');
    const orderId = await visitor.order();
    await visitor.pay(orderId, await shop.token(APPROVED_CARD), { ipAddress: '1.2.3.4' });
    expect(await attemptsOf(orderId)).toMatchObject([
      { ipAddress: '203.0.113.7', token: null, status: 'approved', contentId: '2101' },
    ]);
  });

  it('is answered with 200 when it is made', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const answer = await visitor.json(PAYMENT_PATH, paymentOf(orderId, await shop.token(APPROVED_CARD)));
    expect(answer.status).toBe(200);
  });

  it('accepts form encoding as well, and both spellings of its path', async () => {
    for (const path of [PAYMENT_PATH, PAYMENT_PATH.slice(0, -1)]) {
      const visitor = new Visitor(shop);
      const payment = paymentOf(await visitor.order(), await shop.token(APPROVED_CARD), { amount: '79.00' });
      const fields = Object.fromEntries(Object.entries(payment).map(([name, value]) => [name, String(value)]));
      expect(await (await visitor.form(path, fields, 'application/json')).json()).toMatchObject({
        errors: [],
        amount: 79,
      });
    }
  });

  it('waits for a slow bank', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    expect(await visitor.pay(orderId, await shop.token(SLOW_CARD))).toMatchObject({ errors: [] });
  });
});

describe('a payment that is refused', () => {
  it('says that the card was declined, and another card may try [W4.33] [W4.42]', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    expect(await visitor.pay(orderId, await shop.token(DECLINED_CARD))).toEqual(
      refused('Your card was declined, so nothing was charged. Please ask your bank, or use another card.'),
    );
    expect(await statusOf(orderId)).toBe('open');
    expect(await visitor.cart()).toMatchObject({ itemCount: 2 });
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [] });
    expect((await chargesOf(orderId)).filter((charge) => charge.status === 'complete')).toHaveLength(1);
  });

  it('answers a declined token again without asking again', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const token = await shop.token(DECLINED_CARD);
    await visitor.pay(orderId, token);
    expect(await visitor.pay(orderId, token)).toEqual(refused(PAYMENT_TEXTS.declined));
    expect(await attemptsOf(orderId)).toHaveLength(1);
  });

  it('says that nothing was charged when the bank failed', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    expect(await visitor.pay(orderId, await shop.token(PROCESSING_ERROR_CARD))).toEqual(refused(PAYMENT_TEXTS.failed));
    expect(await statusOf(orderId)).toBe('open');
  });

  it('asks for the card again when the token is none, or was used for another order', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    expect(await visitor.pay(orderId, 'no-such-token')).toEqual(refused(PAYMENT_TEXTS.badToken));
    const other = new Visitor(shop);
    const token = await shop.token(APPROVED_CARD);
    await other.pay(await other.order(), token);
    expect(await visitor.pay(orderId, token)).toEqual(refused(PAYMENT_TEXTS.badToken));
    expect((await chargesOf(orderId)).filter((charge) => charge.status === 'complete')).toHaveLength(0);
  });

  it.each([78.99, 79.01, 79.001, 0, -79, 0.01, 7900, 1e21, '79,00', '7.9e1', Number.NaN, null])(
    'charges nothing for the amount %s',
    async (amount) => {
      const visitor = new Visitor(shop);
      const orderId = await visitor.order();
      const answer = await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount });
      expect(answer.errors).toHaveLength(1);
      expect([PAYMENT_TEXTS.amountChanged, PAYMENT_TEXTS.badRequest]).toContain(answer.friendlyErrorMessage);
      expect(await chargesOf(orderId)).toHaveLength(0);
      expect(await attemptsOf(orderId)).toHaveLength(0);
    },
  );

  it('charges the new total, or nothing, when the cart changed in another tab', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    await visitor.add('safe-water');
    const token = await shop.token(APPROVED_CARD);
    expect(await visitor.pay(orderId, token)).toEqual(refused(PAYMENT_TEXTS.amountChanged, 109));
    expect(await visitor.pay(orderId, token, { amount: 109 })).toMatchObject({ errors: [], amount: 109 });
  });

  it('charges nothing for an emptied cart', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    await visitor.json('/cart', { intent: 'remove', itemId: 'solar-lamp' });
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: 0 })).toEqual(
      refused(PAYMENT_TEXTS.emptyCart, 0),
    );
  });

  it('charges nothing for the order of somebody else', async () => {
    const orderId = await new Visitor(shop).order();
    for (const thief of [new Visitor(shop), new Visitor(shop)]) {
      if (thief.cookie === '') await thief.add('solar-lamp');
      expect(await thief.pay(orderId, await shop.token(APPROVED_CARD))).toEqual(refused(PAYMENT_TEXTS.noOrder, 0, ''));
    }
    expect(await new Visitor(shop).pay(orderId, await shop.token(APPROVED_CARD))).toEqual(
      refused(PAYMENT_TEXTS.noOrder, 0, ''),
    );
    expect(await chargesOf(orderId)).toHaveLength(0);
  });

  it('offers no wallet yet and says so in the words of the specification', async () => {
    const visitor = new Visitor(shop);
    const answer = await visitor.pay(await visitor.order(), 'w1', { paymentType: 'PayPal' });
    expect(answer.friendlyErrorMessage).toBe('PayPal is currently unavailable, please choose another payment method.');
  });

  it('changes nothing by fields that nobody asked for', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const hostile = {
      status: 'paid',
      totalMinor: 1,
      transactionId: 'T',
      currency: 'NZD',
      firstName: 'Eve',
      email: 'eve@example.org',
    };
    await visitor.pay(orderId, await shop.token(DECLINED_CARD), hostile);
    const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({
      status: 'open',
      totalMinor: 7900,
      currency: 'AUD',
      customerFirstName: 'Aroha',
      transactionId: null,
    });
  });

  it.each([
    { orderId: '' },
    { orderId: 'x'.repeat(41) },
    { paymentData: '' },
    { paymentData: { a: 1 } },
    { paymentData: 'a b\r\nx: y' },
    { paymentData: 'x'.repeat(4097) },
    { paymentType: 'Cheque' },
  ])('is not understood: %j', async (changes) => {
    const visitor = new Visitor(shop);
    expect(await visitor.pay(await visitor.order(), 'token', changes)).toEqual(
      refused(PAYMENT_TEXTS.badRequest, 0, ''),
    );
  });
});

describe('one order', () => {
  it('is charged once however many posts run at once, with one token or many', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => shop.token(APPROVED_CARD)));
    const websites = [shop.website, shop.startWebsite()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        visitor.website = websites[index % 2];
        return visitor.pay(orderId, tokens[index % 5] ?? '');
      }),
    );
    const made = await chargesOf(orderId);
    expect(made).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.transactionId))).toEqual(new Set([made[0]?.id]));
    expect(answers.every((answer) => answer.errors.length === 0 && answer.amount === 79)).toBe(true);
    expect(await attemptsOf(orderId)).toHaveLength(1);
  });

  it('is answered from the record once it is paid', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const first = await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    await visitor.add('winter-stove');
    shop.fault = unreachable;
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: 1 })).toEqual(first);
    expect(await visitor.cart()).toMatchObject({ itemCount: 1, total: 120 });
  });

  it('stays as it was while it is being paid, and what was added meanwhile stays in the cart', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    shop.fault = async (request, pass) => {
      if (request.method !== 'POST') return pass(request);
      shop.fault = undefined;
      await visitor.add('safe-water', 1);
      await visitor.add('solar-lamp', 1);
      return pass(request);
    };
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [], amount: 79 });
    const cart = await visitor.cart();
    expect(cart.lines.map((line) => [line['itemId'], line['quantity']])).toEqual([
      ['solar-lamp', 1],
      ['safe-water', 1],
    ]);
  });
});

describe('when the provider fails', () => {
  it('says that nothing was charged when it could not be reached, and another card may try', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    shop.fault = unreachable;
    expect(await visitor.pay(orderId, await shop.token(DECLINED_CARD))).toEqual(refused(PAYMENT_TEXTS.unreached));
    shop.fault = undefined;
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [] });
  });

  it.each([
    [
      'of the provider',
      () => Response.json({ error: { code: 'rate_limited', message: 'Slow down.' } }, { status: 429 }),
    ],
    ['of a proxy', () => new Response('<h1>Slow down</h1>', { status: 429 })],
  ])('says that it is busy at a general limit %s, which does not count against card or visitor', async (_, limited) => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    shop.fault = async (request, pass) => (request.method === 'POST' ? limited() : pass(request));
    for (let n = 0; n < 25; n += 1)
      expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toEqual(
        refused('Our payment provider is busy just now, so nothing was charged. Please try again in a minute.'),
      );
    shop.fault = undefined;
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [] });
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('says that a card was declined too often at the limit of that card', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const details = { path: '', messages: [], decline_code: 'too_many_declines' };
    shop.fault = async (request, pass) =>
      request.method === 'POST'
        ? Response.json({ error: { code: 'rate_limited', message: 'Wait.', details } }, { status: 429 })
        : pass(request);
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toEqual(
      refused(
        'This card was declined too many times, so it was not tried again and nothing was charged. Please use another card, or wait ten minutes.',
      ),
    );
  });

  it('still checks a charge whose first answer was lost when the second request meets a limit', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    let requests = 0;
    shop.fault = async (request, pass) => {
      if (request.method !== 'POST') return pass(request);
      requests += 1;
      if (requests > 1) return Response.json({ error: { code: 'rate_limited' } }, { status: 429 });
      await pass(request);
      return lost();
    };
    const answer = await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    expect(answer.errors.join()).toMatch(/^We are still checking whether your payment went through/);
    shop.fault = undefined;
    shop.now += FOLLOW_UP_MS * 20;
    await shop.website.payments.recover();
    expect(await statusOf(orderId)).toBe('paid');
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('asks again with the same key and body when an answer is lost: one charge', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const sent: string[] = [];
    shop.fault = async (request, pass) => {
      if (request.method !== 'POST') return pass(request);
      sent.push(`${request.headers.get('idempotency-key')} ${await request.clone().text()}`);
      const answer = await pass(request);
      return sent.length === 1 ? lost() : answer;
    };
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [] });
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it.each([
    ['lost answers', lost],
    [
      'HTML with 502',
      async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
    ['JSON that stops', async () => new Response('{"status":201,"resource":{', { status: 201 })],
    ['an empty 204', async () => new Response(null, { status: 204 })],
    ['a busy 503', async () => Response.json({ error: { code: 'server_busy' } }, { status: 503 })],
    ['a success without a charge', async () => Response.json({ resource: { data: {} } }, { status: 201 })],
    ['a conflict', async () => Response.json({ error: { code: 'idempotency_conflict' } }, { status: 409 })],
  ])('keeps the attempt and says that it is being checked: %s', async (_, fault) => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    shop.fault = async (request, pass) => {
      await pass(request);
      return fault();
    };
    const posted = await visitor.json(PAYMENT_PATH, paymentOf(orderId, await shop.token(APPROVED_CARD)));
    expect([posted.status, await posted.json()]).toEqual([202, refused(PAYMENT_TEXTS.unknown)]);
    expect(await statusOf(orderId)).toBe('paying');
    shop.fault = undefined;
    // A new card meanwhile first settles the earlier attempt: nobody pays twice.
    const answer = await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    const made = await chargesOf(orderId);
    expect(made).toHaveLength(1);
    expect(answer).toMatchObject({ errors: [], transactionId: made[0]?.id });
  });

  it('does not call off a question that may have been heard', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    shop.fault = async (request, pass) => {
      await pass(request);
      return lost();
    };
    await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    shop.fault = unreachable;
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toEqual(refused(PAYMENT_TEXTS.unknown));
    shop.fault = undefined;
    expect(await visitor.pay(orderId, 'any')).toMatchObject({ errors: [] });
    expect(await chargesOf(orderId)).toHaveLength(1);
  });
});

describe('after a crash', () => {
  const crashAfterCharge = async (visitor: Visitor, card = APPROVED_CARD) => {
    const orderId = await visitor.order();
    shop.fault = async (request, pass) => {
      await pass(request);
      return lost();
    };
    await visitor.pay(orderId, await shop.token(card));
    shop.fault = undefined;
    shop.now += FOLLOW_UP_MS;
    return orderId;
  };

  it('finds the charge at the start: paid once, cart emptied', async () => {
    const visitor = new Visitor(shop);
    const orderId = await crashAfterCharge(visitor);
    expect(await shop.startWebsite().payments.recover()).toBeGreaterThan(0);
    expect(await statusOf(orderId)).toBe('paid');
    expect(await chargesOf(orderId)).toHaveLength(1);
    expect(await visitor.cart()).toMatchObject({ itemCount: 0 });
    expect(await shop.startWebsite().payments.recover()).toBe(0);
  });

  it('makes the charge that was recorded but never asked for', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    shop.fault = lost;
    await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    expect(await chargesOf(orderId)).toHaveLength(0);
    shop.fault = undefined;
    expect(await shop.startWebsite().payments.recover(), 'its own process may still be asking').toBe(0);
    shop.now += FOLLOW_UP_MS;
    await shop.startWebsite().payments.recover();
    expect(await statusOf(orderId)).toBe('paid');
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('opens the order again when the card turns out to be declined', async () => {
    const orderId = await crashAfterCharge(new Visitor(shop), DECLINED_CARD);
    await shop.startWebsite().payments.recover();
    expect(await statusOf(orderId)).toBe('open');
    expect(await attemptsOf(orderId)).toMatchObject([{ status: 'declined', token: null }]);
  });

  it('charges nobody long after they left, but finds what was charged', async () => {
    const charged = await crashAfterCharge(new Visitor(shop));
    const declined = await crashAfterCharge(new Visitor(shop), DECLINED_CARD);
    const other = new Visitor(shop);
    const never = await other.order();
    shop.fault = lost;
    await other.pay(never, await shop.token(APPROVED_CARD));
    shop.fault = undefined;
    shop.now += CHARGE_WINDOW_MS;
    await shop.startWebsite().payments.recover();
    expect([await statusOf(charged), await statusOf(declined), await statusOf(never)]).toEqual([
      'paid',
      'open',
      'open',
    ]);
    expect(await chargesOf(never)).toHaveLength(0);
  });

  it('leaves an attempt alone while the provider is away', async () => {
    const orderId = await crashAfterCharge(new Visitor(shop));
    shop.fault = unreachable;
    await shop.startWebsite().payments.recover();
    expect(await statusOf(orderId)).toBe('paying');
    shop.fault = undefined;
    shop.now += RECOVERY_PLAN.longestMs;
    await shop.startWebsite().payments.recover();
    expect(await statusOf(orderId)).toBe('paid');
  });

  it('follows up on the thank-you page', async () => {
    const visitor = new Visitor(shop);
    const orderId = await crashAfterCharge(visitor);
    visitor.website = shop.startWebsite();
    const page = await visitor.page(`/thank-you?order=${orderId}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Your payment went through');
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('says on the thank-you page that it is still checking', async () => {
    const visitor = new Visitor(shop);
    const orderId = await crashAfterCharge(visitor);
    shop.fault = lost;
    expect(await visitor.text(`/thank-you?order=${orderId}`)).toContain('We are checking your payment');
    expect(await visitor.text('/checkout/payment')).toMatch(
      /A payment for this order is being checked[\s\S]*<a href="[^"]*\/thank-you\?order=[^"]*">See whether it went through<\/a> before you pay again/,
    );
    shop.fault = undefined;
    expect(await visitor.text(`/thank-you?order=${orderId}`)).toContain('Your payment went through');
  });
});

describe('the status of a payment', () => {
  const STATUS_PATH = '/umbraco/api/GiftStorePayment/PaymentStatus/';
  const ask = async (visitor: Visitor, orderId: string, token: string) =>
    (await visitor.json(STATUS_PATH, paymentOf(orderId, token))).json();

  it('follows a lost one to its receipt, which the payment page then leads to, and asks the provider nothing', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const token = await shop.token(APPROVED_CARD);
    expect(await ask(visitor, orderId, token)).toEqual({
      state: 'unreceived',
      ...refused(PAYMENT_TEXTS.unreceived),
    });
    shop.fault = async (request, pass) => {
      await pass(request);
      return lost();
    };
    await visitor.pay(orderId, token);
    const [attempt] = await attemptsOf(orderId);
    expect(await ask(visitor, orderId, token)).toEqual({ state: 'pending', ...refused(PAYMENT_TEXTS.unknown) });
    expect(await attemptsOf(orderId)).toEqual([attempt]);
    shop.fault = undefined;
    shop.now += FOLLOW_UP_MS;
    await shop.startWebsite().payments.recover();
    const [charge] = await chargesOf(orderId);
    const paid = { errors: [], friendlyErrorMessage: '', amount: 79, currency: 'AUD', transactionId: charge?.id };
    expect(await ask(visitor, orderId, token)).toEqual({ state: 'paid', ...paid });
    expect(await ask(visitor, orderId, 'another-token'), 'whatever paid it').toEqual({ state: 'paid', ...paid });
    const page = await visitor.page('/checkout/payment');
    expect([page.status, page.headers.get('location')]).toEqual([303, '/thank-you']);
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('names the refusal of this card, and knows nothing of a card that never came', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const token = await shop.token(DECLINED_CARD);
    await visitor.pay(orderId, token);
    expect(await ask(visitor, orderId, token)).toEqual({ state: 'refused', ...refused(PAYMENT_TEXTS.declined) });
    expect(await ask(visitor, orderId, 'another-token')).toMatchObject({ state: 'unreceived' });
    expect(await statusOf(orderId)).toBe('open');
  });

  it('is that of the newest card when the page has only its key, and of the one that runs whatever is asked', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    for (const card of [DECLINED_CARD, PROCESSING_ERROR_CARD]) {
      shop.now += 1000;
      await visitor.pay(orderId, await shop.token(card));
    }
    const [attempt] = await attemptsOf(orderId);
    const payable = { kind: 'order' as const, id: orderId };
    const stateOf = (paymentData: string) =>
      shop.website.payments.status({ session: attempt?.sessionId ?? '', payable, paymentData });
    expect(await stateOf('')).toMatchObject({ state: 'refused', reason: 'failed' });
    const { db } = shop.database;
    const first = and(eq(paymentAttempts.payableId, orderId), eq(paymentAttempts.status, 'declined'));
    await db
      .update(paymentAttempts)
      .set({ createdAt: new Date(shop.now + 1) })
      .where(first);
    expect(await stateOf('')).toMatchObject({ state: 'refused', reason: 'declined' });
    shop.fault = lost;
    await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    shop.fault = undefined;
    for (const asked of ['', 'another-token']) expect(await stateOf(asked)).toMatchObject({ state: 'pending' });
    expect(await ask(visitor, 'HAV-0000000000', 'any')).toMatchObject({ errors: [PAYMENT_TEXTS.noOrder] });
    await visitor.pay(orderId, 'any');
  });

  it('is paid once its debit was taken, whatever is asked', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    await visitor.pay(orderId, await shop.token(DECLINED_CARD));
    const [attempt] = await attemptsOf(orderId);
    const taken = { status: 'accepted' as const, chargeId: 'ch_debit' };
    await shop.database.db.update(paymentAttempts).set(taken).where(eq(paymentAttempts.id, attempt!.id));
    const payable = { kind: 'order' as const, id: orderId };
    const asked = { session: attempt!.sessionId!, payable, paymentData: 'another-token' };
    expect(await shop.website.payments.status(asked)).toMatchObject({
      state: 'paid',
      answer: { transactionId: 'ch_debit' },
    });
  });

  it('tells nobody else, and begins nothing', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const token = await shop.token(APPROVED_CARD);
    await visitor.pay(orderId, token);
    const other = new Visitor(shop);
    expect(await ask(other, orderId, token)).toEqual({ state: 'refused', ...refused(PAYMENT_TEXTS.noOrder, 0, '') });
    await other.add('solar-lamp');
    expect(await ask(other, orderId, token)).toMatchObject({ state: 'refused', transactionId: '' });
    expect(await ask(visitor, '', token)).toMatchObject({ state: 'refused', errors: [PAYMENT_TEXTS.badRequest] });
  });
});
