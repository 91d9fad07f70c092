import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, sessions, website } from '../../platform/tables/index.ts';
import { gifts } from '../gifts/gifts-schema.ts';

export const cartLines = website.table(
  'cart_lines',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    siteCountryCode: text('site_country_code').notNull(),
    itemId: text('item_id').notNull(),
    quantity: smallint('quantity').notNull(),
    // The price that the visitor saw last, so that a change can be reported.
    shownPriceMinor: integer('shown_price_minor'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.siteCountryCode, t.itemId] }),
    foreignKey({ columns: [t.siteCountryCode, t.itemId], foreignColumns: [gifts.siteCountryCode, gifts.itemId] }),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 9`),
  ],
);

/** Changes in a cart that its visitor has not seen yet. */
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
