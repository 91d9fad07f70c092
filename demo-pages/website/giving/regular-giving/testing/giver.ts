import { asc, eq, like } from 'drizzle-orm';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { mails } from '../../../platform/mail/mail-schema.ts';
import { APPROVED_CARD, type Shop } from '../../../testing/open-shop.ts';
import { Visitor } from '../../../testing/shop-visitor.ts';
import { donations } from '../../donations/donations-schema.ts';
import { gift } from '../../donations/testing/gift.ts';
import { dayIn, instantOf } from '../gift-dates.ts';
import { type GivingPlan, givingPlans } from '../regular-giving-schema.ts';

/** Gives monthly by card on a page in a language and returns the plan. */
export async function startPlan(
  shop: Shop,
  changes: Parameters<typeof gift>[0] = {},
  card = APPROVED_CARD,
  lang = 'en',
): Promise<GivingPlan> {
  const post = gift({ frequency: 'monthly', amount: 30, total: 30, paymentData: await shop.token(card), ...changes });
  const response = await new Visitor(shop).json(DONATION_PATHS.submit, post, { 'content-language': lang });
  const answer = (await response.json()) as { errors: string[] };
  if (answer.errors.length > 0) throw new Error(`No plan: ${answer.errors.join(' ')}`);
  const { db } = shop.database;
  const [given] = await db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
  return findPlan(shop, given?.planId ?? '');
}

export async function findPlan(shop: Shop, id: string): Promise<GivingPlan> {
  const [plan] = await shop.database.db.select().from(givingPlans).where(eq(givingPlans.id, id));
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}

/** The gifts of a plan, oldest month first. */
export async function giftsOf(shop: Shop, planId: string) {
  const rows = await shop.database.db.select().from(donations).where(eq(donations.planId, planId));
  return rows.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** Moves both clocks day by day to noon of a day, and lets the workers act on each, and somebody else before them. */
export async function liveUntil(
  shop: Shop,
  day: string,
  country: 'AUS' | 'NZL' = 'AUS',
  before: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const end = instantOf(country, day, '12:00');
  while (shop.now < end) {
    shop.now = Math.min(end, instantOf(country, dayIn(country, shop.now + 24 * 60 * 60_000), '12:00'));
    await before();
    await chargeAll(shop);
  }
}

/** Lets the workers charge whatever is due now. */
export async function chargeAll(shop: Shop): Promise<void> {
  while ((await shop.website.giving.chargePlans()) > 0);
}

/** The mails about a plan, a month of it or a gift, oldest first. */
export function planMails(shop: Shop, id: string) {
  return shop.database.db
    .select()
    .from(mails)
    .where(like(mails.cause, `%${id}%`))
    .orderBy(asc(mails.createdAt));
}
