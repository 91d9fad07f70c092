import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../database.ts';
import { embeddedListener, migrated } from '../embedded-database.ts';
import { ALL_TABLES } from '../open-database.ts';

/** Tables with more rows are compared first and restored only when they changed: the localities. */
const MANY_ROWS = 5_000;

interface Kept {
  /** Both with their schemas, quoted. */
  table: string;
  copy: string;
  /** The columns that can be written: all except generated ones. */
  columns: string;
  rows: number;
  digest: string;
}

const TABLES = `
  select format('%I.%I', schemaname, tablename) as table,
    format('pristine.%I', schemaname || ' ' || tablename) as copy,
    (select string_agg(format('%I', attname), ', ' order by attnum) from pg_attribute
      where attrelid = format('%I.%I', schemaname, tablename)::regclass and attnum > 0 and not attisdropped
      and attgenerated = '') as columns
  from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'drizzle', 'pristine')`;

/** A test database that has one borrower at a time and is reset to its first contents for each. */
export class ReusableDatabase {
  private isLent = false;
  private isFresh = true;

  private constructor(
    private readonly client: PGlite,
    private readonly tables: readonly Kept[],
  ) {}

  /** Copies the current contents into a separate schema, from which the database is restored. */
  static async keep(client: PGlite): Promise<ReusableDatabase> {
    await migrated(client, ALL_TABLES);
    const { rows } = await client.query<Pick<Kept, 'table' | 'copy' | 'columns'>>(TABLES);
    await client.exec('create schema pristine');
    const tables: Kept[] = [];
    for (const kept of rows) {
      await client.exec(`create table ${kept.copy} as table ${kept.table}`);
      tables.push({ ...kept, ...(await contentsOf(client, kept.table)) });
    }
    return new ReusableDatabase(client, tables);
  }

  /** The database with its first contents, or undefined while it is in use. */
  async lend(): Promise<OpenDatabase | undefined> {
    if (this.isLent) return undefined;
    this.isLent = true;
    if (!this.isFresh) await this.reset();
    this.isFresh = false;
    const handle = closable(this.client);
    const db = drizzle(handle.client);
    return {
      db,
      readDb: db,
      listen: embeddedListener(handle.client),
      close: async () => {
        handle.close();
        this.isLent = false;
      },
    };
  }

  /** The tables that may differ from their first contents. One with few rows is restored unless it is empty, like its copy. */
  private async changed(): Promise<Kept[]> {
    const written: Kept[] = [];
    const sizes = this.tables.map(({ table }) => `pg_relation_size('${table}')::int`);
    const { rows } = await this.client.query<{ sizes: number[] }>(`select array[${sizes.join()}] as sizes`);
    for (const [index, kept] of this.tables.entries()) {
      const isLarge = kept.rows > MANY_ROWS;
      const isWritten = isLarge
        ? (await contentsOf(this.client, kept.table)).digest !== kept.digest
        : rows[0]?.sizes[index] !== 0;
      if (isWritten) written.push(kept);
    }
    return written;
  }

  private async reset(): Promise<void> {
    const changed = await this.changed();
    await this.client.transaction(async (transaction) => {
      // Turns off foreign key checks, so that the tables can be restored in any order.
      await transaction.exec('set local session_replication_role = replica');
      // In new files the rows have the order in which they are inserted, as in a new database.
      await transaction.exec(`truncate ${changed.map(({ table }) => table).join()} cascade`);
      for (const { table, copy, columns, rows } of changed) {
        if (rows > 0)
          await transaction.exec(
            `insert into ${table} (${columns}) overriding system value select ${columns} from ${copy}`,
          );
      }
    });
  }
}

/**
 * A client that refuses calls after it is closed, so that unfinished work of one test file never writes into the next
 * one's database.
 */
function closable(client: PGlite): { client: PGlite; close(): void } {
  let isClosed = false;
  const guarded = new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        if (isClosed)
          throw new Error(`This test database is closed: ${String(name)} was called after its test file ended.`);
        return Reflect.apply(value, target, values);
      };
    },
  });
  return {
    client: guarded,
    close: () => {
      isClosed = true;
    },
  };
}

async function contentsOf(client: PGlite, table: string): Promise<{ rows: number; digest: string }> {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `select count(*)::int as rows, coalesce(sum(hashtext(t::text)::bigint), 0)::text as digest from ${table} t`,
  );
  return rows[0] as { rows: number; digest: string };
}
