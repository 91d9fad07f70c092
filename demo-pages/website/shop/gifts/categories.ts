import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { managedEntries } from '../../content/index.ts';
import type { CategoryValues } from './category-kind.ts';
import { gifts } from './gifts-schema.ts';

/** The id of a category, in either case: addresses have it in lower case. */
export const CATEGORY_ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** A category of the shop. */
export interface Category {
  id: string;
  /** In English, as staff wrote it. */
  name: string;
  place: number;
  /** New gifts can have it. */
  isOffered: boolean;
}

/** The categories of the charity in their order; those that are no longer offered too. */
export async function findCategories(db: Database): Promise<Category[]> {
  const rows = await db.select().from(managedEntries).where(eq(managedEntries.kind, 'category'));
  return rows
    .flatMap(({ key: id, live }) => (live ? [{ id, ...(live as unknown as CategoryValues) }] : []))
    .map(({ id, name, place, offered }) => ({ id, name, place, isOffered: offered === 'offered' }))
    .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
}

/** How rows of gifts are joined with what staff call their category. */
export const ofCategory = and(eq(managedEntries.kind, 'category'), eq(managedEntries.key, gifts.category));
/** The name of a gift's category; its id where it has none. */
export const categoryName = sql<string>`coalesce(${managedEntries.live} ->> 'name', ${gifts.category})`;
