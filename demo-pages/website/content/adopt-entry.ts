import type { Database } from '../../server/database/open-database.ts';
import type { ContentKind, Typed } from './content-kind.ts';
import { isEntry } from './find-content.ts';
import { managedEntries } from './managed-content-schema.ts';
import { SITE_AUTHOR } from './seed-entry.ts';
import { addVersion } from './versions/add-version.ts';

/** Gives something that the site has used before it had versions its first one. Nothing that is in use changes. */
export async function adoptEntry(
  tx: Database,
  kind: ContentKind,
  { key, fields }: { key: string; fields: Typed },
  now: number,
): Promise<void> {
  await addVersion(tx, kind, { key, number: 1, fields }, { ...SITE_AUTHOR, now });
  const result = kind.read(fields);
  const live = 'values' in result ? result.values : {};
  await tx.update(managedEntries).set({ live, liveVersion: 1 }).where(isEntry(kind.name, key));
}
