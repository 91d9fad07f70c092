import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWebsite } from '../../website/app/seed-website.ts';
import { demonstration } from '../../website/app/testing/demonstration.ts';
import { localities } from '../../website/participation/address/address-schema.ts';
import { seeds, sessions } from '../../website/platform/platform-schema.ts';
import { gifts } from '../../website/shop/gifts/gifts-schema.ts';
import { lockDirectory } from './lock-directory.ts';
import { openDatabase } from './open-database.ts';
import { WEBSITE_TABLES } from './program-tables.ts';
import { rowsOf } from './sql-rows.ts';
import { schemasOf } from './testing/schemas-of.ts';

/** The sizes of the demonstration’s gifts, in both countries. */
const GIFT_ROWS = 36;

let folder: string;
let dataDir: string;
let created: { gifts: unknown[]; schemas: string[]; files: string[] };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haven-database-'));
  dataDir = join(folder, 'data');
  mkdirSync(join(folder, 'data.creating-99999'), { recursive: true });
  writeFileSync(join(folder, 'data.creating-99999', 'PG_VERSION'), 'half');
  const { db, close } = await openDatabase({ dataDir, tables: [WEBSITE_TABLES] });
  const [foundGifts, schemas] = [await db.select().from(gifts), await schemasOf(db)];
  await db.insert(sessions).values({ id: 'kept' });
  await close();
  created = { gifts: foundGifts, schemas, files: readdirSync(folder) };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A first creation takes seconds, and tens of seconds on a busy machine.
describe('the embedded database', { timeout: 120_000 }, () => {
  it('is created whole, and clears away what an interrupted creation left', () => {
    expect(created.gifts).toEqual([]);
    expect(created.schemas, '[P1.01] only the tables of the program').toEqual(['website']);
    expect(created.files).toEqual(['data']);
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
    await Promise.all([seedWebsite(db, demonstration), seedWebsite(db, demonstration)]);
    expect(await db.$count(gifts)).toBe(GIFT_ROWS);
    expect(await db.$count(localities, eq(localities.siteCountryCode, 'AUS'))).toBeGreaterThan(16_000);
    expect(await db.$count(localities, eq(localities.siteCountryCode, 'NZL'))).toBeGreaterThanOrEqual(150);
    await db.update(gifts).set({ priceMinor: 1 });
    await seedWebsite(db, demonstration);
    expect(await db.$count(gifts, eq(gifts.priceMinor, 1))).toBe(GIFT_ROWS);
    await db.update(seeds).set({ version: 'older' }).where(eq(seeds.name, 'folder'));
    await seedWebsite(db, demonstration);
    expect(await db.$count(gifts, eq(gifts.priceMinor, 1))).toBe(0);
    await close();
  });
});
