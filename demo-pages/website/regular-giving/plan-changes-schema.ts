import { index, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';
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
    /** From when it holds, and what stays. */
    words: text('words').notNull(),
    /** `donor`, or a member of staff. */
    actor: text('actor').notNull(),
  },
  (t) => [index('plan_changes_plan').on(t.planId, t.at)],
);

export type PlanChangeRow = typeof planChanges.$inferSelect;
