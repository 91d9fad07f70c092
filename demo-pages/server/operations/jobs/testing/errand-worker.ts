/**
 * A program that works errands off, for the test of the harness: each is entered into a ledger that stands for the
 * provider, then finished with the next number. With CARELESS it asks the provider under a new key each time.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../database/open-database.ts';
import { rowsOf } from '../../../database/sql-rows.ts';
import { createLeaseQueue } from '../lease-queue.ts';
import { errands } from './errands-table.ts';
import { openSoakClock } from './soak-clock.ts';
import { reportUnit, reportWorking } from './worker-process.ts';

/** After so long without a claim, what is still leased belongs to the dead. */
const IDLE_MS = 150;
/** How long the provider takes. */
const ANSWER_MS = 20;

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, CARELESS } = process.env;
const { db, close } = await openDatabase({ databaseUrl, dataDir });
const time = await openSoakClock(db);
const queue = createLeaseQueue({
  db,
  clock: time.clock,
  log: (entry) => console.error(JSON.stringify(entry)),
  event: 'errand',
  table: errands,
  isOpen: sql`not ${errands.isDone}`,
  leaseMs: 60_000,
  retryPlan: { firstMs: 1_000, longestMs: 8_000 },
});

async function run(errand: typeof errands.$inferSelect): Promise<'done'> {
  const key = CARELESS ? randomUUID() : errand.id;
  await db.execute(sql`insert into ledger (key, errand) values (${key}, ${errand.id}) on conflict do nothing`);
  await wait(ANSWER_MS);
  await db.transaction(async (tx) => {
    const [next] = await rowsOf<{ number: number }>(
      tx,
      sql`update numbers set last = last + 1 returning last as number`,
    );
    const isOurs = await queue.settle(errand, { isDone: true, note: String(next!.number) }, tx);
    if (!isOurs) tx.rollback();
  });
  reportUnit();
  return 'done';
}

/** When the next open row becomes due, in ms since 1970. */
async function nextDue(): Promise<number | undefined> {
  const [row] = await rowsOf<{ due: number | null }>(
    db,
    sql`select extract(epoch from min(next_attempt_at)) * 1000 as due from errands where not is_done`,
  );
  return row?.due ? Number(row.due) : undefined;
}

reportWorking();
for (let isIdle = false; ; ) {
  await time.read();
  if ((await queue.workOff(4, run)) > 0) {
    isIdle = false;
    continue;
  }
  const due = await nextDue();
  if (due === undefined) break;
  if (isIdle) await time.skipTo(due);
  else await wait(IDLE_MS);
  isIdle = !isIdle;
}
await close();
// The channel to the test would keep the process alive.
process.exit(0);
