import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../../../server/database/open-database.ts';
import { ENGINES } from '../../../server/operations/jobs/testing/open-engines.ts';
import { createDonationEffects } from '../create-donation-effects.ts';
import { donations } from '../donations/donations-schema.ts';
import { addFirstEntries } from '../donations/ledger.ts';
import { payDonations, relock, returnMoney } from '../donations/pay-donation.ts';
import { appeals } from './appeals-schema.ts';

const GIFTS = 200;
/** Reached within a gift, whatever the order. */
const CAP = 50_033;
const NOW = Date.parse('2026-11-21T00:00:00Z');
const CODE = 'load';
const effects = createDonationEffects({ siteOrigin: 'http://127.0.0.1:8080' });

async function prepare(db: Database): Promise<string[]> {
  const ids = Array.from({ length: GIFTS }, (_, n) => `GIFT-${String(n).padStart(10, '0')}`);
  await db.insert(appeals).values({
    code: CODE,
    siteCountryCode: 'AUS',
    name: 'Warm rooms',
    summary: '',
    story: '',
    image: '',
    goalMinor: 1_000_000,
    from: new Date(NOW - 1),
    matchPercent: 100,
    matchCapMinor: CAP,
  });
  const texts = ['Title', 'FirstName', 'LastName', 'PhoneNumber', 'EmailAddress'].map((name) => [
    `customer${name}`,
    '',
  ]);
  const lines = ['Street', 'Suburb', 'City', 'State', 'Postcode', 'Country'].map((name) => [
    `billingAddress${name}`,
    '',
  ]);
  const nobody = Object.fromEntries([...texts, ...lines]) as Pick<
    typeof donations.$inferInsert,
    Extract<keyof typeof donations.$inferInsert, `customer${string}` | `billingAddress${string}`>
  >;
  await db.insert(donations).values(
    ids.map((id, n) => ({
      ...nobody,
      id,
      donationKey: id,
      siteCountryCode: 'AUS',
      currency: 'AUD',
      source: 'site' as const,
      frequency: 'one-off' as const,
      giftMinor: 501 + n,
      costsMinor: 0,
      totalMinor: 501 + n,
      status: 'pending' as const,
      appealCode: CODE,
      emailKey: '',
      organisation: '',
      createdAt: new Date(NOW),
    })),
  );
  const first = { entry: 'promised' as const, amountMinor: 0, actor: 'donor', detail: '', at: new Date(NOW) };
  await addFirstEntries(
    db,
    ids.map((id) => ({ ...first, donationId: id, cause: id })),
  );
  return ids;
}

const pay = (db: Database, id: string) =>
  db.transaction(async (tx) => {
    const money = { cause: `charge:${id}`, actor: 'donor', detail: 'card' };
    const donation = await relock(tx, id);
    const times = { madeAt: new Date(NOW), chargedAt: new Date(NOW) };
    await payDonations(tx, effects, [{ donation, money, attempt: undefined, transactionId: id, ...times }], NOW);
  });
const giveBack = (db: Database, id: string, amountMinor: number) =>
  db.transaction(async (tx) => {
    const refund = { kind: 'refunded' as const, amountMinor, code: '', cause: `refund:${id}`, actor: 'x', detail: '' };
    await returnMoney(tx, effects, await relock(tx, id), { ...refund, at: new Date(NOW) }, NOW);
  });

it.each(ENGINES)(
  '200 gifts at once and their refunds keep the match at the cap in %s',
  { timeout: 120_000 },
  async (_, open) => {
    const engine = await open();
    const [db] = engine.databases as [Database];
    const ids = await prepare(db);
    const each = (n: number) => engine.databases[n % engine.databases.length]!;
    const sums = async () => {
      const [appeal] = await db.select().from(appeals).where(eq(appeals.code, CODE));
      const [rows] = await db
        .select({
          matched: sql<number>`sum(${donations.matchedMinor})::int`,
          partly: sql<number>`(count(*) filter (where ${donations.matchedMinor} between 1 and ${donations.giftMinor} - ${donations.returnedMinor} - 1))::int`,
          numbers: sql<number>`count(distinct ${donations.receiptNumber})::int`,
          last: sql<number>`max(${donations.receiptNumber})`,
        })
        .from(donations)
        .where(eq(donations.appealCode, CODE));
      return { cap: appeal!.matchedMinor, ...rows! };
    };
    await Promise.all(ids.map((id, n) => pay(each(n), id)));
    expect(await sums(), '[D2.07] the cap to the cent, in order of payment').toEqual({
      cap: CAP,
      matched: CAP,
      partly: 1,
      numbers: GIFTS,
      last: GIFTS,
    });
    // Every second gift goes back: its match is free again, and only gifts that are paid later would get it.
    const back = ids.filter((_, n) => n % 2 === 0);
    const rows = await db.select().from(donations).where(eq(donations.appealCode, CODE));
    const expected = rows
      .filter(({ id }) => !back.includes(id))
      .reduce((sum, { matchedMinor }) => sum + matchedMinor, 0);
    await Promise.all(back.map((id, n) => giveBack(each(n), id, 501 + ids.indexOf(id))));
    expect(await sums(), '[D2.07] given back by refunds').toMatchObject({ cap: expected, matched: expected });
    await engine.close();
  },
);
