import { asc, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { appeals } from '../appeals/appeals-schema.ts';
import { donationLedger, donations } from '../donations/donations-schema.ts';
import { type GivingPlan, givingPlans } from './regular-giving-schema.ts';
import { chargeAll, findPlan, giftsOf, startPlan } from './testing/giver.ts';

const FIRST_DAY = Date.parse('2027-01-10T02:00:00Z');
const NEXT_DAY = Date.parse('2027-02-10T02:00:00Z');
const LATER = new Date('2027-02-20T00:00:00Z');

let shop: Shop;
let models: { AUS: GivingPlan; NZL: GivingPlan };
beforeAll(async () => {
  shop = await openShop();
  shop.now = FIRST_DAY;
  const AUS = await startPlan(shop);
  models = { AUS, NZL: await startPlan(shop, { siteCountryCode: 'NZL', customerEmailAddress: 'tane@example.org' }) };
  await shop.database.db.update(givingPlans).set({ status: 'stopped' });
});
afterEach(() => shop.database.db.update(givingPlans).set({ status: 'stopped' }));
afterAll(() => shop.database.close());

/** Plans like one that was started, each with something of its own. Returns their references, in this order. */
async function copyPlans(name: string, changes: readonly Partial<GivingPlan>[]): Promise<string[]> {
  const plans = changes.map((each, index) => {
    const model = models[each.siteCountryCode === 'NZL' ? 'NZL' : 'AUS'];
    return { ...model, ...each, id: `PLAN-${name}-${index}` };
  });
  await shop.database.db.insert(givingPlans).values(plans);
  return plans.map(({ id }) => id);
}

/** All that is stored about the month of a plan, without names and numbers that differ between two like plans. */
async function storedOf(planId: string) {
  const { db } = shop.database;
  const [gift] = await db.select().from(donations).where(eq(donations.planId, planId));
  const { id, donationKey, planId: _, transactionId, receiptNumber, appealCode, ...donation } = gift!;
  const ledger = await db
    .select()
    .from(donationLedger)
    .where(eq(donationLedger.donationId, id))
    .orderBy(asc(donationLedger.id));
  const sent = await db
    .select()
    .from(mails)
    .where(like(mails.cause, `%${id}%`));
  const { id: _id, appealCode: _code, ...plan } = await findPlan(shop, planId);
  const charged = await db.select().from(charges).where(eq(charges.reference, id));
  const withoutNumber = (text: string) => text.replaceAll(/\b(AU|NZ)-\d{6}/g, '$1-…');
  return {
    donation,
    plan,
    ledger: ledger.map(({ entry, amountMinor, actor, detail, at }) => ({ entry, amountMinor, actor, detail, at })),
    mails: sent.map(({ kind, toAddress, subject, text }) => [kind, toAddress, ...[subject, text].map(withoutNumber)]),
    charges: charged.map(({ status, amountMinor, id: chargeId }) => [status, amountMinor, chargeId === transactionId]),
    hasNumber: receiptNumber !== null,
  };
}

async function numbersOf(siteCountryCode: string): Promise<number[]> {
  const given = await shop.database.db.select().from(donations).where(eq(donations.siteCountryCode, siteCountryCode));
  return given.flatMap(({ receiptNumber }) => receiptNumber ?? []).toSorted((one, other) => one - other);
}
const withoutGaps = (numbers: readonly number[]) => numbers.map((_, index) => index + 1);

/** How many transactions wrote the donations of plans last. */
async function transactionsOf(planIds: readonly string[]): Promise<number> {
  const rows = await shop.database.db
    .select({ transaction: sql<string>`${donations}.xmin::text` })
    .from(donations)
    .where(inArray(donations.planId, [...planIds]));
  return new Set(rows.map(({ transaction }) => transaction)).size;
}

it('months that are charged together leave what each leaves that is charged by itself', async () => {
  const { db } = shop.database;
  const [model] = await db.select().from(appeals).where(eq(appeals.code, 'winter-appeal'));
  const open = {
    ...model!,
    from: new Date(FIRST_DAY),
    until: null,
    matchPercent: 50,
    matchCapMinor: 1_000_000,
    matchedMinor: 0,
  };
  await db.insert(appeals).values(['together', 'alone'].map((code) => ({ ...open, code })));
  const kinds = (appealCode: string): Partial<GivingPlan>[] => [
    {},
    { siteCountryCode: 'NZL' },
    { appealCode },
    { appealCode, giftMinor: 4_000 },
    { laterFrom: '2027-02', laterGiftMinor: 5_000, laterCostsMinor: 150 },
    { laterFrom: '2027-03', laterGiftMinor: 5_000, laterCostsMinor: 150 },
    { siteCountryCode: 'NZL', customerEmailAddress: '', organisation: 'Harbour Bakery' },
    { language: 'ar' },
  ];
  shop.now = NEXT_DAY;
  const together = await copyPlans('TOGETHER', kinds('together'));
  await chargeAll(shop);
  expect(await transactionsOf(together), 'recorded in one transaction').toBe(1);
  const alone = await copyPlans(
    'ALONE',
    kinds('alone').map((kind) => ({ ...kind, nextAttemptAt: LATER })),
  );
  for (const id of alone) {
    await db
      .update(givingPlans)
      .set({ nextAttemptAt: new Date(shop.now) })
      .where(eq(givingPlans.id, id));
    await chargeAll(shop);
  }
  expect(await transactionsOf(alone)).toBe(alone.length);
  for (const [index, id] of together.entries()) {
    const stored = await storedOf(id);
    expect(stored, `[D3.03] plan ${index}`).toEqual(await storedOf(alone[index]!));
    expect(stored).toMatchObject({ donation: { status: 'paid' }, hasNumber: true });
  }
  const [one, other] = await db
    .select()
    .from(appeals)
    .where(inArray(appeals.code, ['together', 'alone']));
  expect(one?.matchedMinor, '[D2.07]').toBe(other?.matchedMinor);
  expect(one?.matchedMinor).toBe(3_500);
  for (const country of ['AUS', 'NZL']) {
    const numbers = await numbersOf(country);
    expect(numbers, `[D2.03] ${country} without gaps`).toEqual(withoutGaps(numbers));
  }
});

it('a month that cannot be recorded is tried again, and those that are charged with it are paid', async () => {
  const { db } = shop.database;
  shop.now = NEXT_DAY;
  const [sound, broken, other] = (await copyPlans('BROKEN', [{}, { organisation: 'Broken' }, {}])) as [
    string,
    string,
    string,
  ];
  await db.execute(sql`create function website.refuse_broken() returns trigger language plpgsql as $$
    begin
      if new.status = 'paid' and new.organisation = 'Broken' then raise exception 'broken'; end if;
      return new;
    end $$`);
  await db.execute(sql`create trigger refuse_broken before update on website.donations
    for each row execute function website.refuse_broken()`);
  const statusOf = async (id: string) => (await giftsOf(shop, id)).map(({ status }) => status);
  await chargeAll(shop);
  expect(await Promise.all([sound, broken, other].map(statusOf)), '[D3.03]').toEqual([['paid'], ['pending'], ['paid']]);
  await db.execute(sql`drop trigger refuse_broken on website.donations`);
  shop.now += 60 * 60_000;
  await chargeAll(shop);
  while ((await shop.website.payments.recover()) > 0);
  expect(await statusOf(broken)).toEqual(['paid']);
  const [month] = await giftsOf(shop, broken);
  expect(await db.select().from(charges).where(eq(charges.reference, month!.id)), 'charged once').toHaveLength(1);
  const numbers = await numbersOf('AUS');
  expect(numbers, '[D2.03] without gaps').toEqual(withoutGaps(numbers));
});

it('a plan that its donor stops on the day is not charged, and those that are claimed with it are', async () => {
  const { db } = shop.database;
  shop.now = NEXT_DAY;
  const plans = await copyPlans('STOPPED', [{}, {}, {}]);
  // Its donor stops it after it was claimed and before it is begun: the trigger does what their request would.
  await db.execute(sql`create function website.stop_one() returns trigger language plpgsql as $$
    begin
      if new.id = 'PLAN-STOPPED-1' and new.claimed_by is not null then new.status := 'stopped'; new.claimed_by := null; end if;
      return new;
    end $$`);
  await db.execute(sql`create trigger stop_one before update on website.giving_plans
    for each row execute function website.stop_one()`);
  await chargeAll(shop);
  await db.execute(sql`drop trigger stop_one on website.giving_plans`);
  const counts = await Promise.all(plans.map(async (id) => (await giftsOf(shop, id)).length));
  expect(counts, '[D3.03] a plan that was stopped on its day is not charged').toEqual([1, 0, 1]);
});
