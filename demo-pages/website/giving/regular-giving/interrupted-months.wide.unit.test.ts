import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Website } from '../../app/website-app.ts';
import { debitAgreement } from '../../platform/site/debit-agreement.ts';
import { siteOf } from '../../platform/site/sites.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { donations } from '../donations/donations-schema.ts';
import { findLedger } from '../donations/ledger.ts';
import { addCalendarDays, addPeriods, dueOn, instantOf } from './gift-dates.ts';
import { chargeDay, nextAct } from './plan-schedule.ts';

import { givingPlans } from './regular-giving-schema.ts';
import { findPlan, giftsOf, planMails, startPlan } from './testing/giver.ts';
import { startMortal } from './testing/mortal-website.ts';
import { openProvider } from './testing/open-provider.ts';

const PAYS_ONCE_CARD = '4000000000000341';
const PAYS_ONCE_ACCOUNT = '12345694';
/** Longer than a plan or an attempt is leased. */
const LEASES_MS = 6 * 60_000;
const HOUR_MS = 60 * 60_000;
/** More steps than any of these walks has. */
const MOST_STEPS = 60;

let shop: Shop;
let provider: ReturnType<typeof openProvider>;
beforeEach(async () => {
  shop = await openShop();
  provider = openProvider(shop);
});
afterEach(() => shop.database.close());

const at = (day: string) => instantOf('AUS', day, '12:00');

/** One process works until it dies after some steps; later another one does what is left. Whether the first one died. */
async function workAndDie(steps: number, work: (website: Website) => Promise<number>, laterMs: number) {
  const mortal = startMortal(shop, provider, steps);
  await work(mortal).catch(() => 0);
  shop.now += laterMs;
  while ((await work(shop.website)) + (await shop.website.payments.recover()) > 0);
  return mortal.isDead();
}
const charge = ({ giving }: Website) => giving.chargePlans();
const ask = ({ giving }: Website) => giving.askAboutCharges();
const settle = () => provider.advance(async () => new Response(null, { status: 503 }));

const onlyGift = async (planId: string, period: string) => {
  const gifts = (await giftsOf(shop, planId)).filter((each) => each.period === period);
  expect(gifts, `[D3.03] one gift for ${period}`).toHaveLength(1);
  return gifts[0]!;
};
/** A month that failed is given up, so that one plan serves for many; nothing is announced. */
async function giveUp(id: string, months = 1): Promise<void> {
  const plan = await findPlan(shop, id);
  const nextPeriod = addPeriods(plan.nextPeriod, months);
  const month = { nextPeriod, nextGiftOn: dueOn(plan.anchorDay, nextPeriod), noticedPeriod: nextPeriod };
  const due = { ...month, firstFailedOn: null, claimedBy: null, nextAttemptAt: nextAct({ ...plan, ...month }) };
  await shop.database.db.update(givingPlans).set(due).where(eq(givingPlans.id, id));
}

const ledgerOf = async (giftId: string) =>
  (await findLedger(shop.database.db, giftId)).map(({ entry, amountMinor }) => `${entry} ${amountMinor}`);
const chargesOf = async (giftId: string) => (await provider.chargesOf(giftId)).map(({ status }) => status);
const kindsOf = async (id: string) => (await planMails(shop, id)).map(({ kind }) => kind);

describe('a process that is killed between any two steps', { timeout: 240_000 }, () => {
  it('of two months that are begun together and paid leaves one gift, one charge and one receipt of each', async () => {
    shop.now = at('2027-01-15');
    const plans = [await startPlan(shop), await startPlan(shop)];
    const ids = plans.map(({ id }) => id);
    let steps = 0;
    for (let isKilled = true; isKilled; steps += 1) {
      const period = addPeriods('2027-02', steps);
      shop.now = at(dueOn(15, period));
      isKilled = await workAndDie(steps, charge, LEASES_MS);
      for (const id of ids) {
        const gift = await onlyGift(id, period);
        expect(gift, `[D3.03] after ${steps} steps`).toMatchObject({ status: 'paid', givenOn: dueOn(15, period) });
        expect(await chargesOf(gift.id), `[D3.03] after ${steps} steps`).toEqual(['complete']);
        expect(await ledgerOf(gift.id)).toEqual(['promised 0', 'paid 3000']);
        expect(await kindsOf(gift.id)).toEqual(['donation-receipt']);
        expect(await findPlan(shop, id)).toMatchObject({ nextPeriod: addPeriods(period, 1), claimedBy: null });
      }
      expect(steps).toBeLessThan(MOST_STEPS);
    }
    expect(steps, 'the walk has steps').toBeGreaterThan(15);
    const { db } = shop.database;
    const rows = await db.select().from(donations).where(inArray(donations.planId, ids));
    const numbers = rows.map(({ receiptNumber }) => receiptNumber ?? 0).toSorted((a, b) => a - b);
    expect(numbers, '[D2.03] without gaps').toEqual(rows.map((_, index) => index + 1));
  });

  it('of a month that is declined leaves one failure, one mail and one next try', async () => {
    shop.now = at('2027-01-15');
    const { id } = await startPlan(shop, {}, PAYS_ONCE_CARD);
    let steps = 0;
    for (let isKilled = true; isKilled; steps += 1) {
      const { nextPeriod, nextGiftOn } = await findPlan(shop, id);
      shop.now = at(nextGiftOn);
      isKilled = await workAndDie(steps, charge, LEASES_MS);
      const month = await onlyGift(id, nextPeriod);
      expect(await chargesOf(month.id), `[D3.03] after ${steps} steps`).toEqual(['failed']);
      expect(await ledgerOf(month.id)).toEqual(['promised 0', 'failed 0']);
      expect(await kindsOf(`${id}:${nextPeriod}:`), `[D3.04] after ${steps} steps`).toEqual(['plan-failed-first']);
      const plan = await findPlan(shop, id);
      expect(plan).toMatchObject({ status: 'active', firstFailedOn: nextGiftOn, nextPeriod });
      expect(plan.nextAttemptAt.getTime()).toBe(instantOf('AUS', addCalendarDays(nextGiftOn, 3), '09:00'));
      await giveUp(id);
      expect(steps).toBeLessThan(MOST_STEPS);
    }
    expect(steps, 'the walk has steps').toBeGreaterThan(15);
  });

  it('of a debit that is submitted, paid and comes back leaves each once', async () => {
    shop.now = at('2027-01-14');
    const paymentData = await provider.bankToken(PAYS_ONCE_ACCOUNT);
    const bank = {
      paymentType: 'BankAccount',
      paymentData,
      mandateVersion: debitAgreement(siteOf('AUS')).version,
    } as const;
    const { id } = await startPlan(shop, bank);
    shop.now = at('2027-01-25');
    await settle();
    let steps = 0;
    for (let isKilled = true; isKilled; steps += 1) {
      await giveUp(id, steps === 0 ? 0 : 1);
      const { nextPeriod, nextGiftOn } = await findPlan(shop, id);
      shop.now = at(chargeDay('AUS', 'bank', nextGiftOn));
      const submitted = await workAndDie(steps, charge, LEASES_MS);
      const { id: giftId } = await onlyGift(id, nextPeriod);
      const untilDue = async (name: 'dueAt' | 'reversalDueAt') => {
        const [debit] = await provider.chargesOf(giftId);
        // Requested every six hours, and a day after it was paid.
        shop.now = debit![name]!.getTime() + 7 * HOUR_MS;
        await settle();
      };
      await untilDue('dueAt');
      const paid = await workAndDie(steps, ask, 7 * HOUR_MS);
      await untilDue('reversalDueAt');
      const returned = await workAndDie(steps, ask, 24 * HOUR_MS);
      isKilled = submitted || paid || returned;
      expect(await chargesOf(giftId), `[D3.03] after ${steps} steps`).toEqual(['dishonoured']);
      expect(await ledgerOf(giftId), `[D3.05] after ${steps} steps`).toEqual([
        'promised 0',
        'submitted 0',
        'paid 3000',
        'reversed -3000',
      ]);
      expect(await kindsOf(giftId), 'a receipt and its correction').toEqual(['donation-receipt', 'donation-receipt']);
      expect(await kindsOf(`${id}:${nextPeriod}:`)).toEqual(['plan-failed-first']);
      expect(await findPlan(shop, id)).toMatchObject({ status: 'active', nextPeriod });
      expect(steps).toBeLessThan(MOST_STEPS);
    }
    expect(steps, 'the walk has steps').toBeGreaterThan(20);
  });
});
