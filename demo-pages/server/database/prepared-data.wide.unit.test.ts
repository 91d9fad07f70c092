import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedReferenceData } from '../../website/app/seed-website.ts';
import { appeals } from '../../website/giving/appeals/appeals-schema.ts';
import { localities } from '../../website/participation/address/address-schema.ts';
import { signingKeys } from '../../website/platform/bot-check/bot-check-schema.ts';
import { sessions } from '../../website/platform/platform-schema.ts';
import { setModes } from './embedded-database.ts';
import { openDatabase } from './open-database.ts';
import { WEBSITE_TABLES } from './program-tables.ts';
import { dropTemplates, unpackEmptyDatabase } from './unpack-empty-database.ts';

let folder: string;
let prepared: string;
const tables = [WEBSITE_TABLES];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haven-prepared-'));
  prepared = join(folder, 'prepared');
  await unpackEmptyDatabase(prepared);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a prepared database', { timeout: 120_000 }, () => {
  it('is read by the installed engine, and is the one that the engine makes itself', async () => {
    const facts = async (client: PGlite) => {
      const { rows } =
        await client.query(`select catalog_version_no, pg_encoding_to_char(encoding), datcollate, datctype,
        current_setting('TimeZone') as zone, current_user from pg_control_system(), pg_database
        where datname = current_database()`);
      await client.close();
      return rows;
    };
    const fresh = join(folder, 'fresh');
    await unpackEmptyDatabase(fresh);
    expect(await facts(await PGlite.create(fresh))).toEqual(await facts(await PGlite.create()));
  });

  it('gives each new data directory a copy of its own, without keys and without what depends on the day', async () => {
    const source = await openDatabase({ dataDir: prepared, tables });
    await seedReferenceData(source.db);
    await dropTemplates(source.db);
    await source.close();
    setModes(prepared, { folder: 0o755, file: 0o444 });
    const one = await openDatabase({ dataDir: join(folder, 'one'), tables, prepared });
    expect(await one.db.$count(localities, eq(localities.siteCountryCode, 'AUS'))).toBeGreaterThan(16_000);
    const modes = [join(folder, 'one'), join(folder, 'one', 'PG_VERSION')].map((path) => statSync(path).mode & 0o777);
    expect(modes, 'which no other user reads').toEqual([0o700, 0o600]);
    expect(readdirSync(join(folder, 'one', 'base')), 'only the database itself').toHaveLength(1);
    expect([await one.db.$count(signingKeys), await one.db.$count(appeals)]).toEqual([0, 0]);
    await one.db.insert(sessions).values({ id: 'kept' });
    await one.close();
    const [again, two] = await Promise.all([
      openDatabase({ dataDir: join(folder, 'one'), tables, prepared }),
      openDatabase({ dataDir: join(folder, 'two'), tables, prepared }),
    ]);
    expect([await again.db.$count(sessions), await two.db.$count(sessions)]).toEqual([1, 0]);
    await again.close();
    await two.close();
  });
});
