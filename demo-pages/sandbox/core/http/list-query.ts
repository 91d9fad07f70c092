import { and, desc, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { z } from 'zod';
import { validationError } from './sandbox-error.ts';
import { dateTimeField, isStorable, isStorableTime } from './storable-text.ts';

/** Where a page ended: the last row's time and id. */
export interface ListCursor {
  createdAt: Date;
  id: string;
}

function writeCursor({ createdAt, id }: ListCursor): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

function readCursor(text: string): ListCursor | null {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  return isStorableTime(createdAt) && id !== '' && isStorable(id) ? { createdAt, id } : null;
}

const time = dateTimeField('must be a time like "2026-11-21T00:00:00Z"').transform((text) => new Date(text));

/** The query of every list. Times are from (included) and to (not included). */
export const listQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,4}$/, 'must be 1 to 1000')
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 1000, 'must be 1 to 1000')
    .default(50),
  cursor: z
    .string()
    .max(255)
    .transform(readCursor)
    .refine((cursor) => cursor !== null, 'must be a next_cursor of this list')
    .optional(),
  created_from: time.optional(),
  created_to: time.optional(),
});

export type ListQuery = z.output<typeof listQuery>;

/** Reads the query of a list. Throws a 400 that names the parameter. */
export function readQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  const query = schema.safeParse(c.req.query());
  if (query.success) return query.data;
  const [first] = query.error.issues;
  const path = first?.path.join('.') ?? '';
  throw validationError(path, `${path}: ${first?.message}`);
}

interface ListedTable {
  id: PgColumn;
  createdAt: PgColumn;
}

// Compares ids by their bytes, as JavaScript does, whatever the database's language.
const byteOrder = ({ id }: ListedTable) => sql`${id} collate "C"`;

/** Newest first, in one order for rows of the same moment. */
export const newestFirst = (table: ListedTable): SQL[] => [desc(table.createdAt), desc(byteOrder(table))];

/** The rows of a query's page and of those after it. */
export function isInPage(table: ListedTable, { cursor, created_from, created_to }: ListQuery): SQL | undefined {
  return and(
    // Follows from the next condition, but lets the database begin at this time in its index.
    cursor && lte(table.createdAt, cursor.createdAt),
    cursor && or(lt(table.createdAt, cursor.createdAt), sql`${byteOrder(table)} < ${cursor.id}`),
    created_from && gte(table.createdAt, created_from),
    created_to && lt(table.createdAt, created_to),
  );
}

/** A page of a list: rows that are added while pages are read neither repeat one nor hide one. */
export interface ResultPage {
  items: object[];
  next_cursor: string | null;
}

/** The page of rows that were read newest first, one more than its limit when there are more. */
export function resultPage<Row extends ListCursor>(
  rows: Row[],
  limit: number,
  present: (row: Row) => object,
): ResultPage {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(present), next_cursor: last && rows.length > limit ? writeCursor(last) : null };
}
