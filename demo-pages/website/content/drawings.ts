import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import type { ContentKindName } from './content-kind.ts';
import { managedVersions } from './managed-content-schema.ts';

/** The drawings that entries of a kind have had, each with the name of the first one that had it. */
export async function drawingsOf(db: Database, kind: ContentKindName): Promise<{ value: string; label: string }[]> {
  const value = sql<string>`${managedVersions.fields} ->> 'image'`;
  const name = sql<string>`${managedVersions.fields} ->> 'name'`;
  const rows = await db
    .select({ value, label: name })
    .from(managedVersions)
    .where(and(eq(managedVersions.kind, kind), like(value, '/design/%')))
    .orderBy(asc(managedVersions.at), asc(managedVersions.key), asc(managedVersions.number));
  return [...new Map(rows.reverse().map((row) => [row.value, row])).values()].reverse();
}
