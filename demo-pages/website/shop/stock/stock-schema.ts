import { sql } from 'drizzle-orm';
import { check, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { website } from '../../platform/tables/index.ts';

/** Stock reserved for an order while its payment runs. The row is deleted when the payment ends: sold, or returned. */
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
