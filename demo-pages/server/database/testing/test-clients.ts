import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Database, Listen } from '../database.ts';
import { embeddedListener } from '../embedded-database.ts';
import { poolDatabase } from '../pool-database.ts';
import { servedListener } from '../served-database.ts';

/** What a test database asks of the driver of its engine. */
export interface TestClient<Client extends object = object> {
  client: Client;
  /** Runs statements without parameters as one message. Returns the rows of the last one. */
  ask<Row>(statements: string): Promise<Row[]>;
  drizzle(client: Client): Database;
  listen(client: Client): Listen;
}

export const embedded = (client: PGlite): TestClient<PGlite> => ({
  client,
  ask: async <Row>(statements: string) => ((await client.exec(statements)).at(-1)?.rows ?? []) as Row[],
  drizzle: drizzleEmbedded,
  listen: embeddedListener,
});

export const served = (pool: pg.Pool, url = ''): TestClient<pg.Pool> => ({
  client: pool,
  async ask<Row>(statements: string) {
    const answers = (await pool.query(statements)) as pg.QueryResult | pg.QueryResult[];
    return [answers].flat().at(-1)?.rows as Row[];
  },
  drizzle: poolDatabase,
  listen: () => servedListener({ connectionString: url }),
});
