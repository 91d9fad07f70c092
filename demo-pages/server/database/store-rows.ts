import { and, eq, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open-database.ts';

/*
 * Statements for several rows whose values are one parameter: the text of each is the same for any number of rows, so
 * that the server plans it once, and the driver has little to write. The parameter is JSON and not binary JSON, which
 * would change the order of the fields in a stored response. All rows of a call name the same columns.
 */

/** Inserts rows; a column that they do not name has its default, which must be one that the schema in the code has. */
export function insertRows<Table extends PgTable>(tx: Database, table: Table, rows: readonly Table['$inferInsert'][]) {
  const { columns, names, source } = read(table, rows, 'added');
  const values = Object.entries(columns).map(([name, column]) =>
    names.includes(name) ? sql`added.${sql.identifier(name)}` : defaultOf(column),
  );
  return tx.insert(table).select(sql`select ${sql.join(values, sql`, `)} from ${source}`);
}

function defaultOf({ name, default: value, hasDefault }: PgColumn): SQL {
  if (hasDefault && value === undefined) throw new Error(`Only the database knows the default of ${name}.`);
  return is(value, SQL) ? value : sql`${value ?? null}`;
}

/**
 * Changes rows, each to values of its own. They are found by the columns `by`. Resolves with the rows that there are
 * and that fit `only`, in any order.
 */
export async function updateRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Partial<Table['$inferSelect']>[],
  by: readonly (keyof Table['$inferSelect'] & string)[],
  only?: SQL,
): Promise<Table['$inferSelect'][]> {
  if (rows.length === 0) return [];
  const { columns, names, source } = read(table, rows, 'changed');
  const changedTo = (name: string) => sql`changed.${sql.identifier(name)}`;
  const changed = await tx
    .update(table as PgTable)
    .set(Object.fromEntries(names.filter((name) => !by.includes(name)).map((name) => [name, changedTo(name)])))
    .from(source)
    .where(and(...by.map((name) => eq(columns[name]!, changedTo(name))), only))
    .returning(columns);
  return changed as Table['$inferSelect'][];
}

/** Whether a column holds one of some texts; never for none. */
export const isOneOf = (column: PgColumn | SQL, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...texts])}::text[])`;

/** The columns that rows name, and the rows as a source of a statement. */
function read(table: PgTable, rows: readonly Record<string, unknown>[], alias: string) {
  const columns = getTableColumns<PgTable>(table);
  const names = Object.keys(rows[0]!).filter((name) => name in columns && rows[0]![name] !== undefined);
  const types = names.map((name) => sql`${sql.identifier(name)} ${sql.raw(columns[name]!.getSQLType())}`);
  const values = rows.map((row) => Object.fromEntries(names.map((name) => [name, toJson(columns[name]!, row[name])])));
  const definitions = sql.join(types, sql`, `);
  const source = sql`json_to_recordset(${JSON.stringify(values)}::json) as ${sql.raw(alias)}(${definitions})`;
  return { columns, names, source };
}

// A column of JSON would write its own text, which would then be a text within the JSON.
const toJson = (column: PgColumn, value: unknown): unknown =>
  value === null || value === undefined || column.dataType === 'json' ? value : column.mapToDriverValue(value);
