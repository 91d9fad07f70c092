import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { addCalendarDays, type CalendarDay, instantOf } from '../site/calendar-days.ts';
import { staffActions } from './audit-trail-schema.ts';
import type { StaffActionKind } from './staff-action-kinds.ts';
import type { StaffAction } from './staff-actions.ts';

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
