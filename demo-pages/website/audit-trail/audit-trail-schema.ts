import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';
import { ALL_STAFF_ACTIONS } from './staff-action-kinds.ts';

/** Actions of staff in the records, with their results. Rows are only added, never changed. */
export const staffActions = website.table(
  'staff_actions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The name that the member signed in with, or the shop itself. */
    actor: text('actor').notNull(),
    action: text('action', { enum: ALL_STAFF_ACTIONS }).notNull(),
    siteCountryCode: text('site_country_code').notNull(),
    /** The number of an order, or the id of a gift. */
    subject: text('subject').notNull(),
    outcome: text('outcome').notNull(),
    detail: text('detail').notNull(),
    /** The form that caused it: if it is sent twice, the action happens once. */
    formKey: text('form_key'),
  },
  (t) => [
    index('staff_actions_at').on(t.at),
    index('staff_actions_subject').on(t.subject),
    uniqueIndex('staff_actions_form').on(t.formKey),
  ],
);
