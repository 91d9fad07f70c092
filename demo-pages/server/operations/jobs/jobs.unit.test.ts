import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countBacklog } from '../operations-counts.ts';
import { createJobs, JOB_LEASE_MS, type JobRun, startWorker } from './jobs.ts';
import { jobs as table } from './jobs-schema.ts';
import { ENGINES, type Engine } from './testing/open-engines.ts';

const MINUTE_MS = 60_000;

describe.each(ENGINES)('jobs shared by processes in %s', (_, open) => {
  let engine: Engine;
  let now = 0;
  let runs: string[] = [];
  const entries: Record<string, unknown>[] = [];
  beforeAll(async () => {
    engine = await open();
  });
  beforeEach(async () => {
    now = Date.parse('2026-11-22T00:00:00Z');
    runs = [];
    entries.length = 0;
    await engine.databases[0]!.delete(table);
  });
  afterAll(() => engine.close());

  const clock = () => now;
  /** A process with the job `count`, which notes its run. */
  const startProcess = (n: number, run: JobRun = async () => undefined, options?: { inEachProcess: boolean }) => {
    const jobs = createJobs({ db: engine.databases[n]!, clock, log: (entry) => entries.push(entry) });
    jobs.add(
      'count',
      MINUTE_MS,
      async (signal) => {
        runs.push(`process ${n}`);
        return run(signal);
      },
      options,
    );
    return jobs;
  };
  const stored = async () => {
    const [row] = await engine.databases[0]!.select().from(table).where(eq(table.id, 'count'));
    return row!;
  };
  const backlog = () => countBacklog(engine.databases[0]!, clock)['chores']!();
  /** A run that lasts until it is let go. */
  const holding = () => {
    let letGo = () => {};
    const held = new Promise<undefined>((resolve) => {
      letGo = () => resolve(undefined);
    });
    return { run: () => held, letGo: () => letGo() };
  };
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('run in one process at a time, at once and then after each interval', async () => {
    const { run, letGo } = holding();
    const processes = [0, 1, 2].map((n) => startProcess(n, run));
    let ended = 0;
    const runAll = async () => {
      const rounds = processes.map((jobs) => jobs.runDue().finally(() => (ended += 1)));
      // A process that starts after the run has ended would run it again.
      await until(() => ended >= 2 || runs.length > 1);
      letGo();
      return (await Promise.all(rounds)).toSorted();
    };
    expect(await runAll()).toEqual([0, 0, 1]);
    expect(await runAll()).toEqual([0, 0, 0]);
    now += MINUTE_MS - 1;
    expect(await runAll()).toEqual([0, 0, 0]);
    now += 1;
    expect(await runAll()).toEqual([0, 0, 1]);
    expect(runs).toHaveLength(2);
    expect(await stored()).toMatchObject({ runs: 2, attempts: 0, claimedBy: null, lastRunAt: new Date(now) });
  });

  it('run once after a long sleep, not once for each interval', async () => {
    const jobs = startProcess(0);
    await jobs.runDue();
    now += 7 * 86_400_000;
    expect([await jobs.runDue(), await jobs.runDue()]).toEqual([1, 0]);
    expect(runs).toHaveLength(2);
  });

  it('become due when a process starts, unless another one is running them', async () => {
    await startProcess(0).runDue();
    expect(await startProcess(1).runDue()).toBe(1);
    const { run, letGo } = holding();
    const busy = startProcess(2, run).runDue();
    await until(() => runs.length === 3);
    expect(await startProcess(0).runDue()).toBe(0);
    letGo();
    await busy;
  });

  it('are taken over from a process that died, after its lease', async () => {
    // The dead process renews nothing, because the fake clock does not move its timer.
    void startProcess(0, holding().run).runDue();
    await until(() => runs.length === 1);
    now += JOB_LEASE_MS - 1;
    const next = startProcess(1);
    expect(await next.runDue()).toBe(0);
    now += 1;
    expect(await next.runDue()).toBe(1);
    expect(runs).toEqual(['process 0', 'process 1']);
  });

  it('say when a result came after the lease had ended, and change nothing then', async () => {
    const slow = holding();
    const first = startProcess(0, slow.run).runDue();
    await until(() => runs.length === 1);
    now += JOB_LEASE_MS;
    await startProcess(1).runDue();
    const after = await stored();
    slow.letGo();
    await first;
    expect(entries).toEqual([{ event: 'count', message: 'LeaseLost' }]);
    expect(await stored()).toEqual(after);
  });

  it('run piece by piece while there is more, and are left to others when the process stops', async () => {
    let left = 5;
    let stopping: Promise<void> | undefined;
    const jobs = startProcess(0, async () => {
      if (left === 7) stopping = jobs.stop();
      return { more: --left > 0 };
    });
    expect(await jobs.runDue()).toBe(1);
    expect([runs.length, (await stored()).runs]).toEqual([5, 1]);
    now += MINUTE_MS;
    left = 10;
    expect(await jobs.runDue()).toBe(1);
    await stopping;
    expect([left, runs.length]).toEqual([6, 9]);
    expect(await stored()).toMatchObject({ claimedBy: null, nextAttemptAt: new Date(now) });
    expect(await jobs.runDue()).toBe(0);
    expect(await startProcess(1).runDue()).toBe(1);
  });

  it('that fail are logged by name, counted as backlog, and run again after the interval', async () => {
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new RangeError('mere@example.org');
      return undefined;
    };
    const jobs = startProcess(0, run);
    expect(await jobs.runDue()).toBe(1);
    expect(entries).toEqual([{ event: 'count', message: 'RangeError', request: expect.stringMatching(/^job_/) }]);
    expect(await stored()).toMatchObject({ lastError: 'RangeError', attempts: 1, runs: 1 });
    expect(await backlog()).toBe(1);
    now += MINUTE_MS;
    isBroken = false;
    await jobs.runDue();
    expect(await stored()).toMatchObject({ lastError: null, attempts: 0, runs: 2 });
    expect(await backlog()).toBe(0);
    now += 3 * MINUTE_MS + 1;
    expect(await backlog()).toBe(1);
  });

  it('of an older version are forgotten after a day', async () => {
    const [db] = engine.databases;
    const old = { nextAttemptAt: new Date(now - 86_400_001) };
    await db!.insert(table).values([
      { id: 'gone', ...old },
      { id: 'of a newer version', nextAttemptAt: new Date(now) },
    ]);
    await startProcess(0).runDue();
    expect((await db!.select().from(table)).map(({ id }) => id).toSorted()).toEqual(['count', 'of a newer version']);
  });

  it('for all processes run in each, and never twice at the same time', async () => {
    const { run, letGo } = holding();
    const processes = [0, 1].map((n) => startProcess(n, run, { inEachProcess: true }));
    const first = processes.map((jobs) => jobs.runDue());
    now += 10 * MINUTE_MS;
    expect(await Promise.all(processes.map((jobs) => jobs.runDue()))).toEqual([0, 0]);
    letGo();
    expect(await Promise.all(first)).toEqual([1, 1]);
    expect(runs).toEqual(['process 0', 'process 1']);
    now += MINUTE_MS;
    expect(await processes[0]!.runDue()).toBe(1);
  });
});

describe('the worker of a process', () => {
  const entries: Record<string, unknown>[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    entries.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('looks each second, survives a database that does not answer, and stops', async () => {
    let asked = 0;
    let stops = 0;
    const stop = startWorker(
      {
        add: () => {},
        async runDue() {
          asked += 1;
          throw new RangeError('no database');
        },
        async stop() {
          stops += 1;
        },
      },
      (entry) => entries.push(entry),
    );
    await vi.advanceTimersByTimeAsync(2_999);
    expect(asked).toBe(3);
    await stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asked, stops]).toEqual([3, 1]);
    expect(entries).toEqual(Array(3).fill({ event: 'jobs', message: 'RangeError' }));
  });
});
