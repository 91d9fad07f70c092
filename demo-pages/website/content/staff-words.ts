import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { type Language, type StaffWords, TRANSLATIONS } from '../platform/index.ts';
import { managedEntries } from './managed-content-schema.ts';

/** What staff wrote in English and what they wrote for it in a language, of all entries in use. */
export async function staffWords(db: Database, language: Language): Promise<StaffWords> {
  if (!TRANSLATIONS.some((each) => each === language)) return new Map();
  const { live, kind, key } = managedEntries;
  const rows = await db
    .select({ source: sql<string>`${live} ->> said.field`, text: sql<string>`said.text` })
    .from(managedEntries)
    .innerJoin(sql`jsonb_each_text(${live} -> 'translations' -> ${language}::text) as said(field, text)`, sql`true`)
    .orderBy(kind, key);
  return new Map(rows.map(({ source, text }) => [source, text]));
}
