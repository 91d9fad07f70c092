import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { website } from '../site/website-schema.ts';

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
