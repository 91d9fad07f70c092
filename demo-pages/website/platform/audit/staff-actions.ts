import type { Database } from '../../../server/database/open-database.ts';
import { staffActions } from './audit-trail-schema.ts';

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
