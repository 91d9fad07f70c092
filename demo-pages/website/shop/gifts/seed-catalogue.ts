import { and, eq, notExists } from 'drizzle-orm';
import { decimalText } from '#rules/money.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { managedEntries, seedEntry, type Typed, typedTranslations } from '../../content/index.ts';
import { FIRST_STOCK, GIFT_CATALOGUE } from './content/gift-catalogue.ts';
import { GIFT_TEXTS } from './content/gift-texts.ts';
import { GIFT_TRANSLATIONS } from './content/gift-translations.ts';
import { MOST_SIZES } from './gift-content.ts';
import { GIFT_KIND } from './gift-kind.tsx';
import { giftStock, gifts } from './gifts-schema.ts';

/** The same in every build: the prepared data directory is made of it. */
const SEEDED_AT = Date.parse('2026-11-23T00:00:00Z');

/**
 * Updates the shop: current texts and prices of the gifts that staff have not changed, gifts that are no longer sold,
 * and the initial stock of new gifts.
 */
export async function seedCatalogue(tx: Database): Promise<void> {
  // Existing stock stays, so that a new version of the texts does not restore what was sold.
  await tx.insert(giftStock).values(firstStock()).onConflictDoNothing();
  for (const [index, { itemId }] of GIFT_TEXTS.entries())
    await seedEntry(tx, GIFT_KIND, { key: itemId, fields: giftFields(itemId, index + 1) }, SEEDED_AT);
  const entry = tx
    .select()
    .from(managedEntries)
    .where(and(eq(managedEntries.kind, 'gift'), eq(managedEntries.key, gifts.slug)));
  await tx.update(gifts).set({ isWithdrawn: true }).where(notExists(entry));
}

/** The texts of the form for a gift of the catalogue. */
function giftFields(slug: string, place: number): Typed {
  const rows = GIFT_CATALOGUE.filter((gift) => gift.slug === slug);
  const [first] = rows;
  if (!first) throw new Error(`The catalogue has no gift ${slug}.`);
  const ids = [...new Set(rows.map(({ itemId }) => itemId))];
  const { name, category, summary, description, image } = first;
  const texts = typedTranslations(GIFT_TRANSLATIONS[slug] ?? {});
  const fields: Record<string, string> = {
    name,
    category,
    summary,
    description,
    image,
    place: String(place),
    ...texts,
  };
  for (let number = 1; number <= MOST_SIZES; number += 1) {
    const itemId = ids[number - 1];
    const inCountry = (code: string) => rows.find((row) => row.itemId === itemId && row.siteCountryCode === code);
    const size = rows.find((row) => row.itemId === itemId);
    const priceIn = (code: string) => decimalText(inCountry(code)?.priceMinor ?? 0);
    const put = (field: string, text: string) => {
      fields[`size${number}.${field}`] = text;
    };
    if (number > 1) put('itemId', itemId ?? '');
    put('variant', size?.variant ?? '');
    put('impact', size?.impact ?? '');
    put('priceAUS', size ? priceIn('AUS') : '');
    put('priceNZL', size ? priceIn('NZL') : '');
    put('stock', itemId !== undefined && Object.hasOwn(FIRST_STOCK, itemId) ? 'limited' : 'unlimited');
  }
  return fields;
}

function firstStock(): (typeof giftStock.$inferInsert)[] {
  return Object.entries(FIRST_STOCK).flatMap(([itemId, byCountry]) =>
    Object.entries(byCountry).map(([siteCountryCode, available]) => ({ siteCountryCode, itemId, available })),
  );
}
