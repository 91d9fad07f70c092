import { sql } from 'drizzle-orm';
import { boolean, check, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { website } from '../../platform/tables/index.ts';

export const gifts = website.table(
  'gifts',
  {
    siteCountryCode: text('site_country_code').notNull(),
    itemId: text('item_id').notNull(),
    // The gift that this is a variant of; lists show the variant whose id is the slug.
    slug: text('slug').notNull().default(''),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    variant: text('variant').notNull(),
    priceMinor: integer('price_minor').notNull(),
    currency: text('currency').notNull(),
    summary: text('summary').notNull(),
    description: text('description').notNull(),
    impact: text('impact').notNull(),
    image: text('image').notNull(),
    // Old carts and orders refer to it, so a gift that is no longer sold stays in the table.
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.siteCountryCode, t.itemId] }),
    check('gifts_price_positive', sql`${t.priceMinor} > 0`),
    check('gifts_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);

/** The remaining stock of limited gifts. A gift without a row never sells out. */
export const giftStock = website.table(
  'gift_stock',
  {
    siteCountryCode: text('site_country_code').notNull(),
    itemId: text('item_id').notNull(),
    available: integer('available').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteCountryCode, t.itemId] }),
    // The last safeguard against overselling, whatever a statement does.
    check('gift_stock_available', sql`${t.available} >= 0`),
  ],
);
