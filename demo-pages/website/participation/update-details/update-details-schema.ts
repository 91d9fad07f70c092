import { sql } from 'drizzle-orm';
import { check, index, jsonb, text } from 'drizzle-orm/pg-core';
import type { DonorUpdate } from '#rules/forms/update-details-fields.ts';
import { country, moment, website } from '../../platform/tables/index.ts';

/** Changes that supporters requested; staff make them by hand. */
export const donorUpdates = website.table(
  'donor_updates',
  {
    id: text('id').primaryKey(),
    siteCountryCode: country(),
    oldEmail: text('old_email').notNull(),
    /** The fields as sent, without the token. */
    details: jsonb('details').$type<Omit<DonorUpdate, 'recaptchaToken'>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('donor_updates_recent').on(t.createdAt),
    check('donor_updates_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);
