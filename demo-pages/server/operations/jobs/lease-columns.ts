import { integer, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../website/platform/website-schema.ts';

/**
 * The columns by which processes share the rows of a table. Index `nextAttemptAt` with the condition of the open rows,
 * so that a claim reads only them.
 */
export const leaseColumns = () => ({
  /** When the row may be claimed next; while somebody works on it, the end of the lease. */
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  /** The claim that holds the lease; after a crash it stays until the row is claimed again. */
  claimedBy: text('claimed_by'),
  /** How often the row was claimed. */
  attempts: integer('attempts').notNull().default(0),
});
