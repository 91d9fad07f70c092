import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWebsite } from '../../website/app/seed-website.ts';
import { demonstration } from '../../website/app/testing/demonstration.ts';
import { managedEntries } from '../../website/content/managed-content-schema.ts';
import { petitionSignatures } from '../../website/participation/petition/petition-schema.ts';
import { findPetition } from '../../website/participation/petition/petitions.ts';
import { countSignatures } from '../../website/participation/petition/sign-petition.ts';
import { sessions } from '../../website/platform/platform-schema.ts';
import { openDatabase } from './open-database.ts';
import { WEBSITE_TABLES } from './program-tables.ts';
import { schemasOf } from './testing/schemas-of.ts';
import { unpackEmptyDatabase } from './unpack-empty-database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-old-'));
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

describe('the embedded database', { timeout: 120_000 }, () => {
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
    await seedWebsite(db, demonstration);
    expect(await findPetition(db, '1201')).toMatchObject({ title: 'Let families be together', goal: 20_000 });
    expect([await countSignatures(db, '1201'), await db.$count(petitionSignatures)]).toEqual([5, 1]);
    const inUse = await db.select().from(managedEntries).where(eq(managedEntries.liveVersion, managedEntries.latest));
    const count = (wanted: string) => inUse.filter(({ kind }) => kind === wanted).length;
    expect(['petition', 'guide', 'appeal', 'gift'].map(count)).toEqual([2, 2, 4, 12]);
    await close();
  });
});
