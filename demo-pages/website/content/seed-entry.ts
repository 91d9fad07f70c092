import type { Database } from '../../server/database/open-database.ts';
import type { ContentKind, Typed } from './content-kind.ts';
import { findVersion, isEntry, listEntries, listVersions, lockEntry, type Version } from './find-content.ts';
import { managedEntries } from './managed-content-schema.ts';
import { publishVersion } from './publish-due.ts';
import { addVersion, changedLabels } from './versions/save-entry.ts';

/** How the history names what the site brings along from the charity's folder. */
export const SITE_AUTHOR = { actor: 'Haven', actorAccount: null };

/** An entry as a file of the charity's folder has it. */
export interface FolderEntry {
  key: string;
  fields: Typed;
}

/** What the folder says of an entry, and why the site shows something else. */
export interface UnusedFile {
  kind: string;
  key: string;
  reason: string;
}

/**
 * Brings the entries of a kind up to date with the folder's. A file that is new or has changed becomes a version like
 * those of staff, and is published. What a member of staff has changed or taken out of use stays as it is. An entry
 * whose file is gone is taken out of use. Resolves with the files whose texts are not used.
 */
export async function seedEntries(
  tx: Database,
  kind: ContentKind,
  entries: readonly FolderEntry[],
  now: number,
): Promise<UnusedFile[]> {
  const unused: UnusedFile[] = [];
  const tell = (key: string, reason: string) => unused.push({ kind: kind.name, key, reason });
  for (const { key, fields } of entries) {
    const reason = await seedEntry(tx, kind, { key, fields }, now);
    if (reason) tell(key, reason);
  }
  for (const { entry, latest } of await entriesWithoutFile(tx, kind, entries)) {
    const isStaffs = latest.actorAccount !== null;
    if (isStaffs) tell(entry.key, 'its file is gone; staff have changed it, so it stays in use');
    else await withdraw(tx, kind, latest, now);
    await tx.update(managedEntries).set({ fromFolder: false }).where(isEntry(kind.name, entry.key));
  }
  return unused;
}

/** Resolves with why the folder's texts are not used, if they are not. */
async function seedEntry(
  tx: Database,
  kind: ContentKind,
  { key, fields }: FolderEntry,
  now: number,
): Promise<string | undefined> {
  const entry = await lockEntry(tx, kind.name, key);
  const latest = entry && (await findVersion(tx, kind.name, key, entry.latest));
  const isSame = latest !== undefined && changedLabels(kind, latest.fields, fields).length === 0;
  // Without a live version and with its file it was staff who took it out of use.
  if (entry?.fromFolder && entry.liveVersion === null) return isSame ? undefined : 'staff have taken it out of use';
  if (latest && latest.actorAccount !== null)
    return (await isOfFolder(tx, kind, key, fields)) ? undefined : 'staff have changed it, so theirs stays';
  const [problem] = await kind.refuse(tx, key, fields, now);
  if (problem) return `${problem.field}: ${problem.message}`;
  const next = { key, number: (entry?.latest ?? 0) + 1, fields };
  const version = isSame ? latest : await addVersion(tx, kind, next, { ...SITE_AUTHOR, now });
  await publishVersion(tx, kind, version, now);
  await tx.update(managedEntries).set({ fromFolder: true }).where(isEntry(kind.name, key));
  return undefined;
}

/** Whether staff have changed the texts that the folder still has. */
async function isOfFolder(tx: Database, kind: ContentKind, key: string, fields: Typed): Promise<boolean> {
  const versions = await listVersions(tx, kind.name, key);
  const last = versions.find(({ actorAccount }) => actorAccount === null);
  return last !== undefined && changedLabels(kind, last.fields, fields).length === 0;
}

/** The entries in use whose file the folder had when it was read last. */
async function entriesWithoutFile(tx: Database, kind: ContentKind, entries: readonly FolderEntry[]) {
  const keys = new Set(entries.map(({ key }) => key));
  const all = await listEntries(tx, kind.name);
  return all.filter(({ entry }) => entry.fromFolder && entry.liveVersion !== null && !keys.has(entry.key));
}

/** Takes an entry out of use, or publishes a version that says that it is no longer offered. */
async function withdraw(tx: Database, kind: ContentKind, { key, number, fields }: Version, now: number): Promise<void> {
  if (kind.takeDown) {
    await kind.takeDown(tx, key);
    const gone = { liveVersion: null, live: null, dueVersion: null, dueAt: null };
    await tx.update(managedEntries).set(gone).where(isEntry(kind.name, key));
    return;
  }
  const retired = kind.retired?.(fields, now);
  if (!retired || changedLabels(kind, fields, retired).length === 0) return;
  const version = await addVersion(tx, kind, { key, number: number + 1, fields: retired }, { ...SITE_AUTHOR, now });
  await publishVersion(tx, kind, version, now);
}

/** Gives something that the site has used before it had versions its first one. Nothing that is in use changes. */
export async function adoptEntry(
  tx: Database,
  kind: ContentKind,
  { key, fields }: FolderEntry,
  now: number,
): Promise<void> {
  await addVersion(tx, kind, { key, number: 1, fields }, { ...SITE_AUTHOR, now });
  const result = kind.read(fields);
  const live = 'values' in result ? result.values : {};
  await tx.update(managedEntries).set({ live, liveVersion: 1 }).where(isEntry(kind.name, key));
}
