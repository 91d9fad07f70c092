import { index, text } from 'drizzle-orm/pg-core';
import { language, moment, website } from '../../platform/tables/index.ts';
import { givingPlans } from './regular-giving-schema.ts';

/** What donors and staff changed about monthly gifts, in the words in which it was confirmed. Rows are only added. */
export const planChanges = website.table(
  'plan_changes',
  {
    /** The key of the form: a change that is sent twice happens once. */
    id: text('id').primaryKey(),
    planId: text('plan_id')
      .notNull()
      .references(() => givingPlans.id),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['amount', 'day', 'pause', 'resume', 'stop', 'source'] }).notNull(),
    /** From when it holds, and what stays: in English, as staff read it and a confirmation compares it. */
    words: text('words').notNull(),
    /** The same as the donor was told, in their language at the time; empty for English. */
    said: text('said').notNull().default(''),
    language: language(),
    /** `donor`, or a member of staff. */
    actor: text('actor').notNull(),
  },
  (t) => [index('plan_changes_plan').on(t.planId, t.at)],
);

export type PlanChangeRow = typeof planChanges.$inferSelect;
