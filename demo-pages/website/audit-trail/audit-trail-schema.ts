import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';

/** Who did what in the records, and what came of it. Rows are only ever added. */
export const staffActions = website.table(
  'staff_actions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The name that the member signed in with, or the shop itself. */
    actor: text('actor').notNull(),
    action: text('action', { enum: ['refund', 'stock'] }).notNull(),
    siteCountryCode: text('site_country_code').notNull(),
    /** The number of an order, or the id of a gift. */
    subject: text('subject').notNull(),
    outcome: text('outcome').notNull(),
    detail: text('detail').notNull(),
    /** The form that did it: sent twice, it does it once. */
    formKey: text('form_key'),
  },
  (t) => [
    index('staff_actions_at').on(t.at),
    index('staff_actions_subject').on(t.subject),
    uniqueIndex('staff_actions_form').on(t.formKey),
  ],
);
