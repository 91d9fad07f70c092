import type { OpenDatabase } from '../database.ts';
import type { TestClient } from './test-clients.ts';

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
const contentsOf = (table: string) =>
  `select count(*)::int as rows, coalesce(sum(hashtext(t::text)::bigint), 0)::text as digest from ${table} t`;

/** Copies the contents of a database into a schema of it, from which it is restored. */
export async function keepFirstContents({ ask }: TestClient): Promise<void> {
  const tables = await ask<Pick<Kept, 'table' | 'copy'>>(TABLES);
  const copies = tables.map(({ table, copy }) => `create table ${copy} as table ${table}`);
  await ask(['create schema pristine', ...copies].join(';'));
}

/** A test database that has one borrower at a time and is reset to its first contents for each. */
export class ReusableDatabase<Client extends object = object> {
  private isLent = false;
  private isFresh = true;

  private constructor(
    private readonly engine: TestClient<Client>,
    private readonly tables: readonly Kept[],
  ) {}

  /** A database whose first contents stay. */
  static async of<Client extends object>(engine: TestClient<Client>): Promise<ReusableDatabase<Client>> {
    const tables = await engine.ask<Pick<Kept, 'table' | 'copy' | 'columns'>>(TABLES);
    const contents = await engine.ask<Pick<Kept, 'rows' | 'digest'>>(
      tables.map(({ copy }) => contentsOf(copy)).join(' union all '),
    );
    return new ReusableDatabase(
      engine,
      tables.map((table, index) => ({ ...table, ...contents[index]! })),
    );
  }

  /** The database with its first contents, or undefined while it is in use. */
  async lend(): Promise<OpenDatabase | undefined> {
    if (this.isLent) return undefined;
    this.isLent = true;
    if (!this.isFresh) await this.reset();
    this.isFresh = false;
    const handle = closable(this.engine.client);
    const db = this.engine.drizzle(handle.client);
    return {
      db,
      readDb: db,
      listen: this.engine.listen(handle.client),
      isStalled: () => false,
      close: async () => {
        handle.close();
        this.isLent = false;
      },
    };
  }

  /**
   * The tables that may differ from their first contents. One with few rows is restored unless it is empty, like its
   * copy.
   */
  private async changed(): Promise<Kept[]> {
    const [large, small] = [this.tables.filter(isLarge), this.tables.filter((table) => !isLarge(table))];
    const sizes = small.map(({ table }) => `pg_relation_size('${table}') > 0`);
    const digests = large.map(({ table, digest }) => `(select digest <> '${digest}' from (${contentsOf(table)}) now)`);
    const [row] = await this.engine.ask<{ written: boolean[] }>(
      `select array[${[...sizes, ...digests].join()}] as written`,
    );
    return [...small, ...large].filter((_, index) => row?.written[index]);
  }

  private async reset(): Promise<void> {
    const changed = await this.changed();
    if (changed.length === 0) return;
    const restored = changed.filter(({ rows }) => rows > 0);
    await this.engine.ask(
      [
        'begin',
        // Turns off foreign key checks, so that the tables can be restored in any order.
        'set local session_replication_role = replica',
        // In new files the rows have the order in which they are inserted, as in a new database.
        `truncate ${changed.map(({ table }) => table).join()} cascade`,
        ...restored.map(
          ({ table, copy, columns }) =>
            `insert into ${table} (${columns}) overriding system value select ${columns} from ${copy}`,
        ),
        'commit',
      ].join(';'),
    );
  }
}

const isLarge = ({ rows }: Kept) => rows > MANY_ROWS;

/**
 * A client that refuses calls after it is closed, so that unfinished work of one test file never writes into the next
 * one's database.
 */
function closable<Client extends object>(client: Client): { client: Client; close(): void } {
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
