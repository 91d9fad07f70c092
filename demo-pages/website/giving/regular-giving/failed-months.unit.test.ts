import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { isSigned } from '../../platform/links/order-link.ts';
import { type Fault, openShop, type Shop } from '../../testing/open-shop.ts';
import { dayIn, instantOf } from './gift-dates.ts';
import { givingPlans } from './regular-giving-schema.ts';
import { chargeAll, findPlan, giftsOf, liveUntil, planMails, startPlan } from './testing/giver.ts';

const PAYS_ONCE = '4000000000000341';
const STOLEN_AFTER_THREE = '4000000000006033';
const ENDS_THIS_MONTH = '4000000000006041';
const HOUR_MS = 60 * 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  shop.fault = undefined;
  await shop.database.db.update(givingPlans).set({ status: 'stopped' });
});
afterAll(() => shop.database.close());

const at = (day: string, time = '12:00') => instantOf('AUS', day, time);
const chargesOf = async (planId: string) => {
  const gifts = new Set((await giftsOf(shop, planId)).map(({ id }) => id));
  const all = await shop.database.db.select().from(charges).orderBy(charges.createdAt);
  return all.filter(({ reference }) => gifts.has(reference));
};
const triesOf = async (planId: string) =>
  (await chargesOf(planId)).map(({ createdAt, status }) => [dayIn('AUS', createdAt.getTime()), status]);
const failureMails = async (planId: string) =>
  (await planMails(shop, planId)).filter(({ kind }) => kind.startsWith('plan-failed'));
const unreachable = () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  return Promise.reject(new TypeError('fetch failed', { cause }));
};

describe('a month that its bank declines', () => {
  it('is tried again after 3, 7 and 14 days, its donor is written to twice, and then the plan rests', async () => {
    shop.now = at('2027-01-15');
    const { id } = await startPlan(shop, {}, PAYS_ONCE);
    await liveUntil(shop, '2027-02-15');
    expect(await findPlan(shop, id)).toMatchObject({ status: 'active', firstFailedOn: '2027-02-15' });
    await liveUntil(shop, '2027-04-20');
    expect(await triesOf(id), '[D3.04] soft: 3, 7 and 14 days later').toEqual([
      ['2027-01-15', 'complete'],
      ['2027-02-15', 'failed'],
      ['2027-02-18', 'failed'],
      ['2027-02-22', 'failed'],
      ['2027-03-01', 'failed'],
    ]);
    expect((await giftsOf(shop, id)).map(({ period, status }) => [period, status])).toEqual([
      ['2027-01', 'paid'],
      ['2027-02', 'failed'],
    ]);
    expect((await findPlan(shop, id)).status, '[D3.04] after the last the plan rests').toBe('resting');
    const written = await failureMails(id);
    expect(
      written.map(({ kind, createdAt }) => [kind, createdAt.toISOString().slice(0, 10)]),
      '[D3.04] at the first failure and at the last',
    ).toEqual([
      ['plan-failed-first', '2027-02-15'],
      ['plan-failed-last', '2027-03-01'],
    ]);
    expect(written[0]?.text).toContain('We’ll try again on 18 February 2027');
    for (const { text } of written) {
      const signature = new RegExp(`/my-giving/plans/${id}/([\\w-]+)`).exec(text)?.[1] ?? '';
      expect(await isSigned(shop.database.db, 'plan', id, signature), '[D3.04] a signed link').toBe(true);
    }
  });

  it('is not tried again within 3 days of the next gift, nor on it', async () => {
    shop.now = at('2027-01-15');
    const { id } = await startPlan(shop, {}, PAYS_ONCE);
    // Nothing runs for weeks: the first try is on 9 March, and the next gift is due on the 15th.
    shop.now = at('2027-03-09');
    await chargeAll(shop);
    await liveUntil(shop, '2027-03-20');
    expect((await triesOf(id)).slice(1), '[D3.04] never later than 3 days before the next gift').toEqual([
      ['2027-03-09', 'failed'],
      ['2027-03-12', 'failed'],
    ]);
    expect((await failureMails(id)).map(({ kind }) => kind)).toEqual(['plan-failed-first', 'plan-failed-last']);
  });

  it('is not tried again when its card is stolen', async () => {
    shop.now = at('2027-01-15');
    const { id } = await startPlan(shop, {}, STOLEN_AFTER_THREE);
    await liveUntil(shop, '2027-05-20');
    expect(
      (await triesOf(id)).map(([, status]) => status),
      '[D3.04] hard',
    ).toEqual(['complete', 'complete', 'complete', 'failed']);
    expect(await findPlan(shop, id)).toMatchObject({ status: 'resting', nextPeriod: '2027-04' });
    expect((await failureMails(id)).map(({ kind }) => kind)).toEqual(['plan-failed-last']);
  });

  it('is not tried again when its card has ended between two months, which was announced to its donor once', async () => {
    shop.now = at('2027-01-15');
    const { id } = await startPlan(shop, {}, ENDS_THIS_MONTH);
    await liveUntil(shop, '2027-02-20', 'AUS', () => shop.website.giving.announceCardEnds());
    expect((await triesOf(id)).map(([, status]) => status)).toEqual(['complete', 'failed']);
    expect(await findPlan(shop, id)).toMatchObject({ status: 'resting', sourceEndsIn: '2027-01' });
    const kinds = (await planMails(shop, id)).map(({ kind }) => kind);
    expect(kinds, '[D3.06] announced once a card').toEqual(['plan-started', 'card-ends', 'plan-failed-last']);
  });
});

describe('a month whose provider is away', () => {
  it.each([
    ['is not reached', unreachable],
    ['answers nothing that can be read', async () => new Response('', { status: 503 })],
    ['has too many of our requests', async () => new Response('<h1>Slow down</h1>', { status: 429 })],
    ...(
      [
        [429, 'rate_limited'],
        [401, 'unauthorized'],
        [403, 'access_forbidden'],
        [404, 'not_found'],
        [400, 'validation_error'],
        [400, 'unsupported_gateway'],
        [400, 'unfulfilled_condition'],
      ] as const
    ).map(([status, code]): [string, Fault] => [
      `rejects our request: ${status} ${code}`,
      async () => Response.json({ error: { code, message: 'refused' } }, { status }),
    ]),
  ])('for a day (%s) is charged once afterwards, and nobody is declined', async (_, fault) => {
    shop.now = at('2027-01-15');
    const { id } = await startPlan(shop);
    shop.fault = fault;
    shop.now = at('2027-02-15', '09:00');
    const until = at('2027-02-16', '10:00');
    for (; shop.now < until; shop.now += HOUR_MS) {
      await chargeAll(shop);
      await shop.website.payments.recover();
    }
    expect(await findPlan(shop, id)).toMatchObject({ status: 'active', nextPeriod: '2027-02', firstFailedOn: null });
    expect(await triesOf(id)).toHaveLength(1);
    shop.fault = undefined;
    for (let hour = 0; hour < 3; hour += 1, shop.now += HOUR_MS) {
      await chargeAll(shop);
      await shop.website.payments.recover();
    }
    expect(await triesOf(id), '[D3.03] nothing is lost and nothing doubled').toEqual([
      ['2027-01-15', 'complete'],
      ['2027-02-16', 'complete'],
    ]);
    expect((await giftsOf(shop, id)).map(({ period, status }) => [period, status])).toEqual([
      ['2027-01', 'paid'],
      ['2027-02', 'paid'],
    ]);
    expect(await failureMails(id), '[D3.04] an outage is no decline').toEqual([]);
    expect(await findPlan(shop, id)).toMatchObject({ nextPeriod: '2027-03', nextGiftOn: '2027-03-15' });
  });
});

describe('a plan', () => {
  it('that is stopped on its day before the charge is not charged, and after it not again', async () => {
    shop.now = at('2027-01-15');
    const before = await startPlan(shop);
    const after = await startPlan(shop);
    const stop = (id: string) =>
      shop.database.db.update(givingPlans).set({ status: 'stopped' }).where(eq(givingPlans.id, id));
    shop.now = at('2027-02-15', '08:59');
    await chargeAll(shop);
    await stop(before.id);
    shop.now = at('2027-02-15', '09:00');
    await chargeAll(shop);
    await stop(after.id);
    await liveUntil(shop, '2027-03-20');
    expect(await triesOf(before.id), '[D3.02] at nine in the morning, not before').toHaveLength(1);
    expect(await triesOf(after.id)).toHaveLength(2);
  });

  it('is charged once a month although the clock jumps ahead and back', async () => {
    shop.now = at('2027-01-31');
    const { id } = await startPlan(shop);
    const jumps = ['2027-02-28', '2027-02-01', '2027-03-31', '2027-02-28', '2027-03-30', '2027-03-31', '2027-04-30'];
    for (const day of jumps) {
      shop.now = at(day);
      await chargeAll(shop);
    }
    expect((await giftsOf(shop, id)).map(({ period }) => period).toSorted(), '[D3.02] never moved or doubled').toEqual([
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
    ]);
    expect(await triesOf(id), '[D3.03] one charge each').toHaveLength(4);
  });

  it('whose month fails after midnight of a day on which clocks change keeps its day', async () => {
    // Clocks go back on 4 April 2027 in both countries.
    shop.now = instantOf('NZL', '2027-03-04', '12:00');
    const { id } = await startPlan(shop, { siteCountryCode: 'NZL' });
    shop.now = instantOf('NZL', '2027-04-04', '08:59');
    await chargeAll(shop);
    expect(await triesOf(id)).toHaveLength(1);
    shop.now = instantOf('NZL', '2027-04-04', '09:00');
    await chargeAll(shop);
    const gifts = await giftsOf(shop, id);
    expect(gifts.at(-1), '[D3.02] the same day in its own time zone').toMatchObject({ givenOn: '2027-04-04' });
  });
});
