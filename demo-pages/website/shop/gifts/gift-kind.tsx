import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { currencyFor, type SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { defineKind, drawingsOf, placePicture, refusePicture, STOCK_PATH } from '../../content/index.ts';
import {
  activeSites,
  layout,
  type Markup,
  type PageContext,
  previewContext,
  siteOf,
  to,
} from '../../platform/index.ts';
import { findCategories } from './categories.ts';
import { findGifts, otherGifts, type Product } from './find-gifts.ts';
import {
  CATEGORY_MISSING,
  type GiftValues,
  giftSchema,
  giftSizes,
  ITEM_ID,
  PLACES_A_GIFT,
  SIZE_TEXTS,
} from './gift-content.ts';
import { giftPage } from './gift-page.tsx';
import { giftStock, gifts } from './gifts-schema.ts';

const COUNTRIES: readonly SiteCountryCode[] = ['AUS', 'NZL'];

/** The rows of a country's shop for a gift: the sizes that have a price there. */
function rowsIn(country: SiteCountryCode, slug: string, values: GiftValues) {
  const { name, category, summary, description, image, place } = values;
  return giftSizes(values, slug).flatMap((size, index) => {
    const priceMinor = country === 'AUS' ? size.priceAUS : size.priceNZL;
    if (priceMinor === 0) return [];
    return [
      {
        ...{ siteCountryCode: country, itemId: size.itemId, slug, position: place * PLACES_A_GIFT + index },
        ...{ name, category, variant: size.variant, priceMinor, currency: currencyFor(country) },
        ...{ summary, description, impact: size.impact, image, isWithdrawn: false },
        isLimited: size.stock === 'limited',
      },
    ];
  });
}

/** Brings one country's shop up to date. Orders keep the prices of their time in lines of their own. */
async function writeShop(tx: Database, country: SiteCountryCode, slug: string, values: GiftValues): Promise<void> {
  const rows = rowsIn(country, slug, values);
  const sold = rows.map(({ itemId }) => itemId);
  const others = sold.length > 0 ? notInArray(gifts.itemId, sold) : undefined;
  const isOfGift = and(eq(gifts.siteCountryCode, country), eq(gifts.slug, slug));
  // Old carts and orders refer to it, so a size that is no longer sold stays in the table.
  await tx.update(gifts).set({ isWithdrawn: true }).where(and(isOfGift, others));
  for (const { isLimited, ...row } of rows) {
    const { siteCountryCode, itemId, ...set } = row;
    await tx
      .insert(gifts)
      .values(row)
      .onConflictDoUpdate({ target: [gifts.siteCountryCode, gifts.itemId], set });
    const stock = and(eq(giftStock.siteCountryCode, siteCountryCode), eq(giftStock.itemId, itemId));
    // What is counted stays; what begins to be counted has no units until somebody enters them.
    if (isLimited) await tx.insert(giftStock).values({ siteCountryCode, itemId, available: 0 }).onConflictDoNothing();
    else await tx.delete(giftStock).where(stock);
  }
}

/** A gift as its page shows it, made of values that are not in the shop yet. */
async function productOf(
  db: Database,
  country: SiteCountryCode,
  slug: string,
  values: GiftValues,
): Promise<Product | undefined> {
  const stock = await db.select().from(giftStock).where(eq(giftStock.siteCountryCode, country));
  const { image, alt: pictureAlt, colour: pictureColour } = await placePicture(db, values.image, '4:3');
  const category = (await findCategories(db)).find(({ id }) => id === values.category)?.name ?? values.category;
  const variants = rowsIn(country, slug, values).map(({ isLimited, ...row }) => ({
    ...row,
    ...{ category, categoryId: values.category, image, pictureAlt, pictureColour },
    available: isLimited ? (stock.find(({ itemId }) => itemId === row.itemId)?.available ?? 0) : null,
  }));
  const [first] = variants;
  return first && { ...first, variants };
}

/** The number of the size with this id, for the name of its field. */
function numberOf(values: GiftValues, itemId: string): number | undefined {
  const all: Readonly<Record<string, unknown>> = values;
  return [2, 3, 4].find((number) => all[`size${number}.itemId`] === itemId);
}

/** The preview of a gift without a price: no shop sells it. */
const notSold = (context: PageContext): Markup =>
  layout(context, {
    title: 'Not in the shops',
    main: (
      <div className="page-head">
        <h1>Not in the shops</h1>
        <p className="lead">Without a price in either country the gift has no page. Old orders keep it.</p>
      </div>
    ),
  });

/** Gifts of the shops: staff set texts, sizes and prices; the units of limited ones are on the page “Stock”. */
export const GIFT_KIND = defineKind({
  name: 'gift',
  slug: 'gifts',
  title: 'Gifts',
  lead: 'Gifts in both countries’ shops, with their sizes and prices. A new price applies to new orders only.',
  viewAct: 'view-records',
  editAct: 'edit-gift',
  key: {
    label: 'Gift code',
    help: 'Part of the page’s address, such as safe-water. It can’t be changed later.',
    shape: ITEM_ID,
    message: 'Enter lower-case letters and hyphens, such as safe-water.',
  },
  schema: giftSchema,
  translated: ['name', 'summary', 'description', ...SIZE_TEXTS],
  titleOf: ({ name = '' }) => name,
  // The shops of both countries change at the same time, by the clocks of the first.
  countryOf: () => 'AUS',
  isOfAllCountries: true,
  async refuse(db, { key, values }) {
    const gone = await refusePicture(db, 'gift', values.image);
    if (gone) return gone;
    const categories = await findCategories(db);
    if (!categories.some(({ id }) => id === values.category)) return { field: 'category', message: CATEGORY_MISSING };
    const sizes = giftSizes(values, key);
    const ids = sizes.map(({ itemId }) => itemId);
    const same = sizes.findIndex(({ itemId }, index) => index > 0 && itemId === key);
    if (same > 0) return { field: `size${same + 1}.itemId`, message: 'Enter an id that is different from the gift’s.' };
    const [taken] = await db
      .select()
      .from(gifts)
      .where(and(inArray(gifts.itemId, ids), ne(gifts.slug, key)));
    if (!taken) return undefined;
    const message = `${taken.itemId} is a size of ${taken.name}. Enter another id.`;
    const number = numberOf(values, taken.itemId);
    return { field: number === undefined ? 'key' : `size${number}.itemId`, message };
  },
  async choices(db) {
    const categories = await findCategories(db);
    return {
      category: categories.map(({ id, name, isOffered }) => ({
        value: id,
        label: isOffered ? name : `${name} (no longer offered)`,
      })),
      image: await drawingsOf(db, 'gift'),
    };
  },
  async goLive(tx, { key, values }) {
    for (const country of COUNTRIES) await writeShop(tx, country, key, values);
  },
  async takeDown(tx, key) {
    await tx.update(gifts).set({ isWithdrawn: true }).where(eq(gifts.slug, key));
  },
  async preview(c, services, { key, values }) {
    const { db } = services;
    const wanted = values['size1.priceAUS'] > 0 || values['size1.priceNZL'] === 0 ? 'AUS' : 'NZL';
    const gift = await productOf(db, wanted, key, values);
    const site = siteOf(wanted);
    const context = await previewContext(c, services, site, `/gifts/${key}`);
    const all = await findGifts(db, wanted);
    return gift ? giftPage(context, gift, otherGifts(all, gift)) : notSold(context);
  },
  async facts(db, key) {
    const [row] = await db
      .select({ sold: sql<number>`count(*) filter (where not ${gifts.isWithdrawn})::int` })
      .from(gifts)
      .where(eq(gifts.slug, key));
    return {
      facts: [],
      links: [
        ...(row && row.sold > 0
          ? activeSites().map((site) => [to(site, `/gifts/${key}`), `Its page in ${site.countryName}`] as const)
          : []),
        [STOCK_PATH, 'The stock of limited gifts'],
      ],
    };
  },
});
