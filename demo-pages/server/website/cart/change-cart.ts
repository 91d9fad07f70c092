import { and, eq, sql } from 'drizzle-orm';
import { MAX_QUANTITY, parseQuantity } from '#website/quantity.ts';
import type { Database } from '../../database/open-database.ts';
import { findGift } from '../catalogue/find-gifts.ts';
import { type Fields, textField } from '../http/read-fields.ts';
import { cartLines } from '../schema.ts';
import type { Site } from '../sites.ts';

/** A wish to change the cart, understood. */
export interface CartChange {
  intent: 'add' | 'set' | 'remove';
  itemId: string;
  quantity: number;
}

/** Said when a visitor asks for more than nine of a gift. */
export const QUANTITY_LIMIT_MESSAGE = `You can have up to ${MAX_QUANTITY} of each gift, so we kept ${MAX_QUANTITY} in your cart.`;

/** Reads a posted change; a list of errors when it makes no sense. The price is not read: ours counts. */
export function parseCartChange(fields: Fields): CartChange | { errors: string[] } {
  const intent = textField(fields, 'intent');
  const itemId = textField(fields, 'itemId');
  const quantity = textField(fields, 'quantity');
  const errors: string[] = [];
  if (intent !== 'add' && intent !== 'set' && intent !== 'remove') errors.push('Say add, set or remove as the intent.');
  if (itemId === '') errors.push('Say which gift.');
  if (intent === 'set' && quantity === '') errors.push('Say how many.');
  if (errors.length > 0) return { errors };
  return { intent: intent as CartChange['intent'], itemId, quantity: parseQuantity(quantity) };
}

/** Makes the change. The message says what was changed beyond the wish; errors say what could not be done. */
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
  if (!(await findGift(db, site.code, itemId)))
    return { errors: ['We do not sell that gift here: choose another one.'] };
  if (intent === 'set') {
    await upsert(db, session, site, change, sql`${quantity}`);
    return { errors: [] };
  }
  const [before] = await db.select().from(cartLines).where(line);
  // Nine is held inside the statement, so that two tabs adding at once cannot pass it.
  await upsert(db, session, site, change, sql`least(${MAX_QUANTITY}, ${cartLines.quantity} + ${quantity})`);
  return (before?.quantity ?? 0) + quantity > MAX_QUANTITY
    ? { errors: [], message: QUANTITY_LIMIT_MESSAGE }
    : { errors: [] };
}

function upsert(
  db: Database,
  session: string,
  site: Site,
  { itemId, quantity }: CartChange,
  onConflict: ReturnType<typeof sql>,
) {
  return db
    .insert(cartLines)
    .values({ sessionId: session, siteCountryCode: site.code, itemId, quantity })
    .onConflictDoUpdate({
      target: [cartLines.sessionId, cartLines.siteCountryCode, cartLines.itemId],
      set: { quantity: onConflict },
    });
}
