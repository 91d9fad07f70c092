import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { staffActions } from './audit-trail-schema.ts';
import { actorOf, type StaffActor, writeStaffAction } from './staff-actions.ts';

/** Something to correct in a form. */
export interface ActProblem {
  field: string;
  message: string;
}

/** What an act writes into the audit trail. */
export interface ActDone {
  action: (typeof staffActions.$inferInsert)['action'];
  siteCountryCode: string | null;
  /** What it was done to. */
  subject: string;
  outcome: string;
  detail: string;
}

/** `again`: this form was sent before, and nothing was done now. */
export type ActResult = { done: ActDone } | { again: { subject: string } } | { problem: ActProblem };

/**
 * Does what a form of staff asks for, once however often it is sent, together with its line in the audit trail. `work`
 * does the act and says what to write down, or why nothing was done.
 */
export function actOnce(
  db: Database,
  { formKey, staff, now }: { formKey: string; staff: StaffActor; now: number },
  work: (tx: Database) => Promise<ActDone | { problem: ActProblem }>,
): Promise<ActResult> {
  return db.transaction(async (tx): Promise<ActResult> => {
    // The same form sent twice at once waits here, and then finds the first one's line.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff-form ${formKey}`}, 0))`);
    const [before] = await tx.select().from(staffActions).where(eq(staffActions.formKey, formKey));
    if (before) return { again: { subject: before.subject } };
    const done = await work(tx);
    if ('problem' in done) return done;
    await writeStaffAction(tx, { at: new Date(now), ...actorOf(staff), ...done, formKey });
    return { done };
  });
}
