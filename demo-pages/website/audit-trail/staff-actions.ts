import type { Database } from '../../database/open-database.ts';
import { staffActions } from './audit-trail-schema.ts';

export type StaffAction = typeof staffActions.$inferSelect;

/** Adds a row to the trail, in the same transaction as the action. */
export async function writeStaffAction(tx: Database, action: typeof staffActions.$inferInsert): Promise<void> {
  await tx.insert(staffActions).values(action);
}
