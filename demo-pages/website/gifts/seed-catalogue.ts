import { notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { FIRST_STOCK, GIFT_CATALOGUE } from './content/gift-catalogue.ts';
import { giftStock, gifts } from './gifts-schema.ts';

/** Updates the shop: current texts and prices, gifts that are no longer sold, and the initial stock of new gifts. */
export async function seedCatalogue(tx: Database): Promise<void> {
  await tx
    .insert(gifts)
    .values([...GIFT_CATALOGUE])
    .onConflictDoUpdate({
      target: [gifts.siteCountryCode, gifts.itemId],
      set: {
        slug: sql`excluded.slug`,
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        category: sql`excluded.category`,
        variant: sql`excluded.variant`,
        priceMinor: sql`excluded.price_minor`,
        currency: sql`excluded.currency`,
        summary: sql`excluded.summary`,
        description: sql`excluded.description`,
        impact: sql`excluded.impact`,
        image: sql`excluded.image`,
        isWithdrawn: sql`excluded.is_withdrawn`,
      },
    });
  const sold = GIFT_CATALOGUE.map((gift) => gift.itemId);
  await tx.update(gifts).set({ isWithdrawn: true }).where(notInArray(gifts.itemId, sold));
  // Existing stock stays, so that a new version of the texts does not restore what was sold.
  await tx.insert(giftStock).values(firstStock()).onConflictDoNothing();
}

function firstStock(): (typeof giftStock.$inferInsert)[] {
  return Object.entries(FIRST_STOCK).flatMap(([itemId, byCountry]) =>
    Object.entries(byCountry).map(([siteCountryCode, available]) => ({ siteCountryCode, itemId, available })),
  );
}
