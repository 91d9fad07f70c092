import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { DONATION_FIELDS } from '#rules/donations/donation-fields.ts';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { ATTEMPTS_WINDOW_MS } from '../../payments/attempt-limits.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { donations } from './donations-schema.ts';
import { gift } from './testing/gift.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  // The limits against card testing begin anew.
  shop.now += ATTEMPTS_WINDOW_MS;
});
afterAll(() => shop.database.close());

let networks = 0;
const visitor = () => {
  networks += 1;
  return Object.assign(new Visitor(shop), {
    address: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
  });
};
/** Posts a body as it is written, so that it may be what no library would write. */
async function post(body: string, type = 'application/json') {
  const headers = { accept: 'application/json', 'content-type': type };
  const response = await visitor().send(DONATION_PATHS.submit, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}
const rows = () => shop.database.db.select().from(donations);

/** JSON texts in place of a field's value. */
const HOSTILE = [
  '["a","b"]',
  '{"toString":"x","length":1}',
  '1e309',
  '"\\u0000\\ud800"',
  JSON.stringify('x'.repeat(50_000)),
];

describe('a gift whose fields are not what the form sends', () => {
  it.each(DONATION_FIELDS)('is answered, and moves no money: %s [D2.02]', async (field) => {
    for (const value of HOSTILE) {
      const fields = Object.entries({ ...gift({ paymentData: 'tok_x' }), [field]: '@' });
      const body = fields.map(([name, each]) => `"${name}":${name === field ? value : JSON.stringify(each)}`);
      const { status } = await post(`{${body.join(',')}}`);
      expect(status, value.slice(0, 40)).toBeLessThan(500);
    }
    expect(await shop.database.db.$count(charges)).toBe(0);
    expect((await rows()).filter(({ status }) => status === 'paid')).toEqual([]);
  });

  it.each(['-75', 'NaN', '1e309', '1e3', '75.001', '0x4B', '٧٥ and more', '', '10000.01', '4.99', '[75]', ' '])(
    'is no gift of "%s"',
    async (amount) => {
      const before = (await rows()).length;
      const { text } = await post(JSON.stringify({ ...gift({ paymentData: 'tok_x' }), amount, total: 75 }));
      expect(JSON.parse(text).fieldErrors?.amount, '[D1.05]').toContain('Enter an amount from $5 to $10,000');
      expect((await rows()).length).toBe(before);
    },
  );

  it('keeps the words around what no database stores', async () => {
    const words = 'Hemi\0\ud800 Ngata';
    const dedicated = { dedicationKind: 'memory', dedicationName: words } as const;
    const given = gift({ paymentData: 'tok_x', customerFirstName: words, contentId: words, ...dedicated });
    expect((await post(JSON.stringify(given))).status).toBe(200);
    const row = (await rows()).find(({ donationKey }) => donationKey === given.donationKey);
    expect(row).toMatchObject({ customerFirstName: 'Hemi Ngata', dedication: { name: 'Hemi Ngata' } });
  });

  it('sets nothing that a gift has not: a state, a sum, an owner, a prototype', async () => {
    const given = gift({ paymentData: 'tok_x' });
    const more =
      '"status":"paid","giftMinor":1,"totalMinor":1,"costsMinor":1,"id":"GIFT-MINE","sessionId":"mine","planId":"x","receiptNumber":1,"transactionId":"ch_1","source":"staff"';
    const polluting = '"__proto__":{"isPaid":true,"amount":5},"constructor":{"prototype":{"isPaid":true}}';
    await post(`{${more},${polluting},${JSON.stringify(given).slice(1)}`);
    const row = (await rows()).find(({ donationKey }) => donationKey === given.donationKey);
    expect(row).toMatchObject({
      status: 'failed',
      giftMinor: 7_500,
      totalMinor: 7_500,
      costsMinor: 0,
      planId: null,
      receiptNumber: null,
      transactionId: null,
      source: 'site',
    });
    expect([row?.id, row?.sessionId]).not.toContain('GIFT-MINE');
    expect(row?.sessionId).not.toBe('mine');
    expect(Object.hasOwn(Object.prototype, 'isPaid')).toBe(false);
  });

  it.each(['amount', 'total', 'donationKey', 'paymentType', 'frequency'])(
    'with two values of a form field means one of them everywhere: %s',
    async (field) => {
      const given = gift({ paymentData: 'tok_x' });
      const form = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]));
      const first = field === 'donationKey' ? '00000000-0000-4000-8000-000000000000' : '5';
      const { status } = await post(`${field}=${first}&${form}`, 'application/x-www-form-urlencoded');
      expect(status).toBeLessThan(400);
      const row = (await rows()).find(({ donationKey }) => donationKey === given.donationKey);
      expect(row, 'the last value counts').toMatchObject({ giftMinor: 7_500, frequency: 'one-off' });
    },
  );

  it.each(['[]', '"x"', '7', 'null', '{', '{"a":1', '[{"amount":75}]'])('is no body: %s', async (body) => {
    expect((await post(body)).status).toBe(400);
  });
});
