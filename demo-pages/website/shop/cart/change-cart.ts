import { and, eq, type SQL, sql } from 'drizzle-orm';
import { MAX_QUANTITY, parseQuantity } from '#rules/shop/quantity.ts';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import type { Database } from '../../../server/database/open-database.ts';
import { type Fields, pageTexts, type Site, textField } from '../../platform/index.ts';
import { ecards } from '../ecards/ecards-schema.ts';
import { findGift } from '../gifts/find-gifts.ts';
import { orderLines, type orders } from '../orders/orders-schema.ts';
import { cartLines } from './cart-schema.ts';

/** A parsed request to change the cart. */
export interface CartChange {
  intent: 'add' | 'set' | 'remove';
  itemId: string;
  quantity: number;
}

/** The message when a visitor orders more than nine of a gift. */
export const limitMessage = (site: Site): string => pageTexts(site, CHECKOUT_PAGES)('limit', { most: MAX_QUANTITY });

/** Parses a posted change; a list of errors when it is invalid. A posted price is ignored: the catalogue's counts. */
export function parseCartChange(fields: Fields): CartChange | { errors: string[] } {
  const intent = textField(fields, 'intent');
  const itemId = textField(fields, 'itemId');
  const quantity = textField(fields, 'quantity');
  const errors: string[] = [];
  if (intent !== 'add' && intent !== 'set' && intent !== 'remove') errors.push('Say add, set or remove as the intent.');
  if (itemId === '') errors.push('Choose a gift.');
  if (intent === 'set' && quantity === '') errors.push('Enter how many.');
  if (errors.length > 0) return { errors };
  return { intent: intent as CartChange['intent'], itemId, quantity: parseQuantity(quantity) };
}

/** Makes the change. `message` reports an adjusted quantity; `errors` say what could not be done. */
export async function changeCart(
  db: Database,
  session: string,
  site: Site,
  change: CartChange,
): Promise<{ errors: string[]; message?: string }> {
  const { intent, itemId, quantity } = change;
  const line = and(
    eq(cartLines.sessionId, session),
    eq(cartLines.siteCountryCode, site.code),
    eq(cartLines.itemId, itemId),
  );
  if (intent === 'remove') {
    await db.delete(cartLines).where(line);
    return { errors: [] };
  }
  const text = pageTexts(site, CHECKOUT_PAGES);
  const gift = await findGift(db, site.code, itemId);
  if (!gift) return { errors: [text('notSold')] };
  // This limits only what can be requested; the stock itself is reserved when a payment begins.
  const most = Math.min(MAX_QUANTITY, gift.available ?? MAX_QUANTITY);
  if (most === 0) return { errors: [text('isSoldOut', { name: gift.name })] };
  const message = most < MAX_QUANTITY ? text('kept', { name: gift.name, count: most }) : limitMessage(site);
  const [before] = await db.select().from(cartLines).where(line);
  // Another tab has taken it out: "+" there must not put it back.
  if (intent === 'set' && !before) return { errors: [] };
  const wanted = intent === 'set' ? quantity : (before?.quantity ?? 0) + quantity;
  // The limit is applied inside the statement, so that two tabs that add at once cannot exceed it.
  const added = intent === 'set' ? sql`${quantity}` : sql`${cartLines.quantity} + ${quantity}`;
  await upsert(
    db,
    { sessionId: session, siteCountryCode: site.code, itemId, quantity: Math.min(quantity, most) },
    { quantity: sql`least(${most}::int, ${added})` },
    gift.priceMinor,
  );
  return wanted > most ? { errors: [], message } : { errors: [] };
}

function upsert(
  db: Database,
  line: Omit<typeof cartLines.$inferInsert, 'shownPriceMinor' | 'createdAt'>,
  onConflict: { quantity: SQL },
  shownPriceMinor: number,
) {
  return db
    .insert(cartLines)
    .values({ ...line, shownPriceMinor })
    .onConflictDoUpdate({
      target: [cartLines.sessionId, cartLines.siteCountryCode, cartLines.itemId],
      // Keeps the price that was shown, so that a change of it is reported.
      set: onConflict,
    });
}

/** Removes what was paid for from the cart; a gift added while the payment ran stays. */
export async function emptyPaidCart(tx: Database, order: typeof orders.$inferSelect): Promise<void> {
  const mine = and(eq(cartLines.sessionId, order.sessionId), eq(cartLines.siteCountryCode, order.siteCountryCode));
  const bought = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  for (const { itemId, quantity } of bought) {
    const line = and(mine, eq(cartLines.itemId, itemId));
    await tx.delete(cartLines).where(and(line, sql`${cartLines.quantity} <= ${quantity}`));
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
  await tx
    .delete(ecards)
    .where(and(eq(ecards.sessionId, order.sessionId), eq(ecards.siteCountryCode, order.siteCountryCode)));
}
