import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../database/open-database.ts';
import { rowsOf } from '../../../database/sql-rows.ts';
import { startPostgres } from '../../../database/testing/start-postgres.ts';
import { type BuiltWorker, buildWorker } from './build-worker.ts';
import { createErrands, errands } from './errands-table.ts';
import { type KillFigures, killWorkers } from './kill-workers.ts';
import { seededRandom } from './seeded-random.ts';
import { createSoakClock } from './soak-clock.ts';

const SOAK = process.env['SOAK'];
// SOAK=1 takes some minutes.
const ROWS = SOAK ? 6_000 : 150;
const KILLS = SOAK ? 60 : 6;
// Each start of the embedded database takes seconds.
const EMBEDDED_ROWS = 600;
const EMBEDDED_KILLS = 12;
const START = Date.parse('2026-11-22T00:00:00Z');

let worker: BuiltWorker;
beforeAll(async () => {
  worker = await buildWorker('demo-pages/server/operations/jobs/testing/errand-worker.ts');
});
afterAll(() => worker.remove());

/** Errands that are all due, an empty ledger and a counter at 0. */
async function prepare({ db }: OpenDatabase, count = ROWS): Promise<void> {
  for (const table of ['errands', 'ledger', 'numbers'])
    await db.execute(sql`drop table if exists ${sql.identifier(table)}`);
  await createErrands(db);
  await createSoakClock(db, START);
  await db.execute(sql`create table ledger (key text primary key, errand text not null)`);
  await db.execute(sql`create table numbers (last integer not null)`);
  await db.execute(sql`insert into numbers values (0)`);
  const rows = Array.from({ length: count }, (_, n) => ({ id: `errand ${n}`, nextAttemptAt: new Date(START) }));
  await db.insert(errands).values(rows);
}

/** What is left, lost and doubled, and how many numbers were skipped or given twice. */
async function countFaults({ db }: OpenDatabase) {
  const [faults] = await rowsOf<Record<string, number>>(
    db,
    sql`select (select count(*) from errands where not is_done)::int as open,
      (select count(*) from errands e where not exists (select from ledger l where l.errand = e.id))::int as lost,
      (select count(*) - count(distinct errand) from ledger)::int as doubled,
      (select max(note::int) - count(distinct note) from errands)::int as gaps,
      (select count(*) - count(distinct note) from errands)::int as "sameNumbers"`,
  );
  return faults;
}

const NONE = { open: 0, lost: 0, doubled: 0, gaps: 0, sameNumbers: 0 };
const print = (what: string, figures: KillFigures) => SOAK && console.log(`${what}: ${JSON.stringify(figures)}`);

describe('workers that are killed at a PostgreSQL server', { timeout: 300_000 }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: OpenDatabase;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openDatabase({ databaseUrl: postgres.databaseUrl });
  });
  beforeEach(() => prepare(database));
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });
  const plan = (env: Record<string, string> = {}) => ({
    file: worker.file,
    processes: 3,
    env: { DATABASE_URL: postgres.databaseUrl, ...env },
    kills: KILLS,
    units: ROWS,
    timeoutMs: 240_000,
    seed: 20_261_122,
  });

  it('finish everything once, with numbers without gaps', async () => {
    const figures = await killWorkers(plan());
    print('three processes', figures);
    expect(await countFaults(database)).toEqual(NONE);
    expect(figures).toMatchObject({ kills: KILLS, starts: KILLS + 3 });
  });

  it.runIf(SOAK)('are found out when they ask the provider under a new key after a kill', async () => {
    const figures = await killWorkers(plan({ CARELESS: 'yes' }));
    expect(figures.kills).toBe(KILLS);
    expect(await countFaults(database)).toEqual({ ...NONE, doubled: expect.toSatisfy((count: number) => count > 0) });
  });

  it('fail the run with their last words when they end with an error of their own', async () => {
    await expect(killWorkers({ ...plan({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }), kills: 0 })).rejects.toThrow(
      /A worker ended with 1: [\s\S]*DATABASE_URL could not be opened/,
    );
  });
});

describe.runIf(SOAK)('a worker that is killed at the embedded database', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-kill-'));
  const dataDir = join(folder, 'data');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finishes everything once, with numbers without gaps', async () => {
    const before = await openDatabase({ dataDir });
    await prepare(before, EMBEDDED_ROWS);
    await before.close();
    const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
    const limits = { kills: EMBEDDED_KILLS, units: EMBEDDED_ROWS, timeoutMs: 240_000, seed: 7 };
    const figures = await killWorkers({ file: worker.file, processes: 1, env, ...limits });
    print('one process', figures);
    const after = await openDatabase({ dataDir });
    expect(await countFaults(after)).toEqual(NONE);
    await after.close();
    expect(figures.kills).toBe(EMBEDDED_KILLS);
  });
});

describe('seededRandom', () => {
  it('gives the same numbers for a seed, between 0 and 1', () => {
    const take = (seed: number) => Array.from({ length: 1_000 }, seededRandom(seed));
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
    expect(take(7).every((number) => number >= 0 && number < 1)).toBe(true);
    expect(take(7).reduce((sum, number) => sum + number, 0) / 1_000).toBeCloseTo(0.5, 1);
  });
});
