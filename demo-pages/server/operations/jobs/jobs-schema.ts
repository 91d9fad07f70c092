import { integer, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../../../website/platform/website-schema.ts';
import { leaseColumns } from './lease-columns.ts';

/** Recurring work of which one process at a time runs each: a row for each job. */
export const jobs = website.table('chores', {
  /** The job's name, such as `tidying`. */
  id: text('id').primaryKey(),
  /** `attempts` counts the runs since the last one without an error. */
  ...leaseColumns(),
  /** The name and code of the last run's error, never its message. */
  lastError: text('last_error'),
  lastRunAt: moment('last_run_at'),
  runs: integer('runs').notNull().default(0),
});
