import type { Database } from '../../../server/database/open-database.ts';
import { fullLabel } from '../content-fields.ts';
import type { ContentKind, Typed } from '../content-kind.ts';
import { isEntry, type Version } from '../find-content.ts';
import { managedEntries, managedVersions } from '../managed-content-schema.ts';

/** Who saves a version, when, and which one it repeats. */
export interface Authorship {
  actor: string;
  actorAccount: string | null;
  now: number;
  restoredFrom?: number | undefined;
}

/** Adds the next version to an entry, or the first one; the entry is locked, or is new. */
export async function addVersion(
  tx: Database,
  kind: ContentKind,
  { key, number, fields }: { key: string; number: number; fields: Typed },
  { now, restoredFrom, ...who }: Authorship,
): Promise<Version> {
  const row = { kind: kind.name, key, number, fields, at: new Date(now), ...who, restoredFrom: restoredFrom ?? null };
  if (number === 1) await tx.insert(managedEntries).values({ kind: kind.name, key, latest: 1 });
  else await tx.update(managedEntries).set({ latest: number }).where(isEntry(kind.name, key));
  await tx.insert(managedVersions).values(row);
  return row;
}

/** The labels of the fields in which two versions differ. */
export function changedLabels(kind: ContentKind, one: Typed, other: Typed): string[] {
  return kind.fields
    .filter(({ name }) => (one[name] ?? '') !== (other[name] ?? ''))
    .map(({ facts }) => fullLabel(facts));
}
