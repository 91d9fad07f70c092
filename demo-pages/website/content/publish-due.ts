import { asc, lte } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { writeStaffAction } from '../platform/index.ts';
import { type ContentKind, trailCountry } from './content-kind.ts';
import { findVersion, isEntry, type Version } from './find-content.ts';
import { managedEntries } from './managed-content-schema.ts';

/** How the trail names what happens at its time. */
const SCHEDULE = 'The schedule';

/**
 * Publishes the entry whose time came first. Resolves with the number of entries that were done: 0 when none is due.
 * One that cannot be used any more stays as it is, and the trail says why.
 */
export function publishDue(db: Database, kinds: readonly ContentKind[], now: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [entry] = await tx
      .select()
      .from(managedEntries)
      .where(lte(managedEntries.dueAt, new Date(now)))
      .orderBy(asc(managedEntries.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const kind = kinds.find(({ name }) => name === entry?.kind);
    if (!entry || !kind) return 0;
    const { key } = entry;
    const version = await findVersion(tx, kind.name, key, entry.dueVersion ?? 0);
    if (!version) return 0;
    const [problem] = await kind.refuse(tx, key, version.fields, now);
    if (problem) await tx.update(managedEntries).set({ dueVersion: null, dueAt: null }).where(isEntry(kind.name, key));
    else await publishVersion(tx, kind, version, now);
    await writeStaffAction(tx, {
      at: new Date(now),
      actor: SCHEDULE,
      action: kind.name,
      siteCountryCode: trailCountry(kind, version.fields),
      subject: key,
      outcome: problem ? 'refused' : 'published',
      detail: `${kind.titleOf(version.fields)}: version ${version.number}${problem ? `. ${problem.message}` : ''}`,
    });
    return 1;
  });
}

/** Uses a version from now on, in the transaction of its cause; a later publication that was planned is dropped. */
export async function publishVersion(tx: Database, kind: ContentKind, version: Version, now: number): Promise<void> {
  const live = await kind.goLive(tx, version.key, version.fields, now);
  await tx
    .update(managedEntries)
    .set({ live, liveVersion: version.number, dueVersion: null, dueAt: null })
    .where(isEntry(kind.name, version.key));
}
