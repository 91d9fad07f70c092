import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../platform/mail/mail-schema.ts';
import { SITES } from '../../platform/site/sites.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { type ChangeResult, changePlan, considerSource } from './change-plan.ts';
import { instantOf } from './gift-dates.ts';
import { considerChange, type PlanChangeRequest } from './plan-change.ts';
import { type GivingPlan, givingPlans } from './regular-giving-schema.ts';

import { findPlan, giftsOf, liveUntil, startPlan } from './testing/giver.ts';

// Written down, so that a change of the product fails.
const FOLLOW_UP_MS = 5_000;

let shop: Shop;
let plan: GivingPlan;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());
afterEach(async () => {
  shop.fault = undefined;
  await shop.database.db.update(givingPlans).set({ status: 'stopped' });
});

/** A plan whose first gift was on 14 January 2027 at noon. */
async function start(): Promise<void> {
  shop.now = instantOf('AUS', '2027-01-14', '12:00');
  plan = await startPlan(shop);
}
const at = (day: string, time = '12:00') => {
  shop.now = instantOf('AUS', day, time);
};
const settings = (kind: PlanChangeRequest['kind'] | 'source', more = {}) => ({
  siteOrigin: SITE_ORIGIN,
  now: shop.now,
  kind,
  changeId: randomUUID(),
  actor: 'donor',
  ...more,
});
const change = (asked: PlanChangeRequest, more = {}): Promise<ChangeResult> =>
  changePlan(shop.database.db, plan.id, considerChange(asked), settings(asked.kind, more));
const words = (result: ChangeResult) => ('change' in result ? result.change.words : JSON.stringify(result));
const work = async () => {
  while ((await shop.website.giving.chargePlans()) > 0);
};
const taken = async () =>
  (await giftsOf(shop, plan.id)).map(({ period, totalMinor, status }) => `${period} ${totalMinor} ${status}`);
const refuseCharges = (status: number, error: object) => {
  shop.fault = async (request, pass) =>
    request.method === 'POST' && new URL(request.url).pathname === '/v1/charges'
      ? Response.json({ status, error, resource: null }, { status })
      : pass(request);
};
const NO_MONEY = { code: 'card_declined', details: { decline_code: 'insufficient_funds' } };
const mailsOf = async (kind: string) =>
  (await shop.database.db.select().from(mails).where(eq(mails.kind, kind))).filter(({ cause }) =>
    cause.includes(plan.id),
  );

describe('another amount', () => {
  it('holds from the next gift, is confirmed by mail in the same words, and is charged', async () => {
    await start();
    at('2027-02-01');
    const result = await change({ kind: 'amount', giftMinor: 4_500, coversCosts: false });
    expect(words(result), '[D4.02] says from when it holds').toBe(
      'You’ll give $45.00 AUD each month, starting with the gift on 14 February 2027.',
    );
    const [mail] = await mailsOf('plan-changed-amount');
    expect(mail?.text, '[D4.02] confirmed by mail').toContain(words(result));
    await liveUntil(shop, '2027-03-14');
    expect(await taken()).toEqual(['2027-01 3000 paid', '2027-02 4500 paid', '2027-03 4500 paid']);
  });

  it('on the due day holds for that day’s gift before its charge, and for the next one after it', async () => {
    await start();
    at('2027-02-14', '08:59');
    expect(words(await change({ kind: 'amount', giftMinor: 4_000, coversCosts: false }))).toContain('14 February 2027');
    at('2027-02-14');
    await work();
    expect(words(await change({ kind: 'amount', giftMinor: 5_000, coversCosts: true }))).toBe(
      'You’ll give $51.20 AUD ($50.00 AUD plus payment fees) each month, starting with the gift on 14 March 2027.',
    );
    await liveUntil(shop, '2027-03-14');
    expect(await taken()).toEqual(['2027-01 3000 paid', '2027-02 4000 paid', '2027-03 5120 paid']);
  });

  it('leaves a gift that is being taken at its amount', async () => {
    await start();
    at('2027-02-14');
    refuseCharges(500, {});
    await work();
    const result = await change({ kind: 'amount', giftMinor: 4_500, coversCosts: false });
    expect(words(result), '[D4.02]').toBe(
      'You’ll give $45.00 AUD each month, starting with the gift on 14 March 2027. The gift on 14 February 2027 stays at $30.00 AUD: it is being taken right now.',
    );
    shop.fault = undefined;
    await shop.website.payments.recover();
    await liveUntil(shop, '2027-03-14');
    expect(await taken()).toEqual(['2027-01 3000 paid', '2027-02 3000 paid', '2027-03 4500 paid']);
  });

  it('holds for the next try of a gift that failed', async () => {
    await start();
    at('2027-02-14');
    refuseCharges(402, NO_MONEY);
    await work();
    shop.fault = undefined;
    at('2027-02-15');
    const result = await change({ kind: 'amount', giftMinor: 1_000, coversCosts: false });
    expect(words(result)).toBe('You’ll give $10.00 AUD each month, starting with the gift on 17 February 2027.');
    expect((await findPlan(shop, plan.id)).nextAttemptAt.getTime(), 'and does not hasten it').toBe(
      instantOf('AUS', '2027-02-17', '09:00'),
    );
    await liveUntil(shop, '2027-02-18');
    expect(await taken()).toEqual(['2027-01 3000 paid', '2027-02 1000 paid']);
  });
});

describe('another day', () => {
  it('moves the next gift when it is still to come, and keeps one gift a month', async () => {
    await start();
    at('2027-02-01');
    expect(words(await change({ kind: 'day', anchorDay: 31 }))).toBe(
      'Your gift will be taken on the last day of each month, starting on 28 February 2027.',
    );
    await liveUntil(shop, '2027-03-31');
    const days = (await giftsOf(shop, plan.id)).map(({ givenOn }) => givenOn);
    expect(days, '[D4.02]').toEqual(['2027-01-14', '2027-02-28', '2027-03-31']);
  });

  it('that has passed holds from the month after', async () => {
    await start();
    at('2027-02-10');
    expect(words(await change({ kind: 'day', anchorDay: 5 }))).toBe(
      'Your gift will be taken each month on the 5th, starting on 5 March 2027. The gift on 14 February 2027 keeps its day: the new day has already passed that month.',
    );
    await liveUntil(shop, '2027-03-05');
    const days = (await giftsOf(shop, plan.id)).map(({ givenOn }) => givenOn);
    expect(days, '[D4.02]').toEqual(['2027-01-14', '2027-02-14', '2027-03-05']);
  });
});

describe('a pause', () => {
  it.each([
    [1, '2027-03-14'],
    [6, '2027-08-14'],
  ])('of %d months skips as many gifts, and ends by itself on %s', async (months, next) => {
    await start();
    at('2027-02-14', '08:00');
    expect(words(await change({ kind: 'pause', months })), '[D4.02]').toContain(
      'No gift will be taken for February 2027',
    );
    expect(await findPlan(shop, plan.id)).toMatchObject({ status: 'paused', nextGiftOn: next });
    await liveUntil(shop, next);
    expect((await giftsOf(shop, plan.id)).map(({ givenOn }) => givenOn)).toEqual(['2027-01-14', next]);
    expect(await findPlan(shop, plan.id)).toMatchObject({ status: 'active', pausedFrom: null });
  });

  it.each([0, 7, Number.NaN])('of %d months is refused', async (months) => {
    await start();
    expect(await change({ kind: 'pause', months }), '[D4.02] 1 to 6').toMatchObject({ problem: 'months_out_of_range' });
  });

  it('ends early when the donor resumes, with the first day to come', async () => {
    await start();
    at('2027-02-10');
    await change({ kind: 'pause', months: 3 });
    at('2027-03-20');
    expect(words(await change({ kind: 'resume' })), '[D4.02]').toBe(
      'Your next gift of $30.00 AUD is on 14 April 2027, and then each month on the 14th.',
    );
    await liveUntil(shop, '2027-04-14');
    expect(await taken()).toEqual(['2027-01 3000 paid', '2027-04 3000 paid']);
  });

  it('is not broken by a gift that fails after the pause began', async () => {
    await start();
    at('2027-02-14');
    refuseCharges(500, {});
    await work();
    expect(words(await change({ kind: 'pause', months: 2 }))).toContain('is being taken right now');
    refuseCharges(402, NO_MONEY);
    shop.now += 60_000;
    await shop.website.payments.recover();
    expect(await taken()).toContain('2027-02 3000 failed');
    expect(await findPlan(shop, plan.id)).toMatchObject({ status: 'paused', nextGiftOn: '2027-05-14' });
    expect(await mailsOf('plan-failed-first')).toEqual([]);
  });
});

describe('a stop', () => {
  it('on the due day before the charge prevents it', async () => {
    await start();
    at('2027-02-14', '08:59');
    expect(words(await change({ kind: 'stop' })), '[D4.02] on the due day before the charge').toBe(
      'Your monthly gift stops today, 14 February 2027. The gift on 14 February 2027 won’t be taken. Your last gift was taken on 14 January 2027.',
    );
    const [mail] = await mailsOf('plan-changed-stop');
    expect(mail?.text).toContain('because you gave each month.');
    await liveUntil(shop, '2027-03-15');
    expect(await taken(), '[D4.02]').toEqual(['2027-01 3000 paid']);
  });

  it('on the due day after the charge names it as the last one', async () => {
    await start();
    at('2027-02-14');
    await work();
    expect(words(await change({ kind: 'stop' })), '[D4.02] on the due day after the charge').toBe(
      'Your monthly gift stops today, 14 February 2027. The gift on 14 March 2027 won’t be taken. Your last gift was taken on 14 February 2027.',
    );
    await liveUntil(shop, '2027-03-15');
    expect(await taken(), '[D4.02]').toEqual(['2027-01 3000 paid', '2027-02 3000 paid']);
  });

  it('while a gift is being taken says so, and no other follows', async () => {
    await start();
    at('2027-02-14');
    refuseCharges(500, {});
    await work();
    expect(words(await change({ kind: 'stop' }))).toContain('is being taken right now, and is the last one');
    shop.fault = undefined;
    shop.now += FOLLOW_UP_MS;
    await shop.website.payments.recover();
    await liveUntil(shop, '2027-03-15');
    expect(await taken()).toEqual(['2027-01 3000 paid', '2027-02 3000 paid']);
    expect((await findPlan(shop, plan.id)).status).toBe('stopped');
  });

  it('wins or loses against a worker that charges at the same moment, and its words are true', async () => {
    await start();
    at('2027-02-14');
    const [result] = await Promise.all([change({ kind: 'stop' }), work()]);
    await shop.website.payments.recover();
    await liveUntil(shop, '2027-03-15');
    const gifts = await taken();
    const isTaken = gifts.includes('2027-02 3000 paid');
    expect(words(result).includes('The gift on 14 February 2027 won’t be taken'), words(result)).toBe(!isTaken);
  });
});

describe('any change', () => {
  it('that is sent twice happens once', async () => {
    await start();
    const more = { changeId: randomUUID() };
    const results = await Promise.all([1, 2, 3].map(() => change({ kind: 'pause', months: 1 }, more)));
    expect(results.map(({ result }) => result)).toEqual(['changed', 'changed', 'changed']);
    expect(await mailsOf('plan-changed-pause')).toHaveLength(1);
  });

  it('whose words have become wrong since they were shown is asked again', async () => {
    await start();
    at('2027-02-14', '08:59');
    const shown = 'You’ll give $45.00 AUD each month, starting with the gift on 14 February 2027.';
    at('2027-02-14');
    await work();
    const asked = { kind: 'amount', giftMinor: 4_500, coversCosts: false } as const;
    const differs = await change(asked, { shown });
    expect('say' in differs && differs.say(SITES[0])).toEqual([
      'You’ll give $45.00 AUD each month, starting with the gift on 14 March 2027.',
    ]);
    expect(await mailsOf('plan-changed-amount')).toEqual([]);
  });

  it.each<PlanChangeRequest>([
    { kind: 'amount', giftMinor: 500, coversCosts: false },
    { kind: 'day', anchorDay: 3 },
    { kind: 'pause', months: 1 },
    { kind: 'resume' },
    { kind: 'stop' },
  ])('of a plan that has stopped is refused: $kind', async (asked) => {
    await start();
    await change({ kind: 'stop' });
    expect(await change(asked)).toEqual({ result: 'refused', problem: 'stopped' });
  });
});

describe('a bank debit', () => {
  /** The plan as if its donor had given an account; Friday 12 February 2027 is the second bank day before Tuesday 16. */
  const byBank = async () => {
    await start();
    await shop.database.db
      .update(givingPlans)
      .set({ method: 'bank', anchorDay: 16, nextGiftOn: '2027-02-16' })
      .where(eq(givingPlans.id, plan.id));
  };

  it.each([
    ['2027-02-12', 'starting with the gift on 16 February 2027.'],
    [
      '2027-02-15',
      'starting with the gift on 16 March 2027. The gift on 16 February 2027 stays at $30.00 AUD: banks need two business days’ notice.',
    ],
  ])('of 16 February that is changed on %s', async (day, expected) => {
    await byBank();
    at(day);
    expect(words(await change({ kind: 'amount', giftMinor: 4_500, coversCosts: false })), '[D4.02] [D3.05]').toBe(
      `You’ll give $45.00 AUD each month, ${expected}`,
    );
  });
});

describe('another source', () => {
  const source = {
    method: 'card',
    customerId: 'customer-2',
    sourceId: 'source-2',
    display: { sourceScheme: 'mastercard', sourceLast4: '4444', sourceEndsIn: '2031-01' },
    mandate: null,
  } as const;
  const give = (more = {}) =>
    changePlan(shop.database.db, plan.id, considerSource({ ...source, ...more }), settings('source'));

  it('is used from the next gift on', async () => {
    await start();
    at('2027-02-01');
    expect(words(await give()), '[D4.02]').toBe(
      'Your gifts will be taken from your Mastercard card ending in 4444, the next one on 14 February 2027.',
    );
    expect(await findPlan(shop, plan.id)).toMatchObject({
      providerSourceId: 'source-2',
      sourceLast4: '4444',
      nextGiftOn: '2027-02-14',
    });
  });

  it('resumes a plan that rests, from the next day to come', async () => {
    await start();
    at('2027-02-14');
    refuseCharges(402, { code: 'card_declined', details: { decline_code: 'stolen_card' } });
    await work();
    expect((await findPlan(shop, plan.id)).status).toBe('resting');
    expect(await change({ kind: 'pause', months: 1 })).toMatchObject({ problem: 'resting' });
    expect(words(await give()), '[D3.04] puts in another card').toContain('the next one on 14 March 2027');
    expect(await findPlan(shop, plan.id)).toMatchObject({
      status: 'active',
      nextPeriod: '2027-03',
      firstFailedOn: null,
    });
  });

  it('is taken for the next try of a gift that failed', async () => {
    await start();
    at('2027-02-14');
    refuseCharges(402, NO_MONEY);
    await work();
    expect(words(await give()), '[D3.04]').toContain('We’ll try the failed gift again on 17 February 2027');
    expect((await findPlan(shop, plan.id)).nextAttemptAt.getTime()).toBe(instantOf('AUS', '2027-02-17', '09:00'));
  });

  it('waits while a gift is being taken from the old one', async () => {
    await start();
    at('2027-02-14');
    refuseCharges(500, {});
    await work();
    expect(await give()).toEqual({ result: 'refused', problem: 'being_charged' });
  });

  it('of a bank is debited two bank business days later at the earliest', async () => {
    await start();
    // Saturday 13 February: the second bank business day after it is Tuesday 16.
    at('2027-02-13');
    expect(words(await give({ method: 'bank' })), '[D3.05]').toContain('the next one on 16 February 2027');
    await liveUntil(shop, '2027-02-15');
    expect(await taken()).toEqual(['2027-01 3000 paid']);
  });
});
