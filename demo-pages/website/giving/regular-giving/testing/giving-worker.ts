/** A program that charges the monthly gifts that are due until a month, for the test that kills it. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../../server/database/open-database.ts';
import { rowsOf } from '../../../../server/database/sql-rows.ts';
import { openSoakClock } from '../../../../server/operations/jobs/testing/soak-clock.ts';
import { reportUnit, reportWorking } from '../../../../server/operations/jobs/testing/worker-process.ts';
import '../../../app/testing/demonstration.ts';
import { openGiving } from './open-giving.ts';

const LOOK_AGAIN_MS = 20;

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LAST_PERIOD: lastPeriod = '' } = process.env;
const { db, close } = await openDatabase({ databaseUrl, dataDir });
const time = await openSoakClock(db);
const { giving, payments } = openGiving(db, time.clock, ({ event, status, message }) => {
  if (event === 'payment' && status === 'approved') reportUnit();
  if (message) console.error(`${event}: ${message}`);
});

/** When the next gift or attempt is due, in ms since 1970, and whether somebody works on one or died doing so. */
async function nextDue(): Promise<{ due: number | null; isHeld: boolean }> {
  const [row] = await rowsOf<{ due: number | null; isHeld: boolean }>(
    db,
    sql`select extract(epoch from min(next_attempt_at))::float8 * 1000 as due, coalesce(bool_or(claimed_by is not null), false) as "isHeld"
      from (
        select next_attempt_at, claimed_by from website.giving_plans
          where status in ('active', 'paused') and next_period <= ${lastPeriod}
        union all select next_attempt_at, claimed_by from website.payment_attempts where status = 'pending'
      ) open`,
  );
  return row!;
}

/** Until one of them has moved the time on, or none works: what is held then belongs to the dead. */
async function waitForTheOthers(): Promise<void> {
  const known = time.clock();
  while ((await time.read()) === known && !(await time.isEverybodyIdle())) await wait(LOOK_AGAIN_MS);
}

reportWorking();
for (;;) {
  await time.read();
  if ((await giving.chargePlans()) + (await payments.recover()) > 0) continue;
  const { due, isHeld } = await nextDue();
  if (due === null) break;
  await time.setIdle(true);
  if (!isHeld || (await time.isEverybodyIdle())) await time.skipTo(due);
  else await waitForTheOthers();
  await time.setIdle(false);
}
await close();
// The channel to the test would keep the process alive.
process.exit(0);
