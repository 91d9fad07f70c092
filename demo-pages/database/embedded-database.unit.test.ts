import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localities } from '../website/address/address-schema.ts';
import { GIFT_CATALOGUE } from '../website/gifts/content/gift-catalogue.ts';
import { gifts } from '../website/gifts/gifts-schema.ts';
import { managedEntries } from '../website/managed-content/managed-content-schema.ts';
import { petitionSignatures } from '../website/petition/petition-schema.ts';
import { findPetition } from '../website/petition/petitions.ts';
import { countSignatures } from '../website/petition/sign-petition.ts';
import { seedWebsite } from '../website/seed-website.ts';
import { seeds } from '../website/site/seeds-schema.ts';
import { sessions } from '../website/site/sessions-schema.ts';
import { lockDirectory } from './lock-directory.ts';
import { type Database, openDatabase } from './open-database.ts';
import { WEBSITE_TABLES } from './program-tables.ts';
import { rowsOf } from './sql-rows.ts';
import { unpackEmptyDatabase } from './unpack-empty-database.ts';

let folder: string;
let dataDir: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-database-'));
  dataDir = join(folder, 'data');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The times of the ten in drizzle's journal, from the history.
const TEN_MIGRATIONS = [
  1795255725760, 1795258728225, 1795271087566, 1795272053799, 1795276688682, 1795276853845, 1795277463988,
  1795282375070, 1795288412209, 1795344638232,
];

const oldDir = () => join(folder, 'old');

/** A directory with what the first migration makes, which is what the ten made, and rows of before. */
async function makeOldDirectory(): Promise<void> {
  await unpackEmptyDatabase(oldDir());
  const client = await PGlite.create(oldDir());
  await client.exec(readFileSync(join(WEBSITE_TABLES.migrationsFolder, '0000_initial.sql'), 'utf8'));
  await client.exec(`insert into website.petition_counts (node_id, signatures) values ('1201', 5);
    insert into website.petition_signatures (id, node_id, site_country_code, email_key, email, first_name, last_name,
      postcode, mobile, location, created_at)
    values ('s1', '1201', 'AUS', 'a@example.org', 'a@example.org', 'Ana', 'Ngata', '', '', '', now());
    insert into website.sessions (id) values ('kept'); create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  await client.close();
}

async function writeJournal(times: readonly number[]): Promise<void> {
  const client = await PGlite.create(oldDir());
  const rows = times.map((at) => `('hash of ${at}', ${at})`);
  await client.exec(`delete from drizzle.__drizzle_migrations;
    insert into drizzle.__drizzle_migrations (hash, created_at) values ${rows.join()}`);
  await client.close();
}

/** The schemas that hold tables, drizzle's own journal apart. */
async function schemasOf(db: Database): Promise<string[]> {
  const names = sql`select distinct table_schema as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema', 'drizzle') order by 1`;
  return (await rowsOf<{ name: string }>(db, names)).map(({ name }) => name);
}

// A first creation takes seconds, and tens of seconds on a busy machine.
describe('the embedded database', { timeout: 120_000 }, () => {
  it('is created whole, and clears away what an interrupted creation left', async () => {
    mkdirSync(join(folder, 'data.creating-99999'), { recursive: true });
    writeFileSync(join(folder, 'data.creating-99999', 'PG_VERSION'), 'half');
    const { db, close } = await openDatabase({ dataDir, tables: [WEBSITE_TABLES] });
    expect(await db.select().from(gifts)).toEqual([]);
    expect(await schemasOf(db), '[P1.01] only the tables of the program').toEqual(['website']);
    await db.insert(sessions).values({ id: 'kept' });
    await close();
    expect(readdirSync(folder)).toEqual(['data']);
  });

  it('keeps its rows when it is opened again, and migrates only once', async () => {
    const { db, close } = await openDatabase({ dataDir });
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: 'kept' }]);
    const arrays = sql`select array['a', 'b'] as texts, array[1, 2] as numbers`;
    expect(await rowsOf(db, arrays)).toEqual([{ texts: ['a', 'b'], numbers: [1, 2] }]);
    await close();
  });

  it('lets nobody else in while it is open, and says what to do', async () => {
    const { close } = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /in use by process \d+: stop it, or give this one another DATA_DIR/,
    );
    await close();
    const again = await openDatabase({ dataDir });
    await again.close();
  });

  it('opens in spite of the lock of a process that is gone', async () => {
    const lock = `${dataDir}.lock`;
    for (const holder of ['999999999', `${process.ppid} 1`, '', 'nonsense']) {
      writeFileSync(lock, holder);
      const unlock = await lockDirectory(dataDir);
      await unlock();
      expect([holder, existsSync(lock)]).toEqual([holder, false]);
    }
    writeFileSync(lock, '999999999');
    const { close } = await openDatabase({ dataDir });
    await close();
    expect(existsSync(lock)).toBe(false);
  });

  it('keeps the rows of a directory that ten migrations made before one replaced them, and refuses what fewer made', async () => {
    await makeOldDirectory();
    await writeJournal(TEN_MIGRATIONS.slice(0, -1));
    await expect(openDatabase({ dataDir: oldDir() })).rejects.toThrow(
      'start Haven 0.1.0 of 22 November 2026 on it once',
    );
    await writeJournal(TEN_MIGRATIONS);
    const { db, close } = await openDatabase({ dataDir: oldDir(), tables: [WEBSITE_TABLES] });
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: 'kept' }]);
    const later = readMigrationFiles(WEBSITE_TABLES).length - 1;
    expect(await db.$count(sql`drizzle.__drizzle_migrations`)).toBe(TEN_MIGRATIONS.length + later);
    expect(await schemasOf(db), '[P1.01] what the sandbox had in it is gone').toEqual(['website']);
    // What staff edit gets its first versions, and what people sent stays with it.
    await seedWebsite(db);
    expect(await findPetition(db, '1201')).toMatchObject({ title: 'Let families be together', goal: 20_000 });
    expect([await countSignatures(db, '1201'), await db.$count(petitionSignatures)]).toEqual([5, 1]);
    const inUse = await db.select().from(managedEntries).where(eq(managedEntries.liveVersion, managedEntries.latest));
    const count = (wanted: string) => inUse.filter(({ kind }) => kind === wanted).length;
    expect(['petition', 'guide', 'appeal', 'gift'].map(count)).toEqual([2, 2, 2, 12]);
    await close();
  });

  it('touches no folder that holds other files', async () => {
    const other = join(folder, 'photos');
    mkdirSync(other);
    writeFileSync(join(other, 'holiday.jpg'), 'x');
    await expect(openDatabase({ dataDir: other })).rejects.toThrow('choose an empty folder as DATA_DIR');
    expect(readdirSync(other)).toEqual(['holiday.jpg']);
  });
});

describe('seeding', () => {
  it('loads gifts and localities once, and again when their version changed', async () => {
    const { db, close } = await openDatabase({ dataDir });
    await Promise.all([seedWebsite(db), seedWebsite(db)]);
    expect(await db.$count(gifts)).toBe(GIFT_CATALOGUE.length);
    expect(await db.$count(localities, eq(localities.siteCountryCode, 'AUS'))).toBeGreaterThan(16_000);
    expect(await db.$count(localities, eq(localities.siteCountryCode, 'NZL'))).toBeGreaterThanOrEqual(150);
    await db.update(gifts).set({ priceMinor: 1 });
    await seedWebsite(db);
    expect(await db.$count(gifts, eq(gifts.priceMinor, 1))).toBe(GIFT_CATALOGUE.length);
    await db.update(seeds).set({ version: 'older' }).where(eq(seeds.name, 'catalogue'));
    await seedWebsite(db);
    expect(await db.$count(gifts, eq(gifts.priceMinor, 1))).toBe(0);
    await close();
  });
});
