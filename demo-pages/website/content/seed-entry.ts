import type { Database } from '../../server/database/open-database.ts';
import type { ContentKind, Typed } from './content-kind.ts';
import { findVersion, isEntry, lockEntry } from './find-content.ts';
import { managedEntries } from './managed-content-schema.ts';
import { publishVersion } from './publish-due.ts';
import { addVersion, changedLabels } from './versions/save-entry.ts';

/** How the history names what the site brought along. */
export const SITE_AUTHOR = { actor: 'Haven', actorAccount: null };

/**
 * Publishes what the site brings along, as a version like those of staff. An entry that a member of staff has changed
 * or that was taken out of use stays as it is.
 */
export async function seedEntry(
  tx: Database,
  kind: ContentKind,
  { key, fields }: { key: string; fields: Typed },
  now: number,
): Promise<void> {
  const entry = await lockEntry(tx, kind.name, key);
  const latest = entry && (await findVersion(tx, kind.name, key, entry.latest));
  if (entry && (latest?.actorAccount !== null || entry.liveVersion === null)) return;
  const [problem] = await kind.refuse(tx, key, fields, now);
  if (problem) throw new Error(`The ${kind.name} ${key} of the seed: ${problem.field}: ${problem.message}`);
  const isSame = latest && changedLabels(kind, latest.fields, fields).length === 0;
  const next = { key, number: (entry?.latest ?? 0) + 1, fields };
  const version = isSame ? latest : await addVersion(tx, kind, next, { ...SITE_AUTHOR, now });
  await publishVersion(tx, kind, version, now);
}

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
