import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { addCalendarDays, type CalendarDay, instantOf } from '../site/calendar-days.ts';
import { type StaffActionKind, staffActions } from './audit-trail-schema.ts';

export type StaffAction = typeof staffActions.$inferSelect;

/** The staff member who acts: the account, and its name at this time. */
export interface StaffActor {
  accountId: string;
  name: string;
}

/** The columns of an action that say who did it. */
export const actorOf = ({ accountId, name }: StaffActor) => ({ actor: name, actorAccount: accountId });

/** Adds a row to the trail, in the same transaction as the action. */
export async function writeStaffAction(tx: Database, action: typeof staffActions.$inferInsert): Promise<void> {
  await tx.insert(staffActions).values(action);
}

export const STAFF_ACTIONS_PER_PAGE = 50;

/** Which actions to show; a part that is left out filters nothing. */
export interface StaffActionFilter {
  /** An account's id. */
  who?: string | undefined;
  action?: StaffActionKind | undefined;
  /** From the start of this day until the end of that one, in Sydney. */
  from?: CalendarDay | undefined;
  until?: CalendarDay | undefined;
}

const startOf = (day: CalendarDay) => new Date(instantOf('AUS', day, '00:00'));

/** One page of the trail, the newest first, and whether there are older actions. `page` counts from 1. */
export async function readStaffActions(
  db: Database,
  { who, action, from, until }: StaffActionFilter,
  page: number,
): Promise<{ actions: StaffAction[]; hasMore: boolean }> {
  const conditions: (SQL | undefined)[] = [
    who === undefined ? undefined : eq(staffActions.actorAccount, who),
    action === undefined ? undefined : eq(staffActions.action, action),
    from === undefined ? undefined : gte(staffActions.at, startOf(from)),
    until === undefined ? undefined : lt(staffActions.at, startOf(addCalendarDays(until, 1))),
  ];
  const rows = await db
    .select()
    .from(staffActions)
    .where(and(...conditions))
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(STAFF_ACTIONS_PER_PAGE + 1)
    .offset((page - 1) * STAFF_ACTIONS_PER_PAGE);
  return { actions: rows.slice(0, STAFF_ACTIONS_PER_PAGE), hasMore: rows.length > STAFF_ACTIONS_PER_PAGE };
}

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
 * Does what a form of staff requests, once however often it is sent, together with its line in the audit trail. `work`
 * does the act and returns what to record, or why nothing was done.
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
