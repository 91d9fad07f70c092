import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import type { ContentKind, ContentKindName } from './content-kind.ts';
import { managedEntries, managedVersions } from './managed-content-schema.ts';

export type Entry = typeof managedEntries.$inferSelect;
export type Version = typeof managedVersions.$inferSelect;

export const isEntry = (kind: ContentKindName, key: string) =>
  and(eq(managedEntries.kind, kind), eq(managedEntries.key, key));
const isVersionOf = (kind: ContentKindName, key: string) =>
  and(eq(managedVersions.kind, kind), eq(managedVersions.key, key));

/** The values of the version in use: those that the kind's schema made, in JSON. */
export async function findLive<Values>(db: Database, kind: ContentKindName, key: string): Promise<Values | undefined> {
  const [entry] = await db.select({ live: managedEntries.live }).from(managedEntries).where(isEntry(kind, key));
  // Only `goLive` writes it, with what the schema of the kind put out.
  return (entry?.live as Values | null | undefined) ?? undefined;
}

/** An entry with its newest version, for lists and forms. */
export interface EntryWithLatest {
  entry: Entry;
  latest: Version;
}

const withLatest = (db: Database) =>
  db
    .select({ entry: managedEntries, latest: managedVersions })
    .from(managedEntries)
    .innerJoin(
      managedVersions,
      and(
        eq(managedVersions.kind, managedEntries.kind),
        eq(managedVersions.key, managedEntries.key),
        eq(managedVersions.number, managedEntries.latest),
      ),
    );

/** All entries of a kind, the one that was changed last first. */
export const listEntries = (db: Database, kind: ContentKindName): Promise<EntryWithLatest[]> =>
  withLatest(db).where(eq(managedEntries.kind, kind)).orderBy(desc(managedVersions.at), managedEntries.key);

/** An entry by the key in an address, which may be any text. */
export async function findEntry(
  db: Database,
  kind: Pick<ContentKind, 'name' | 'key'>,
  key: string,
): Promise<EntryWithLatest | undefined> {
  const [found] = kind.key.shape.test(key) ? await withLatest(db).where(isEntry(kind.name, key)) : [];
  return found;
}

/** The entry, which nobody else can change until the transaction ends. */
export async function lockEntry(tx: Database, kind: ContentKindName, key: string): Promise<Entry | undefined> {
  const [entry] = await tx.select().from(managedEntries).where(isEntry(kind, key)).for('update');
  return entry;
}

/** All versions, the newest first. */
export const listVersions = (db: Database, kind: ContentKindName, key: string): Promise<Version[]> =>
  db.select().from(managedVersions).where(isVersionOf(kind, key)).orderBy(desc(managedVersions.number));

export async function findVersion(
  db: Database,
  kind: ContentKindName,
  key: string,
  number: number,
): Promise<Version | undefined> {
  const [version] = await db
    .select()
    .from(managedVersions)
    .where(and(isVersionOf(kind, key), eq(managedVersions.number, number)));
  return version;
}
