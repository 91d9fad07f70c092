import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { giftStock } from '../gifts/gifts-schema.ts';

/** The ids of a country's limited gifts. */
export async function findLimitedItems(db: Database, siteCountryCode: string): Promise<Set<string>> {
  const rows = await db
    .select({ itemId: giftStock.itemId })
    .from(giftStock)
    .where(eq(giftStock.siteCountryCode, siteCountryCode));
  return new Set(rows.map(({ itemId }) => itemId));
}
