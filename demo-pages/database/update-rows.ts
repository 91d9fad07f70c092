import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open-database.ts';

/**
 * Changes several rows of a table, each to values of its own, with one statement. They are found by `by`, and all name the
 * same columns. Resolves with the rows that there are and that fit `only`, in any order.
 *
 * The values are one parameter: the text of the statement is the same for any number of rows, so that the server plans it
 * once. It is JSON and not binary JSON, which would change the order of the fields in a stored answer.
 */
export async function updateRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Partial<Table['$inferSelect']>[],
  by: readonly (keyof Table['$inferSelect'] & string)[],
  only?: SQL,
): Promise<Table['$inferSelect'][]> {
  const [first] = rows;
  if (!first) return [];
  const columns = getTableColumns<PgTable>(table);
  const names = Object.keys(first).filter((name) => name in columns);
  const types = names.map((name) => sql`${sql.identifier(name)} ${sql.raw(columns[name]!.getSQLType())}`);
  const values = rows.map((row) => Object.fromEntries(names.map((name) => [name, toJson(columns[name]!, row, name)])));
  const changedTo = (name: string) => sql`changed.${sql.identifier(name)}`;
  const changed = await tx
    .update(table as PgTable)
    .set(Object.fromEntries(names.filter((name) => !by.includes(name)).map((name) => [name, changedTo(name)])))
    .from(sql`json_to_recordset(${JSON.stringify(values)}::json) as changed(${sql.join(types, sql`, `)})`)
    .where(and(...by.map((name) => eq(columns[name]!, changedTo(name))), only))
    .returning(columns);
  return changed as Table['$inferSelect'][];
}

function toJson(column: PgColumn, row: Record<string, unknown>, name: string): unknown {
  const value = row[name] ?? null;
  // A column of JSON would write its own text, which would then be a text within the JSON.
  return value === null || column.dataType === 'json' ? value : column.mapToDriverValue(value);
}
