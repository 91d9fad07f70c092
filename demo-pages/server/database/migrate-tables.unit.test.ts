import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedSandbox } from '../../sandbox/app/seed-sandbox.ts';
import { seedWebsite } from '../../website/app/seed-website.ts';
import { demonstration } from '../../website/app/testing/demonstration.ts';
import { SITE_ORIGIN } from '../../website/testing/open-shop.ts';
import { openDatabase } from './open-database.ts';
import { startPostgres } from './testing/start-postgres.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let databaseUrl: string;
let user: ReturnType<typeof sql.identifier>;
beforeEach(async () => {
  postgres = await startPostgres();
  // Users belong to the server, which other tests use too.
  const username = `site_${randomUUID().slice(0, 8)}`;
  user = sql.identifier(username);
  databaseUrl = Object.assign(new URL(postgres.databaseUrl), { username, password: 'site' }).href;
  const owner = await openDatabase({ databaseUrl: postgres.databaseUrl, tables: [] });
  await owner.db.execute(sql`create role ${user} login password 'site'`);
  await owner.close();
});
afterEach(() => postgres.stop());

describe('a user who may not create tables', () => {
  it('can leave migrating to another one', async () => {
    await expect(openDatabase({ databaseUrl })).rejects.toThrow('run `npm run migrate` with a user that may create');
  });

  it('opens a migrated database with the rights of docs/operators.md, and does the work of a start', async () => {
    const owner = await openDatabase({ databaseUrl: postgres.databaseUrl });
    for (const schema of ['website', 'sandbox', 'drizzle'].map((name) => sql.identifier(name))) {
      await owner.db.execute(sql`grant usage on schema ${schema} to ${user}`);
      await owner.db.execute(sql`grant select, insert, update, delete on all tables in schema ${schema} to ${user}`);
      await owner.db.execute(sql`grant usage, select on all sequences in schema ${schema} to ${user}`);
    }
    await owner.close();
    const { db, close } = await openDatabase({ databaseUrl });
    await seedWebsite(db, demonstration);
    await seedSandbox(db, { siteOrigins: [SITE_ORIGIN] });
    await expect(db.execute(sql`create table website.own ()`)).rejects.toThrow();
    await close();
  });
});
