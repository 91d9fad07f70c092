import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { charges } from '../../sandbox/api/charges/charges-schema.ts';
import { DECLINE_LIMIT } from '../../sandbox/api/charges/limit-declines.ts';
import { solve } from '../platform/forms/testing/post-form.ts';
import { openStaff, signInAs } from '../staff/testing/sign-in-as.ts';
import { APPROVED_CARD, DECLINED_CARD, openShop, PROCESSING_ERROR_CARD, type Shop } from '../testing/open-shop.ts';
import { PAYMENT_PATH, type PaymentAnswerJson, paymentOf, Visitor } from '../testing/shop-visitor.ts';
import {
  ATTEMPTS_WINDOW_MS,
  MAX_ATTEMPTS_PER_SESSION,
  MAX_REFUSED_PER_NETWORK,
  MAX_REFUSED_PER_NETWORK_IN_A_DAY,
  MAX_REFUSED_PER_PAYABLE,
  REFUSED_BEFORE_BOT_CHECK,
  REFUSED_ON_SITE_BEFORE_BOT_CHECK,
} from './attempt-limits.ts';
import { PAYMENT_POSTS_PER_MINUTE } from './payment-gate.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.database.close());

const chargeCount = async () => (await shop.database.db.select().from(charges)).length;

const visitorAt = (address: string) => Object.assign(new Visitor(shop), { address });

async function post(visitor: Visitor, orderId: string, card: string, check = '') {
  const headers: Record<string, string> = check ? { 'bot-check-token': check } : {};
  const answer = await visitor.json(PAYMENT_PATH, paymentOf(orderId, await shop.token(card)), headers);
  const { errors } = (await answer.json()) as PaymentAnswerJson;
  return { status: answer.status, error: errors[0], headers: answer.headers };
}

/** One attempt of a program that uses a new session each time. */
async function tryCard(address: string, card: string, options: { passesCheck?: boolean } = {}) {
  const visitor = visitorAt(address);
  const orderId = await visitor.order();
  return post(visitor, orderId, card, options.passesCheck ? await solve(visitor, 'payment') : '');
}

describe('somebody who tries out cards', () => {
  it('gets a new session for each, and after five declines is asked for the bot check', async () => {
    for (let n = 0; n < REFUSED_BEFORE_BOT_CHECK; n += 1)
      expect(await tryCard('198.51.100.1', DECLINED_CARD)).toMatchObject({
        status: 200,
        error: PAYMENT_TEXTS.declined,
      });
    const before = await chargeCount();
    const asked = await tryCard('198.51.100.1', DECLINED_CARD);
    expect(asked).toMatchObject({ status: 403, error: PAYMENT_TEXTS.botCheck });
    expect(asked.headers.get('bot-check-required')).toBe('payment');
    expect(await chargeCount(), 'nobody asked the bank').toBe(before);
    expect((await tryCard('198.51.100.2', APPROVED_CARD)).status, 'somebody else').toBe(200);
    shop.now += ATTEMPTS_WINDOW_MS;
    expect((await tryCard('198.51.100.1', APPROVED_CARD)).status, 'ten minutes later').toBe(200);
  });

  it('is counted across processes, and by the /64 of an IPv6 address', async () => {
    for (let n = 0; n < REFUSED_BEFORE_BOT_CHECK; n += 1) await tryCard(`2001:db8:1:1::${n}`, PROCESSING_ERROR_CARD);
    const visitor = Object.assign(visitorAt('2001:db8:1:1::99'), { website: shop.startWebsite() });
    expect((await post(visitor, await visitor.order(), APPROVED_CARD)).status).toBe(403);
    expect((await tryCard('2001:db8:1:2::1', APPROVED_CARD)).status).toBe(200);
  });

  it('cannot slip through by trying many at once', async () => {
    const before = await chargeCount();
    const tries = Array.from({ length: 20 }, () => tryCard('198.51.100.3', PROCESSING_ERROR_CARD));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(REFUSED_BEFORE_BOT_CHECK);
    expect((await chargeCount()) - before).toBe(REFUSED_BEFORE_BOT_CHECK);
  });

  it('is stopped for ten minutes even with a solved check for each card', async () => {
    const tried = () => tryCard('198.51.100.4', PROCESSING_ERROR_CARD, { passesCheck: true });
    for (let n = 0; n < MAX_REFUSED_PER_NETWORK; n += 1) expect((await tried()).status).toBe(200);
    const stopped = await tried();
    expect(stopped).toMatchObject({ status: 429, error: PAYMENT_TEXTS.tooMany });
    expect(stopped.headers.get('retry-after')).toBe('600');
  });

  it('is stopped by the order, from whatever addresses', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const tried = async (n: number) => {
      visitor.address = `192.0.2.${n}`;
      return post(visitor, orderId, PROCESSING_ERROR_CARD, await solve(visitor, 'payment'));
    };
    for (let n = 0; n < MAX_REFUSED_PER_PAYABLE; n += 1) expect((await tried(n)).status).toBe(200);
    expect((await tried(99)).status).toBe(429);
  });

  it('is stopped by the card, from whatever addresses and sessions', async () => {
    for (let n = 0; n < DECLINE_LIMIT.most; n += 1)
      expect((await tryCard(`192.0.2.${n}`, DECLINED_CARD)).error).toBe(PAYMENT_TEXTS.declined);
    const before = await chargeCount();
    const stopped = await tryCard('192.0.2.200', DECLINED_CARD);
    expect(stopped).toMatchObject({ status: 429, error: PAYMENT_TEXTS.cardLimit });
    expect(await chargeCount(), 'its bank is not asked').toBe(before);
    expect((await tryCard('192.0.2.200', APPROVED_CARD)).status, 'another card').toBe(200);
  });
});

// Each order, card and bot check is made for real: SOAK=1 tries as many as docs/security.md says.
const [STOLEN, DONORS] = process.env['SOAK'] ? [150, 60] : [40, 30];

describe('a list of stolen cards', () => {
  it.each([
    ['without the bot check', 30, REFUSED_BEFORE_BOT_CHECK],
    ['with a solved bot check for each', STOLEN, MAX_REFUSED_PER_NETWORK],
  ])(
    'from one address in new sessions, %s: at most ten reach the provider',
    async (name, stolen, most) => {
      const passesCheck = most === MAX_REFUSED_PER_NETWORK;
      const address = passesCheck ? '198.51.100.20' : '198.51.100.21';
      const before = await chargeCount();
      const statuses = new Map<number, number>();
      for (let tried = 0; tried < stolen; tried += 10)
        for (const { status } of await Promise.all(
          Array.from({ length: 10 }, () => tryCard(address, PROCESSING_ERROR_CARD, { passesCheck })),
        ))
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect((await chargeCount()) - before, name).toBe(most);
      expect(most).toBeLessThanOrEqual(10);
      expect(Object.fromEntries(statuses)).toEqual({ 200: most, [passesCheck ? 429 : 403]: stolen - most });
    },
    400_000,
  );

  it('that is tried slowly ends with the day, while another network pays', async () => {
    const before = await chargeCount();
    const tried = () => tryCard('198.51.100.22', PROCESSING_ERROR_CARD, { passesCheck: true });
    for (let n = 0; n < MAX_REFUSED_PER_NETWORK_IN_A_DAY; n += 1) {
      expect((await tried()).status).toBe(200);
      if (n % MAX_REFUSED_PER_NETWORK === 9) shop.now += ATTEMPTS_WINDOW_MS;
    }
    const stopped = await tried();
    expect(stopped).toMatchObject({ status: 429, error: PAYMENT_TEXTS.tooManyToday });
    expect(stopped.headers.get('retry-after')).toBe('86400');
    expect((await chargeCount()) - before).toBe(MAX_REFUSED_PER_NETWORK_IN_A_DAY);
    expect((await tryCard('198.51.100.23', APPROVED_CARD)).status).toBe(200);
    shop.now += 24 * 60 * 60_000;
    expect((await tryCard('198.51.100.22', APPROVED_CARD)).status, 'a day later').toBe(200);
  });

  it('from many addresses makes every card need the bot check, until it is quiet', async () => {
    for (let n = 0; n < REFUSED_ON_SITE_BEFORE_BOT_CHECK; n += 1)
      expect((await tryCard(`203.0.113.${n}`, PROCESSING_ERROR_CARD)).status).toBe(200);
    expect((await tryCard('203.0.113.200', APPROVED_CARD)).status, 'an address that did nothing').toBe(403);
    expect((await tryCard('203.0.113.200', APPROVED_CARD, { passesCheck: true })).status, 'a person').toBe(200);
    shop.now += ATTEMPTS_WINDOW_MS;
    expect((await tryCard('203.0.113.201', APPROVED_CARD)).status, 'ten minutes later').toBe(200);
  });

  it('is shown to staff in numbers', async () => {
    openStaff(shop);
    for (let n = 0; n < 5 + 3; n += 1) await tryCard('198.51.100.1', PROCESSING_ERROR_CARD);
    for (let n = 0; n < 10 + 2; n += 1) await tryCard('198.51.100.2', PROCESSING_ERROR_CARD, { passesCheck: true });
    await tryCard('198.51.100.3', APPROVED_CARD, { passesCheck: true });
    const staff = await signInAs(shop, 'reader');
    const page = await (await staff.page('/back-office/records/card-testing')).text();
    const days = [...page.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => [...row.matchAll(/<t[dh][^>]*>([^<]*)</g)]);
    const cells = days.map((row) => row.map(([, cell]) => cell)).find(([day]) => day === '21 Nov 2026');
    expect(cells, page).toHaveLength(9);
    const [tried, approved, refused, networks, most, botCheck, wait] = cells!.slice(1).map(Number);
    expect({ tried, approved, refused, networks, most, botCheck, wait }).toEqual({
      tried: 16,
      approved: 1,
      refused: 15,
      networks: 2,
      most: 10,
      botCheck: 3,
      wait: 2,
    });
  });
});

describe('an office where many give from one address', () => {
  it('is served, with a card that is declined now and then: the bot check comes before any stop', async () => {
    const address = '198.51.100.30';
    const asked: boolean[] = [];
    const pay = async (card: string) => {
      const visitor = visitorAt(address);
      const orderId = await visitor.order();
      const first = await post(visitor, orderId, card);
      asked.push(first.status === 403);
      // What the page does by itself when it is asked.
      return first.status === 403 ? post(visitor, orderId, card, await solve(visitor, 'payment')) : first;
    };
    for (let donor = 0; donor < DONORS; donor += 1) {
      if (donor % 5 === 4) expect((await pay(PROCESSING_ERROR_CARD)).error).toBe(PAYMENT_TEXTS.failed);
      const paid = await pay(APPROVED_CARD);
      expect([donor, paid.status, paid.error]).toEqual([donor, 200, undefined]);
    }
    expect(asked.indexOf(true), 'after five declines').toBeGreaterThan(5 * REFUSED_BEFORE_BOT_CHECK);
  });
});

describe('a person whose cards were declined', () => {
  it('passes the bot check with the same post, once a token, and then pays', async () => {
    const visitor = visitorAt('198.51.100.9');
    const orderId = await visitor.order();
    for (let n = 0; n < REFUSED_BEFORE_BOT_CHECK; n += 1) await post(visitor, orderId, PROCESSING_ERROR_CARD);
    const check = await solve(visitor, 'payment');
    const foreign = await solve(visitor, 'subscribe');
    expect((await post(visitor, orderId, APPROVED_CARD, foreign)).status, 'the check of another form').toBe(403);
    expect((await post(visitor, orderId, APPROVED_CARD, 'x')).status, 'no check').toBe(403);
    expect((await post(visitor, orderId, PROCESSING_ERROR_CARD, check)).error).toBe(PAYMENT_TEXTS.failed);
    expect((await post(visitor, orderId, APPROVED_CARD, check)).status, 'the same check again').toBe(403);
    const paid = await post(visitor, orderId, APPROVED_CARD, await solve(visitor, 'payment'));
    expect([paid.status, paid.error]).toEqual([200, undefined]);
  });

  it('finds the bot check on the payment page', async () => {
    const visitor = visitorAt('198.51.100.10');
    await visitor.order();
    const page = await visitor.page('/checkout/payment');
    expect(await page.text()).toContain('data-bot-check-src="/bot-check/challenge.js"');
    expect(page.headers.get('content-security-policy')).toMatch(/trusted-types [^;]*haven-bot-check/);
  });
});

const STATUS_PATH = '/umbraco/api/GiftStorePayment/PaymentStatus/';

describe('a flood', () => {
  it('lets a visitor try so many cards in ten minutes and no more', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    shop.fault = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
    for (let n = 0; n < MAX_ATTEMPTS_PER_SESSION; n += 1) {
      expect((await visitor.pay(orderId, await shop.token(APPROVED_CARD))).errors).toEqual([PAYMENT_TEXTS.unreached]);
    }
    shop.fault = undefined;
    expect((await visitor.pay(orderId, await shop.token(APPROVED_CARD))).errors).toEqual([PAYMENT_TEXTS.tooMany]);
    shop.now += ATTEMPTS_WINDOW_MS;
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [] });
  });

  it('answers 429 to a flood, in the shape of a payment answer', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp');
    const send = () => visitor.json(PAYMENT_PATH, {});
    let last = await send();
    for (let n = 1; n < PAYMENT_POSTS_PER_MINUTE; n += 1) last = await send();
    expect(last.status, 'a post that no form makes').toBe(400);
    last = await send();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ errors: [expect.any(String)], friendlyErrorMessage: expect.any(String) });
  });

  it('of questions after a payment may come from everybody of a network, and keeps none of them from paying', async () => {
    for (let asked = 0; asked < PAYMENT_POSTS_PER_MINUTE; asked += 100) {
      const asking = new Visitor(shop);
      await asking.add('solar-lamp');
      for (let n = 0; n < 100; n += 1) expect((await asking.json(STATUS_PATH, {})).status).toBe(200);
    }
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    expect((await visitor.pay(orderId, await shop.token(APPROVED_CARD))).errors).toEqual([]);
    const asks = async (who: Visitor) => (await who.json(STATUS_PATH, {})).status;
    const flooding = new Visitor(shop);
    await flooding.add('solar-lamp');
    for (let asked = 0; asked < PAYMENT_POSTS_PER_MINUTE; asked += 1) expect(await asks(flooding)).toBe(200);
    expect(await asks(flooding), 'one visitor who asks more often').toBe(429);
    expect(await asks(visitor), 'anybody else').toBe(200);
  });
});
