import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedWebsite } from '../../website/app/seed-website.ts';
import { demonstration } from '../../website/app/testing/demonstration.ts';
import { gifts } from '../../website/shop/gifts/gifts-schema.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { WEBSITE_TABLES } from './program-tables.ts';
import { startPostgres } from './testing/start-postgres.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let one: OpenDatabase;
let two: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  const options = { databaseUrl: postgres.databaseUrl, tables: [WEBSITE_TABLES] };
  [one, two] = [await openDatabase(options), await openDatabase(options)];
  await seedWebsite(one.db, demonstration);
});
afterAll(async () => {
  await one.close();
  await two.close();
  await postgres.stop();
});

describe('notifications of a served database', () => {
  it('reach another process when a change is committed, and only then', async () => {
    const heard: string[] = [];
    const stop = await two.listen('haven_content', { onMessage: (topic) => heard.push(topic), onConnection: () => {} });
    await one.db.transaction(async (tx) => {
      await tx.update(gifts).set({ summary: 'Changed' });
      await two.db.execute(sql`select 1`);
      expect(heard).toEqual([]);
    });
    await vi.waitFor(() => expect(heard).toEqual(['gifts']));
    await stop();
  });

  it('tell when messages may be missed, and come again after a lost connection', async () => {
    const states: boolean[] = [];
    const heard: string[] = [];
    const stop = await two.listen('haven_content', {
      onMessage: (topic) => heard.push(topic),
      onConnection: (isListening) => states.push(isListening),
    });
    expect(states).toEqual([true]);
    const admin = new pg.Client({ connectionString: postgres.databaseUrl });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`,
    );
    await admin.end();
    await vi.waitFor(() => expect(states).toEqual([true, false, true]), { timeout: 20_000 });
    await one.db.update(gifts).set({ summary: 'Again' });
    await vi.waitFor(() => expect(heard).toEqual(['gifts']));
    await stop();
  });
});
