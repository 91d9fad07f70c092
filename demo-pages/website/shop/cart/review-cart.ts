import { and, asc, eq, lt, ne, or, sql } from 'drizzle-orm';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import type { Database } from '../../../server/database/open-database.ts';
import { pageTexts, price, type Site } from '../../platform/index.ts';
import { giftStock, gifts } from '../gifts/gifts-schema.ts';
import { orders } from '../orders/orders-schema.ts';
import { stockHolds } from '../stock/stock-schema.ts';
import { cartLines, cartNotices } from './cart-schema.ts';

/**
 * Updates a cart that may be weeks old: gifts that are no longer sold are removed, quantities are reduced to the stock,
 * and changed prices are noted. Each change writes a notice in the same transaction, which stays until the visitor has
 * read it.
 */
export async function reviewCart(db: Database, session: string | undefined, site: Site): Promise<void> {
  if (!session || (await staleLines(db, session, site)).length === 0) return;
  await db.transaction(async (tx) => {
    // Read again under a lock, so that two tabs do not report the same change twice.
    await tx.select().from(cartLines).where(ofCart(session, site)).orderBy(asc(cartLines.itemId)).for('update');
    for (const line of await staleLines(tx, session, site)) {
      const mine = and(ofCart(session, site), eq(cartLines.itemId, line.itemId));
      const left = line.isWithdrawn ? 0 : Math.min(line.quantity, line.available);
      const text = noticeOf(line, left, site);
      if (left === 0) await tx.delete(cartLines).where(mine);
      else await tx.update(cartLines).set({ quantity: left, shownPriceMinor: line.priceMinor }).where(mine);
      await leaveCartNotice(tx, session, site, text);
    }
  });
}

/** Updates a cart and returns its unread notices; each notice is shown once. */
export async function cartNews(db: Database, session: string | undefined, site: Site): Promise<string[]> {
  await reviewCart(db, session, site);
  return takeCartNotices(db, session, site);
}

/** Stores a notice for the next page that shows the cart. */
export async function leaveCartNotice(db: Database, session: string, site: Site, text: string): Promise<void> {
  await db.insert(cartNotices).values({ sessionId: session, siteCountryCode: site.code, text });
}

async function takeCartNotices(db: Database, session: string | undefined, site: Site): Promise<string[]> {
  if (!session) return [];
  const notices = await db
    .delete(cartNotices)
    .where(and(eq(cartNotices.sessionId, session), eq(cartNotices.siteCountryCode, site.code)))
    .returning();
  return notices.toSorted((a, b) => a.id - b.id).map((notice) => notice.text);
}

type StaleLine = Awaited<ReturnType<typeof staleLines>>[number];

function staleLines(db: Database, session: string, site: Site) {
  // Stock that this visitor's own payment reserves is still available to them, whatever the payment's outcome.
  const held = sql`coalesce((
    select sum(${stockHolds.quantity}) from ${stockHolds} join ${orders} on ${orders.id} = ${stockHolds.orderId}
    where ${orders.sessionId} = ${session} and ${stockHolds.siteCountryCode} = ${cartLines.siteCountryCode}
      and ${stockHolds.itemId} = ${cartLines.itemId}), 0)`;
  const available = sql<number>`coalesce(${giftStock.available} + ${held}, 9)::int`;
  return db
    .select({
      itemId: cartLines.itemId,
      quantity: cartLines.quantity,
      shownPriceMinor: cartLines.shownPriceMinor,
      name: gifts.name,
      variant: gifts.variant,
      priceMinor: gifts.priceMinor,
      isWithdrawn: gifts.isWithdrawn,
      available,
    })
    .from(cartLines)
    .innerJoin(gifts, and(eq(gifts.siteCountryCode, cartLines.siteCountryCode), eq(gifts.itemId, cartLines.itemId)))
    .leftJoin(
      giftStock,
      and(eq(giftStock.siteCountryCode, cartLines.siteCountryCode), eq(giftStock.itemId, cartLines.itemId)),
    )
    .where(
      and(
        ofCart(session, site),
        or(gifts.isWithdrawn, ne(cartLines.shownPriceMinor, gifts.priceMinor), lt(available, cartLines.quantity)),
      ),
    )
    .orderBy(asc(cartLines.itemId));
}

function noticeOf(line: StaleLine, left: number, site: Site): string {
  const { name, quantity, shownPriceMinor, priceMinor } = line;
  const text = pageTexts(site, CHECKOUT_PAGES);
  if (line.isWithdrawn) return text('withdrawn', { name });
  if (left === 0) return text('soldOut', { name });
  const now =
    shownPriceMinor === null || shownPriceMinor === priceMinor
      ? ''
      : text('newPrice', { name, price: price(priceMinor, site), before: price(shownPriceMinor, site) });
  if (left === quantity) return now;
  return [text('fewer', { name, count: left, before: quantity }), now].filter(Boolean).join(' ');
}

function ofCart(session: string, site: Site) {
  return and(eq(cartLines.sessionId, session), eq(cartLines.siteCountryCode, site.code));
}
