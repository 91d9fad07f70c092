import type { Database } from '../../server/database/open-database.ts';
import type { ContentKind, Typed } from './content-kind.ts';
import { findVersion, lockEntry } from './find-content.ts';
import { publishVersion } from './publish-version.ts';
import { addVersion, changedLabels } from './versions/add-version.ts';

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
