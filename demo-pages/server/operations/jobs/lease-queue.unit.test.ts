import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { createLeaseQueue } from './lease-queue.ts';
import { retryWait } from './retry-wait.ts';
import { createErrands, errands } from './testing/errands-table.ts';
import { ENGINES, type Engine } from './testing/open-engines.ts';
import { scansOf } from './testing/scans-of.ts';

const LEASE_MS = 60_000;
const retryPlan = { firstMs: 1_000, longestMs: 8_000 };

describe.each(ENGINES)('a lease queue in %s', (_, open) => {
  let engine: Engine;
  let now = 0;
  const entries: Record<string, unknown>[] = [];
  beforeAll(async () => {
    engine = await open();
    await createErrands(engine.databases[0]!);
  });
  beforeEach(async () => {
    now = Date.parse('2026-11-22T00:00:00Z');
    entries.length = 0;
    await engine.databases[0]!.delete(errands);
  });
  afterAll(async () => {
    await engine.databases[0]!.execute(sql`drop table errands`);
    await engine.close();
  });

  const queueOn = (db: Database) =>
    createLeaseQueue({
      db,
      clock: () => now,
      log: (entry) => entries.push(entry),
      event: 'errand',
      table: errands,
      isOpen: sql`not ${errands.isDone}`,
      leaseMs: LEASE_MS,
      retryPlan,
    });
  const queues = () => engine.databases.map(queueOn);
  const add = (count: number) =>
    engine.databases[0]!.insert(errands).values(
      Array.from({ length: count }, (_each, n) => ({
        id: `errand ${String(n).padStart(4, '0')}`,
        nextAttemptAt: new Date(now - count + n),
      })),
    );
  const stored = (id = 'errand 0000') =>
    engine.databases[0]!.select()
      .from(errands)
      .where(eq(errands.id, id))
      .then(([row]) => row!);

  it('gives each row to one of several workers, the oldest first', async () => {
    await add(40);
    const claimed = await Promise.all(queues().flatMap((queue) => [queue.claim(7), queue.claim(5)]));
    const ids = claimed.flat().map(({ id }) => id);
    expect(ids).toHaveLength(36);
    expect(new Set(ids).size).toBe(36);
    const rest = await queues()[0]!.claim(10);
    expect(rest.map(({ id }) => id).sort()).toEqual([36, 37, 38, 39].map((n) => `errand 00${n}`));
    expect(rest[0]).toMatchObject({ attempts: 1, nextAttemptAt: new Date(now + LEASE_MS) });
  });

  it('leaves rows that are done, and those that are not due, alone', async () => {
    await add(3);
    const [first] = await queues()[0]!.claim(1);
    expect(await queues()[0]!.settle(first!, { isDone: true })).toBe(true);
    now += LEASE_MS + 1;
    expect((await queues()[1]!.claim(9)).map(({ id }) => id).sort()).toEqual(['errand 0001', 'errand 0002']);
    expect(await queues()[1]!.claim(9)).toEqual([]);
  });

  it('lets one worker complete what another left when it died, after the lease and not before', async () => {
    await add(1);
    const [dying, next, third] = queues();
    const [dead] = await dying!.claim(1);
    now += LEASE_MS - 1;
    expect(await next!.claim(1)).toEqual([]);
    now += 1;
    const claimed = (await Promise.all([next!.claim(1), third!.claim(1)])).flat();
    expect(claimed).toMatchObject([{ id: dead!.id, attempts: 2 }]);
    // The first was only slow: its result comes too late, whatever it is.
    expect(await dying!.settle(dead!, { note: 'late' })).toBe(false);
    expect(await dying!.renew(dead!)).toBe(false);
    expect(await next!.settle(claimed[0]!, { isDone: true, note: 'once' })).toBe(true);
    expect(await next!.settle(claimed[0]!, { note: 'twice' })).toBe(false);
    expect(await stored()).toMatchObject({ note: 'once', claimedBy: null });
  });

  it('does not take a late result for that of a later claim by the same process', async () => {
    await add(1);
    const [queue] = queues();
    const [first] = await queue!.claim(1);
    now += LEASE_MS;
    const [second] = await queue!.claim(1);
    expect(await queue!.settle(first!, { note: 'late' })).toBe(false);
    expect(await queue!.settle(second!, { note: 'now' })).toBe(true);
  });

  it('keeps a row that is renewed', async () => {
    await add(1);
    const [worker, other] = queues();
    const [row] = await worker!.claim(1);
    for (let minute = 0; minute < 5; minute += 1) {
      now += LEASE_MS - 1;
      expect(await worker!.renew(row!)).toBe(true);
      expect(await other!.claim(1)).toEqual([]);
    }
  });

  it('stores a result with the transaction of its cause, or not at all', async () => {
    await add(1);
    const [db] = engine.databases;
    const queue = queues()[0]!;
    const [row] = await queue.claim(1);
    const failing = db!.transaction(async (tx) => {
      await queue.settle(row!, { isDone: true }, tx);
      throw new Error('The receipt could not be written.');
    });
    await expect(failing).rejects.toThrow('receipt');
    expect(await stored()).toMatchObject({ isDone: false, claimedBy: row!.claimedBy });
  });

  it('retries later each time, logs what failed, and hastens only what nobody works on', async () => {
    await add(1);
    const [queue] = queues();
    const fail = () => Promise.reject(new RangeError('of Mere, mere@example.org'));
    for (const attempts of [1, 2, 3, 4, 5, 6]) {
      expect(await queue!.workOff(5, fail)).toBe(1);
      const row = await stored();
      expect(row).toMatchObject({ attempts, claimedBy: null });
      const wait = row.nextAttemptAt.getTime() - now;
      expect(wait).toBeGreaterThanOrEqual(retryWait(retryPlan, attempts, () => 0));
      expect(wait).toBeLessThanOrEqual(retryWait(retryPlan, attempts, () => 1));
      expect(await queue!.workOff(5, fail)).toBe(0);
      now += wait;
    }
    expect(entries).toHaveLength(6);
    expect(entries[0]).toEqual({ event: 'errand', id: 'errand 0000', message: 'RangeError' });
    now -= 1;
    await queue!.hasten('errand 0000');
    expect(await queue!.claim(1)).toHaveLength(1);
    await queue!.hasten('errand 0000');
    expect(await queue!.claim(1)).toEqual([]);
  });

  it('works on rows at the same time and says how many there were', async () => {
    await add(12);
    let atWork = 0;
    let most = 0;
    const [queue] = queues();
    const work = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
      return 'again' as const;
    };
    expect([await queue!.workOff(8, work), await queue!.workOff(8, work), await queue!.workOff(8, work)]).toEqual([
      8, 4, 0,
    ]);
    expect(most).toBe(8);
  });

  it('reads only the index of the open rows', async () => {
    const [db] = engine.databases;
    await db!.execute(
      sql`insert into errands (id, is_done) select 'old ' || n, true from generate_series(1, 20000) as n`,
    );
    await db!.execute(sql`analyze errands`);
    const claim = (tx: Database) => queueOn(tx).claim(5);
    expect(await scansOf(db!, 'errands', claim)).toMatchObject({ result: [], wholeTable: 0 });
    await add(3);
    expect(await scansOf(db!, 'errands', claim)).toMatchObject({ result: [{}, {}, {}], wholeTable: 0 });
  });
});
