import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../../server/database/open-database.ts';
import { startPostgres } from '../../../../server/database/testing/start-postgres.ts';
import { unpackEmptyDatabase } from '../../../../server/database/unpack-empty-database.ts';
import { type BuiltWorker, buildWorker } from '../../../../server/operations/jobs/testing/build-worker.ts';
import { killWorkers } from '../../../../server/operations/jobs/testing/kill-workers.ts';
import { createSoakClock } from '../../../../server/operations/jobs/testing/soak-clock.ts';
import { addPeriods, instantOf, nextPeriods } from '../gift-dates.ts';
import { countFaults, NO_FAULTS } from './charge-faults.ts';
import { createSoakPlans } from './soak-plans.ts';

const SOAK = process.env['SOAK'];
/** The months after this one are charged: with SOAK=1 three years with a leap day and six changes of the clocks. */
const FIRST = '2027-01';
/** For what hangs: a whole walk takes minutes on two free cores, and several times that on busy ones. */
const TIMEOUT_MS = SOAK ? 2_400_000 : 900_000;
const START = instantOf('NZL', '2027-01-31', '12:00');

interface Walk {
  plans: number;
  months: number;
  kills: number;
  processes: number;
}

/** The size of a walk with SOAK=1, where PLANS, MONTHS or KILLS say no other. */
const chosen = ({ plans, months, kills }: Omit<Walk, 'processes'>) => ({
  plans: Number(process.env.PLANS ?? plans),
  months: Number(process.env.MONTHS ?? months),
  kills: Number(process.env.KILLS ?? kills),
});

let worker: BuiltWorker;
beforeAll(async () => {
  worker = await buildWorker('demo-pages/website/giving/regular-giving/testing/giving-worker.ts');
});
afterAll(() => worker.remove());

/** Charges the months of plans by workers that are killed, and counts what is wrong afterwards. */
async function walk(open: () => Promise<OpenDatabase>, env: Record<string, string>, { plans, months, ...how }: Walk) {
  const lastPeriod = addPeriods(FIRST, months);
  const before = await open();
  await createSoakClock(before.db, START);
  await createSoakPlans(before.db, { count: plans, period: FIRST, now: START });
  await before.db.execute(sql`analyze`);
  await before.close();
  const figures = await killWorkers({
    ...how,
    file: worker.file,
    // In the small walk each answer of the sandbox is compared with its description, which takes long to compile.
    env: { ...env, LAST_PERIOD: lastPeriod, ...(SOAK && { SANDBOX_CHECKS_ANSWERS: '' }) },
    units: plans * months,
    timeoutMs: TIMEOUT_MS,
    seed: 20_270_131,
  });
  const after = await open();
  const faults = await countFaults(after.db, nextPeriods(FIRST, months), addPeriods(lastPeriod, 1));
  await after.close();
  if (SOAK) console.log(`${plans} plans, ${months} months, ${how.processes} processes: ${JSON.stringify(figures)}`);
  return { figures, faults };
}

describe('monthly gifts whose workers are killed', { timeout: TIMEOUT_MS + 100_000 }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('are charged once for each month at a PostgreSQL server by three processes', async () => {
    const { databaseUrl } = postgres;
    const size = SOAK ? chosen({ plans: 1_000, months: 36, kills: 200 }) : { plans: 12, months: 6, kills: 6 };
    const open = () => openDatabase({ databaseUrl });
    const { figures, faults } = await walk(open, { DATABASE_URL: databaseUrl }, { ...size, processes: 3 });
    expect(faults, '[D3.03] exactly the due charges; [D2.03] numbers without gaps').toEqual(NO_FAULTS);
    expect(figures.kills).toBe(size.kills);
  });

  it('are charged once for each month in the embedded database by one process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haven-walk-'));
    const dataDir = join(folder, 'data');
    const size = SOAK ? chosen({ plans: 100, months: 12, kills: 12 }) : { plans: 6, months: 2, kills: 2 };
    const prepared = join(folder, 'prepared');
    await unpackEmptyDatabase(prepared);
    const open = () => openDatabase({ dataDir, prepared });
    const { figures, faults } = await walk(open, { DATA_DIR: dataDir, DATABASE_URL: '' }, { ...size, processes: 1 });
    rmSync(folder, { recursive: true, force: true });
    expect(faults, '[D3.03] exactly the due charges; [D2.03] numbers without gaps').toEqual(NO_FAULTS);
    expect(figures.kills).toBe(size.kills);
  });
});
