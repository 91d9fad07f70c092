import { sql } from 'drizzle-orm';
import { check, index, text } from 'drizzle-orm/pg-core';
import { country, moment, website } from '../../platform/tables/index.ts';

export const bequestRequests = website.table(
  'bequest_requests',
  {
    id: text('id').primaryKey(),
    formKey: text('form_key').notNull(),
    siteCountryCode: country(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('bequest_requests_recent').on(t.createdAt),
    check('bequest_requests_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);
