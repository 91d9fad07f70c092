import { eq, sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { seedSandbox } from '../../../sandbox/app/seed-sandbox.ts';
import { gifts } from '../../../website/shop/gifts/gifts-schema.ts';
import { openTestDatabase, type TestEngine } from './open-test-database.ts';

const ENGINES: readonly TestEngine[] = inject('postgres') ? ['embedded', 'served'] : ['embedded'];
const SITE_ORIGINS = ['http://127.0.0.1:8080'];

it.each(ENGINES)(
  'a database of tests, %s, is lent as it was at first, whatever the borrower before did',
  async (engine) => {
    const first = await openTestDatabase(engine);
    const { rows: versions } = (await first.db.execute(sql`select version()`)) as { rows: { version: string }[] };
    expect(versions[0]?.version.includes('emscripten')).toBe(engine === 'embedded');
    const contents = async ({ db }: typeof first) => {
      const [gift] = await db.select().from(gifts).limit(1);
      const { rows } = (await db.execute(sql`select
      (select count(*)::int from website.localities) as localities,
      (select count(*)::int from sandbox.merchants) as merchants`)) as { rows: unknown[] };
      return { gift, counts: rows[0] };
    };
    const atFirst = await contents(first);
    const other = await openTestDatabase(engine);
    await first.db.update(gifts).set({ name: 'Changed' });
    await seedSandbox(first.db, { siteOrigins: SITE_ORIGINS });
    await first.db.execute(sql`delete from website.localities where postcode = '3121'`);
    expect(await contents(first)).not.toEqual(atFirst);
    // A second borrower at the same time gets a separate database.
    expect(await contents(other)).toEqual(atFirst);
    await other.close();
    await first.close();
    const second = await openTestDatabase(engine);
    expect(await contents(second)).toEqual(atFirst);
    expect(await second.db.select().from(gifts).where(eq(gifts.name, 'Changed'))).toEqual([]);
    await expect(async () => first.db.select().from(gifts)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('is closed') },
    });
    await second.close();
  },
);
