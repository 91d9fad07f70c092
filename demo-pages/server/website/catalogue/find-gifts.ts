import { and, asc, eq } from 'drizzle-orm';
import type { SiteCountryCode } from '#website/country.ts';
import type { Database } from '../../database/open-database.ts';
import { gifts } from '../schema.ts';

export type Gift = typeof gifts.$inferSelect;

/** The gifts of a country's shop, in the order of the shop. */
export function findGifts(db: Database, country: SiteCountryCode): Promise<Gift[]> {
  return db.select().from(gifts).where(eq(gifts.siteCountryCode, country)).orderBy(asc(gifts.position));
}

/** One gift of a country's shop, or undefined when that shop does not sell it. */
export async function findGift(db: Database, country: SiteCountryCode, itemId: string): Promise<Gift | undefined> {
  const [gift] = await db
    .select()
    .from(gifts)
    .where(and(eq(gifts.siteCountryCode, country), eq(gifts.itemId, itemId)));
  return gift;
}
