/** What the shop keeps beside carts and orders: stock, what is held of it, what visitors are to be told, signing keys. */
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { website } from './site/website-schema.ts';

/** How many are left of the gifts that are not without limit. A gift without a row never sells out. */
export const giftStock = website.table(
  'gift_stock',
  {
    siteCountryCode: text('site_country_code').notNull(),
    itemId: text('item_id').notNull(),
    available: integer('available').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteCountryCode, t.itemId] }),
    // The last guard against overselling, whatever a statement tries.
    check('gift_stock_available', sql`${t.available} >= 0`),
  ],
);

/** Stock taken for an order whose payment runs. It goes with the payment's end: sold, or given back. */
export const stockHolds = website.table(
  'stock_holds',
  {
    orderId: text('order_id').notNull(),
    siteCountryCode: text('site_country_code').notNull(),
    itemId: text('item_id').notNull(),
    quantity: smallint('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.itemId] }), check('stock_holds_quantity', sql`${t.quantity} > 0`)],
);

/** What changed in a cart while nobody looked, until its visitor has been told. */
export const cartNotices = website.table(
  'cart_notices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text('session_id').notNull(),
    siteCountryCode: text('site_country_code').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('cart_notices_session').on(t.sessionId, t.siteCountryCode)],
);

/** Secrets that this installation made for itself, so that every process signs alike. */
export const linkKeys = website.table('link_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
