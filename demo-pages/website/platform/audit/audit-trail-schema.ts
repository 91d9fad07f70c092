import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';
import { ALL_STAFF_ACTIONS } from './staff-action-kinds.ts';

/**
 * Actions of staff in the records, with their results. Rows are only added, which a trigger of the database enforces:
 * it lets erasure change `detail` and nothing else.
 */
export const staffActions = website.table(
  'staff_actions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The member's name at that time, or the shop itself. */
    actor: text('actor').notNull(),
    /** The member's account; null for the shop, and for rows from before there were accounts. */
    actorAccount: text('actor_account'),
    action: text('action', { enum: ALL_STAFF_ACTIONS }).notNull(),
    /** Null when the action belongs to no country. */
    siteCountryCode: text('site_country_code'),
    /** What it was done to: the number of an order, the id of a gift, the address of an account. */
    subject: text('subject').notNull(),
    outcome: text('outcome').notNull(),
    detail: text('detail').notNull(),
    /** The form that caused it: if it is sent twice, the action happens once. */
    formKey: text('form_key'),
  },
  (t) => [
    index('staff_actions_at').on(t.at, t.id),
    index('staff_actions_account').on(t.actorAccount, t.at),
    index('staff_actions_subject').on(t.subject),
    uniqueIndex('staff_actions_form').on(t.formKey),
  ],
);
