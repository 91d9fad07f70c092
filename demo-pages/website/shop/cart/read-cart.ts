import { and, asc, eq, sql, sum } from 'drizzle-orm';
import { fromMinorUnits } from '#rules/money.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { managedEntries, pictures, placedColumns, thumb } from '../../content/index.ts';
import type { PaymentServices } from '../../payments/index.ts';
import {
  contentFields,
  currentSession,
  type PageContext,
  pageContext,
  type Site,
  type WebsiteContext,
} from '../../platform/index.ts';
import { categoryName, ofCategory } from '../gifts/categories.ts';
import { gifts } from '../gifts/gifts-schema.ts';
import { itemCountOf, type PricedLine, totalOf } from '../gifts/priced-line.ts';
import { cartLines } from './cart-schema.ts';
import { cartNews } from './review-cart.ts';

/** The lines of a visitor's cart in the order they were added, with today's prices. */
export function readCartLines(db: Database, session: string | undefined, site: Site): Promise<PricedLine[]> {
  if (!session) return Promise.resolve([]);
  return db
    .select({
      itemId: gifts.itemId,
      name: gifts.name,
      category: categoryName,
      variant: gifts.variant,
      image: placedColumns(gifts.image, '4:3').image,
      priceMinor: gifts.priceMinor,
      quantity: cartLines.quantity,
    })
    .from(cartLines)
    .innerJoin(
      gifts,
      and(
        eq(gifts.siteCountryCode, cartLines.siteCountryCode),
        eq(gifts.itemId, cartLines.itemId),
        eq(gifts.isWithdrawn, false),
      ),
    )
    .leftJoin(managedEntries, ofCategory)
    .leftJoin(pictures, eq(pictures.image, gifts.image))
    .where(and(eq(cartLines.sessionId, session), eq(cartLines.siteCountryCode, site.code)))
    .orderBy(asc(cartLines.createdAt), asc(gifts.position));
}

/** How many gifts are in a visitor's cart. */
export async function countCartItems(db: Database, session: string | undefined, site: Site): Promise<number> {
  if (!session) return 0;
  const [row] = await db
    .select({ count: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .where(and(eq(cartLines.sessionId, session), eq(cartLines.siteCountryCode, site.code)));
  return row?.count ?? 0;
}

/** The country whose cart a visitor changed last; undefined when there is no cart. */
export async function findCartCountry(db: Database, session: string): Promise<string | undefined> {
  const [row] = await db
    .select({ country: cartLines.siteCountryCode })
    .from(cartLines)
    .where(eq(cartLines.sessionId, session))
    .orderBy(sql`${cartLines.createdAt} desc`)
    .limit(1);
  return row?.country;
}

/** The lines as the blocks read them: decimal prices and the address of the gift's page. */
export function toCartLineJson(lines: readonly PricedLine[], site: Site) {
  return lines.map(({ priceMinor, ...line }) => {
    const { src: image, srcSet: imageSrcset } = thumb(line.image, 96);
    return {
      itemId: line.itemId,
      ...contentFields(site, { name: line.name, category: line.category, variant: line.variant }),
      price: fromMinorUnits(priceMinor),
      quantity: line.quantity,
      image,
      ...(imageSrcset && { imageSrcset }),
      href: `${site.prefix}/gifts/${line.itemId}`,
    };
  });
}

/** The cart in the format of the JSON calls. */
export function toCartJson(lines: readonly PricedLine[], site: Site) {
  return {
    lines: toCartLineJson(lines, site),
    itemCount: itemCountOf(lines),
    total: fromMinorUnits(totalOf(lines)),
    currency: site.currency,
  };
}

/** The context of a page that shows the cart: the cart is reviewed first, and the page shows what changed. */
export async function cartContext(c: WebsiteContext, services: PaymentServices, site: Site): Promise<PageContext> {
  const notices = await cartNews(services.db, currentSession(c), site);
  return { ...(await pageContext(c, services, site)), notices };
}
