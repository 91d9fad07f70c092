import { sql } from 'drizzle-orm';
import { index, smallint, text } from 'drizzle-orm/pg-core';
import { website } from '../../platform/tables/index.ts';

/** The places that the address search can find. */
export const localities = website.table(
  'localities',
  {
    id: text('id').primaryKey(),
    siteCountryCode: text('site_country_code').notNull(),
    name: text('name').notNull(),
    // Lower case, without accents and punctuation; byte order, so that a prefix is an index range.
    searchName: text('search_name').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postcode: text('postcode').notNull(),
    // A smaller rank is a bigger place.
    rank: smallint('rank').notNull(),
  },
  (t) => [
    index('localities_by_name').on(t.siteCountryCode, sql`${t.searchName} collate "C"`),
    index('localities_by_postcode').on(t.siteCountryCode, sql`${t.postcode} collate "C"`),
  ],
);
