import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdSnapshot } from './hold-snapshot.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { rowsOf } from './sql-rows.ts';
import { startPostgres } from './testing/start-postgres.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ databaseUrl: postgres.databaseUrl, tables: [] });
  await database.db.execute(sql`create table notes (id integer)`);
  await database.db.execute(sql`insert into notes values (1)`);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const notes = (db: OpenDatabase['db']) => rowsOf<{ id: number }>(db, sql`select id from notes order by id`);

describe('a snapshot of a served database', () => {
  it('shows one moment, however long it is read, and writes nothing', async () => {
    const snapshot = await holdSnapshot(database);
    expect(await notes(snapshot.db)).toEqual([{ id: 1 }]);
    await database.db.execute(sql`insert into notes values (2)`);
    expect(await notes(snapshot.db), 'written after it began').toEqual([{ id: 1 }]);
    await expect(snapshot.db.execute(sql`insert into notes values (3)`)).rejects.toMatchObject({
      cause: { message: 'cannot execute INSERT in a read-only transaction' },
    });
    await snapshot.end();
    expect(await notes(database.db)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('gives its connection back, however often it is ended', async () => {
    for (let count = 0; count < 5; count++) {
      const snapshot = await holdSnapshot(database);
      await snapshot.end();
      await snapshot.end();
    }
  });

  it('says so when it cannot begin', async () => {
    const closed = await openDatabase({ databaseUrl: postgres.databaseUrl, tables: [] });
    await closed.close();
    await expect(holdSnapshot(closed)).rejects.toThrow(/pool/);
  });
});
