import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { rowsOf } from './sql-rows.ts';
import { type CuttableLink, linkTo } from './testing/cut-connections.ts';
import { startPostgres } from './testing/start-postgres.ts';

/** Of the pool of a process. */
const CONNECTIONS = 10;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let link: CuttableLink;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  link = await linkTo(postgres.databaseUrl);
  database = await openDatabase({ databaseUrl: link.databaseUrl, tables: [] });
});
afterAll(async () => {
  await database.close();
  link.close();
  await postgres.stop();
});

/** Lends all connections of the pool at once, so that each is open and idle afterwards. */
async function fillPool(db: Database): Promise<void> {
  let lent = 0;
  let release = () => {};
  const allLent = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      lent += 1;
      if (lent === CONNECTIONS) release();
      await allLent;
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, hold));
}

describe('a database whose connections are cut between check-out and BEGIN', () => {
  it('serves again as soon as the server can be reached, however many were cut', async () => {
    const { db } = database;
    for (let failovers = 0; failovers < 2; failovers += 1) {
      await fillPool(db);
      link.isCut = true;
      const work = () => db.transaction((tx) => tx.execute(sql`select 1`));
      const cut = await Promise.allSettled(Array.from({ length: CONNECTIONS }, work));
      link.isCut = false;
      expect(cut.map(({ status }) => status)).toEqual(Array(CONNECTIONS).fill('rejected'));
    }
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await fillPool(db);
    expect(database.isStalled()).toBe(false);
  });

  it('gives connections for exports back too', async () => {
    const { readDb } = database;
    for (let tries = 0; tries < 3; tries += 1) {
      await Promise.all([1, 2].map(() => readDb.execute(sql`select 1`)));
      link.isCut = true;
      const cut = await Promise.allSettled([
        readDb.execute(sql`select 1`),
        readDb.transaction((tx) => tx.execute(sql`select 1`)),
      ]);
      link.isCut = false;
      expect(cut.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    }
    expect(await rowsOf(readDb, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});

it('asks for nothing at connecting that a pooler refuses or keeps for the next client', async () => {
  link.parameters = [];
  const other = await openDatabase({ databaseUrl: link.databaseUrl, tables: [] });
  await Promise.all([other.db.execute(sql`select 1`), other.readDb.execute(sql`select 1`)]);
  await other.close();
  expect([...new Set(link.parameters.flat())].sort()).toEqual(['client_encoding', 'database', 'user']);
});

describe('a transaction', () => {
  it('that fails leaves its connection as it was, for the next one', async () => {
    const { db } = database;
    await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    await expect(
      db.transaction(async () => {
        throw new Error('The card was declined.');
      }),
    ).rejects.toThrow('The card was declined.');
    await fillPool(db);
  });
});
