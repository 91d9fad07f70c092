import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import type { ContentKindName } from './content-kind.ts';
import { managedVersions } from './managed-content-schema.ts';

/** The drawings that entries of a kind have had, each with the name of the first one; `title` is the field of names. */
export async function drawingsOf(
  db: Database,
  kind: ContentKindName,
  title = 'name',
): Promise<{ value: string; label: string }[]> {
  const { fields, at, key, number } = managedVersions;
  const value = sql<string>`${fields} ->> 'image'`;
  const rows = await db
    .select({ value, label: sql<string>`coalesce(${fields} ->> ${title}::text, '')` })
    .from(managedVersions)
    .where(and(eq(managedVersions.kind, kind), like(value, '/design/%')))
    .orderBy(asc(at), asc(key), asc(number));
  const first = new Map<string, { value: string; label: string }>();
  for (const row of rows) if (!first.has(row.value)) first.set(row.value, row);
  return [...first.values()];
}
