import type { Database } from '../../../server/database/open-database.ts';
import { type ActResult, actOnce, momentText, type StaffActor } from '../../platform/index.ts';
import type { ContentKind } from '../content-kind.ts';
import { findVersion, isEntry, lockEntry } from '../find-content.ts';
import { managedEntries } from '../managed-content-schema.ts';
import { doneWith } from './save-entry.ts';

/**
 * `unschedule`: the planned publication does not happen. `take-down`: the entry is unpublished until it is published
 * again.
 */
export type UseChange = 'unschedule' | 'take-down';

export interface UseChangeRequest {
  key: string;
  change: UseChange;
  formKey: string;
  staff: StaffActor;
}

/** Changes which version is live, without a new one. */
export function changeUse(db: Database, kind: ContentKind, request: UseChangeRequest, now: number): Promise<ActResult> {
  const { key, change, formKey, staff } = request;
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const entry = await lockEntry(tx, kind.name, key);
    const latest = entry && (await findVersion(tx, kind.name, key, entry.latest));
    if (!latest) return { problem: { field: 'main', message: 'This entry no longer exists.' } };
    const { dueVersion, dueAt, liveVersion } = entry;
    const done = (outcome: string, detail: string) =>
      doneWith(kind, key, latest.fields, outcome, `${kind.titleOf(latest.fields)}: ${detail}`);
    if (change === 'unschedule') {
      if (dueVersion === null) return { problem: { field: 'main', message: 'Nothing is scheduled.' } };
      await tx.update(managedEntries).set({ dueVersion: null, dueAt: null }).where(isEntry(kind.name, key));
      return done(
        'unscheduled',
        `version ${dueVersion}, planned for ${momentText(dueAt, kind.countryOf(latest.fields))}`,
      );
    }
    if (liveVersion === null || !kind.takeDown)
      return { problem: { field: 'main', message: 'This is not published.' } };
    await kind.takeDown(tx, key);
    await tx.update(managedEntries).set({ liveVersion: null, live: null }).where(isEntry(kind.name, key));
    return done('unpublished', `version ${liveVersion}`);
  });
}
