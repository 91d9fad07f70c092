import type { Database } from '../../server/database/open-database.ts';
import type { ContentKind } from './content-kind.ts';
import { isEntry, type Version } from './find-content.ts';
import { managedEntries } from './managed-content-schema.ts';

/** Uses a version from now on, in the transaction of its cause; a later publication that was planned is dropped. */
export async function publishVersion(tx: Database, kind: ContentKind, version: Version, now: number): Promise<void> {
  const live = await kind.goLive(tx, version.key, version.fields, now);
  await tx
    .update(managedEntries)
    .set({ live, liveVersion: version.number, dueVersion: null, dueAt: null })
    .where(isEntry(kind.name, version.key));
}
