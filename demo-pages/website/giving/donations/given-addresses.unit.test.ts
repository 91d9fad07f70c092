import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { receiptFacts } from '../../platform/papers/receipt-facts.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { givingPlans } from '../regular-giving/regular-giving-schema.ts';
import { findPlan, startPlan } from '../regular-giving/testing/giver.ts';
import { findGiftOnPaper } from './donation-receipt.ts';
import { donations } from './donations-schema.ts';
import { gift } from './testing/gift.ts';

/** What a form chooses by itself. */
const CHOSEN = { billingAddressState: 'NSW', billingAddressCountry: 'AUS' };
const GIVEN = { ...CHOSEN, billingAddressStreet: '1 Wattle Street', billingAddressSuburb: 'Glebe' };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());
const db = () => shop.database.db;

async function give(changes: Parameters<typeof gift>[0]) {
  const post = gift({ paymentData: await shop.token(APPROVED_CARD), ...changes });
  await new Visitor(shop).json(DONATION_PATHS.submit, post);
  const [row] = await db().select().from(donations).where(eq(donations.donationKey, post.donationKey));
  return row!;
}
const donorOnReceipt = async (id: string) => receiptFacts((await findGiftOnPaper(db(), id))!).donor;

it('a receipt prints no state that its donor did not give', async () => {
  const { id, billingAddressState, billingAddressCountry } = await give(CHOSEN);
  expect([billingAddressState, billingAddressCountry]).toEqual(['', '']);
  expect(await donorOnReceipt(id)).toEqual(['Aroha Ngata']);
  expect(await donorOnReceipt((await give(GIVEN)).id)).toEqual(['Aroha Ngata', '1 Wattle Street', 'Glebe', 'NSW']);
});

it('what was stored before is put right by the migration', async () => {
  const [chosen, given, plan] = [await give({}), await give(GIVEN), await startPlan(shop)];
  await db().update(donations).set(CHOSEN).where(eq(donations.id, chosen.id));
  await db().update(givingPlans).set(CHOSEN).where(eq(givingPlans.id, plan.id));
  expect(await donorOnReceipt(chosen.id)).toEqual(['Aroha Ngata', 'NSW']);
  const migration = readFileSync(new URL('../../migrations/0011_append-only-money.sql', import.meta.url), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint'))
    if (/^\s*(--.*\n)?UPDATE/.test(statement)) await db().execute(sql.raw(statement));
  expect(await donorOnReceipt(chosen.id)).toEqual(['Aroha Ngata']);
  expect(await donorOnReceipt(given.id)).toEqual(['Aroha Ngata', '1 Wattle Street', 'Glebe', 'NSW']);
  expect(await findPlan(shop, plan.id)).toMatchObject({ billingAddressState: '', billingAddressCountry: '' });
});
