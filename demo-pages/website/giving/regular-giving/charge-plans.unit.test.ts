import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { paymentAttempts } from '../../payments/payment-schema.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { donationLedger, donations } from '../donations/donations-schema.ts';
import { givingPlans } from './regular-giving-schema.ts';
import { findPlan, giftsOf, liveUntil, startPlan } from './testing/giver.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());
const mailsAbout = async (id: string) =>
  (await shop.database.db.select().from(mails)).filter(({ cause }) => cause.includes(id)).map(({ kind }) => kind);

describe('a monthly gift', () => {
  it('is taken now and on the same day of each month, at the last day of shorter ones', async () => {
    shop.now = Date.parse('2027-01-31T02:00:00Z');
    const plan = await startPlan(shop);
    expect(plan, '[D3.02]').toMatchObject({ anchorDay: 31, nextPeriod: '2027-02', nextGiftOn: '2027-02-28' });
    expect(plan, '[D3.01] the site keeps a reference and the display form').toMatchObject({
      sourceLast4: '4242',
      sourceScheme: 'visa',
      sourceEndsIn: '2030-09',
    });
    await liveUntil(shop, '2027-05-31');
    const gifts = await giftsOf(shop, plan.id);
    expect(gifts.map(({ period, status, givenOn }) => [period, status, givenOn])).toEqual([
      ['2027-01', 'paid', '2027-01-31'],
      ['2027-02', 'paid', '2027-02-28'],
      ['2027-03', 'paid', '2027-03-31'],
      ['2027-04', 'paid', '2027-04-30'],
      ['2027-05', 'paid', '2027-05-31'],
    ]);
    const all = await shop.database.db.select().from(charges);
    expect(all.filter(({ reference }) => gifts.some(({ id }) => id === reference))).toHaveLength(5);
    expect((await mailsAbout(plan.id)).filter((kind) => kind === 'plan-started')).toHaveLength(1);
    await shop.database.db.update(givingPlans).set({ status: 'stopped' }).where(eq(givingPlans.id, plan.id));
  });

  it('that nobody took for 40 days is taken oldest first, on two days, and the donor is notified', async () => {
    shop.now = Date.parse('2027-06-14T02:00:00Z');
    const plan = await startPlan(shop);
    // Nothing runs from 14 June to 24 August: July and August are due.
    shop.now = Date.parse('2027-08-24T02:00:00Z');
    while ((await shop.website.giving.chargePlans()) > 0);
    expect((await giftsOf(shop, plan.id)).map(({ period }) => period)).toEqual(['2027-06', '2027-07']);
    await liveUntil(shop, '2027-08-25');
    expect(await mailsAbout(plan.id), '[D3.07] the donor is notified').toContain('plan-late');
    await liveUntil(shop, '2027-08-26');
    const gifts = await giftsOf(shop, plan.id);
    expect(gifts.map(({ period }) => period)).toEqual(['2027-06', '2027-07', '2027-08']);
    expect(new Set(gifts.map(({ givenOn }) => givenOn)).size, '[D3.07] never two on one day').toBe(3);
    expect(await findPlan(shop, plan.id)).toMatchObject({ nextPeriod: '2027-09', nextGiftOn: '2027-09-14' });
    await shop.database.db.update(givingPlans).set({ status: 'stopped' }).where(eq(givingPlans.id, plan.id));
  });

  it('is not charged again when our database was put back to before it', async () => {
    shop.now = Date.parse('2028-01-10T02:00:00Z');
    const plan = await startPlan(shop);
    const before = await findPlan(shop, plan.id);
    await liveUntil(shop, '2028-02-10');
    const { db } = shop.database;
    const [, month] = await giftsOf(shop, plan.id);
    await db.transaction(async (tx) => {
      // A backup that is put back removes rows which nobody may delete otherwise.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.delete(paymentAttempts).where(eq(paymentAttempts.payableId, month!.id));
      await tx.delete(donationLedger).where(eq(donationLedger.donationId, month!.id));
      await tx.delete(donations).where(eq(donations.id, month!.id));
    });
    await db.update(givingPlans).set(before).where(eq(givingPlans.id, plan.id));
    await liveUntil(shop, '2028-02-12');
    const [, again] = await giftsOf(shop, plan.id);
    expect(again).toMatchObject({ period: '2028-02', status: 'paid', transactionId: month!.transactionId });
    const charged = await db.select().from(charges).where(eq(charges.reference, again!.id));
    expect(charged, '[D3.03] one charge a month').toHaveLength(1);
    await db.update(givingPlans).set({ status: 'stopped' }).where(eq(givingPlans.id, plan.id));
  });

  it('is taken although one that is due with it cannot be begun', async () => {
    shop.now = Date.parse('2028-04-10T02:00:00Z');
    const [broken, sound] = [await startPlan(shop), await startPlan(shop)];
    const { db } = shop.database;
    // No donation can be stored with a negative sum.
    await db.update(givingPlans).set({ giftMinor: -100 }).where(eq(givingPlans.id, broken.id));
    await liveUntil(shop, '2028-05-10');
    expect((await giftsOf(shop, broken.id)).map(({ period }) => period)).toEqual(['2028-04']);
    expect(
      (await giftsOf(shop, sound.id)).map(({ period, status }) => [period, status]),
      '[D3.03]',
    ).toEqual([
      ['2028-04', 'paid'],
      ['2028-05', 'paid'],
    ]);
    await db.update(givingPlans).set({ status: 'stopped' });
  });
});
