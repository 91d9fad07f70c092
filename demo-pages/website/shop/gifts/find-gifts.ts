import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { managedEntries, type PictureAlt, pictures, placedColumns } from '../../content/index.ts';
import { categoryName, ofCategory } from './categories.ts';
import { giftStock, gifts } from './gifts-schema.ts';

/** One variant of a gift; `available` is null when it never sells out. Its category is the name of it, in English. */
export type Gift = typeof gifts.$inferSelect & {
  categoryId: string;
  available: number | null;
  /** What an uploaded picture shows, by language. */
  pictureAlt: PictureAlt | null;
  /** Its dominant colour. */
  pictureColour: string | null;
};

/** A gift with all its variants; the first variant is the gift itself. */
export interface Product extends Gift {
  variants: readonly Gift[];
}

const columns = {
  ...getTableColumns(gifts),
  ...{ category: categoryName, categoryId: gifts.category },
  available: giftStock.available,
  ...placedColumns(gifts.image, '4:3'),
};
const sameGift = and(eq(giftStock.siteCountryCode, gifts.siteCountryCode), eq(giftStock.itemId, gifts.itemId));
const isSold = (country: SiteCountryCode) => and(eq(gifts.siteCountryCode, country), eq(gifts.isWithdrawn, false));

/** The gifts of a country's shop with their variants, in the order of the shop. */
export async function findGifts(db: Database, country: SiteCountryCode): Promise<Product[]> {
  const rows = await db
    .select(columns)
    .from(gifts)
    .leftJoin(giftStock, sameGift)
    .leftJoin(managedEntries, ofCategory)
    .leftJoin(pictures, eq(pictures.image, gifts.image))
    .where(isSold(country))
    .orderBy(asc(gifts.position));
  return rows
    .filter((gift) => gift.itemId === gift.slug)
    .map((gift) => ({ ...gift, variants: rows.filter((row) => row.slug === gift.slug) }));
}

/** One gift of a country's shop, or undefined when that shop does not sell it. */
export async function findGift(db: Database, country: SiteCountryCode, itemId: string): Promise<Gift | undefined> {
  const [gift] = await db
    .select(columns)
    .from(gifts)
    .leftJoin(giftStock, sameGift)
    .leftJoin(managedEntries, ofCategory)
    .leftJoin(pictures, eq(pictures.image, gifts.image))
    .where(and(isSold(country), eq(gifts.itemId, itemId)));
  return gift;
}

/** The gift that a variant belongs to, with all its variants; its own fields are those of the requested variant. */
export async function findProduct(
  db: Database,
  country: SiteCountryCode,
  itemId: string,
): Promise<Product | undefined> {
  const gift = await findGift(db, country, itemId);
  if (!gift) return undefined;
  const variants = await db
    .select(columns)
    .from(gifts)
    .leftJoin(giftStock, sameGift)
    .leftJoin(managedEntries, ofCategory)
    .leftJoin(pictures, eq(pictures.image, gifts.image))
    .where(and(isSold(country), eq(gifts.slug, gift.slug)))
    .orderBy(asc(gifts.position));
  return { ...gift, variants };
}

const HOW_MANY = 3;

/**
 * Gifts to show beside another: its category first, then the following ones in the shop; sold-out gifts are skipped.
 */
export function otherGifts(gifts: readonly Product[], gift: Product): Product[] {
  const at = gifts.findIndex((each) => each.slug === gift.slug);
  const following = [...gifts.slice(at + 1), ...gifts.slice(0, Math.max(0, at))].filter((each) => each.available !== 0);
  const isAlike = (each: Product) => (each.categoryId === gift.categoryId ? 0 : 1);
  return following.toSorted((a, b) => isAlike(a) - isAlike(b)).slice(0, HOW_MANY);
}
