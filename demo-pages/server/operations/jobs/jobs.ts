import { and, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { describeError } from '../../http/describe-error.ts';
import { logWithRequestId, withRequestId } from '../../http/request-id.ts';
import { jobs as table } from './jobs-schema.ts';
import { createLeaseQueue } from './lease-queue.ts';
import { runRenewing } from './run-renewing.ts';

/**
 * One piece of work; `more`: there is more to do, and the job runs again at once. The signal is aborted when the
 * process stops or the lease is lost: what has begun may end, and no new piece begins.
 */
export type JobRun = (signal: AbortSignal) => Promise<{ more: boolean } | undefined>;

export interface Jobs {
  /**
   * Adds recurring work: first at once, then so many ms after the end of each run. One process at a time runs it, or
   * with `inEachProcess` all of them, for work whose rows are leased.
   */
  add(name: string, intervalMs: number, run: JobRun, options?: { inEachProcess: boolean }): void;
  /** Runs what is due and not running here. Resolves with the number of jobs; rejects when the database fails. */
  runDue(): Promise<number>;
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>;
}

interface Job {
  name: string;
  intervalMs: number;
  run: JobRun;
}

export const JOB_LEASE_MS = 30_000;

/** Recurring work that the processes of one database share. */
export function createJobs(options: {
  db: Database;
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}): Jobs {
  const { db, clock } = options;
  const log = logWithRequestId(options.log);
  const shared = new Map<string, Job>();
  const own = new Map<string, Job & { nextRunAt: number }>();
  const running = new Set<string>();
  const rounds = new Set<Promise<number>>();
  const stopping = new AbortController();
  let isRegistered = false;
  let isClaiming = false;
  const queue = createLeaseQueue({
    ...options,
    event: 'jobs',
    table,
    isOpen: sql`true`,
    leaseMs: JOB_LEASE_MS,
    retryPlan: { firstMs: JOB_LEASE_MS, longestMs: JOB_LEASE_MS },
  });

  /** Runs a job piece by piece until nothing is left; never rejects. */
  const work = async ({ name, run }: Job, signal: AbortSignal) => {
    running.add(name);
    try {
      let result = await run(signal);
      while (result?.more && !signal.aborted) result = await run(signal);
      return { error: null, isLeft: result?.more === true };
    } catch (thrown) {
      const { message, code } = describeError(thrown);
      log({ event: name, message, code });
      return { error: [(thrown as Error).name, code].filter(Boolean).join(' '), isLeft: false };
    } finally {
      running.delete(name);
    }
  };

  const runShared = async (row: typeof table.$inferSelect) => {
    const job = shared.get(row.id)!;
    const { error, isLeft } = await runRenewing(
      (signal) => withRequestId('job', () => work(job, signal)),
      () => queue.renew(row),
      { everyMs: JOB_LEASE_MS / 3, signal: stopping.signal },
    );
    const isSettled = await queue.settle(row, {
      lastError: error,
      lastRunAt: new Date(clock()),
      runs: row.runs + 1,
      attempts: error ? row.attempts : 0,
      nextAttemptAt: new Date(clock() + (isLeft ? 0 : job.intervalMs)),
    });
    if (!isSettled) log({ event: job.name, message: 'LeaseLost' });
  };

  const runOwn = async (job: Job & { nextRunAt: number }) => {
    job.nextRunAt = Number.POSITIVE_INFINITY;
    try {
      await withRequestId('job', () => work(job, stopping.signal));
    } finally {
      job.nextRunAt = clock() + job.intervalMs;
    }
  };

  const claim = async () => {
    const idle = [...shared.keys()].filter((name) => !running.has(name));
    // While the database is slow, no second claim waits behind the first.
    if (isClaiming || idle.length === 0) return [];
    isClaiming = true;
    try {
      if (!isRegistered) await registerJobs(db, [...shared.keys()], clock());
      isRegistered = true;
      return await queue.claim(idle.length, inArray(table.id, idle));
    } finally {
      isClaiming = false;
    }
  };

  const round = async () => {
    const due = [...own.values()].filter(({ nextRunAt }) => nextRunAt <= clock());
    const mine = Promise.all(due.map(runOwn));
    try {
      const rows = await claim();
      await Promise.all(rows.map(runShared));
      return due.length + rows.length;
    } finally {
      await mine;
    }
  };

  return {
    add(name, intervalMs, run, { inEachProcess } = { inEachProcess: false }) {
      if (inEachProcess) own.set(name, { name, intervalMs, run, nextRunAt: clock() });
      else shared.set(name, { name, intervalMs, run });
      isRegistered = false;
    },
    async runDue() {
      if (stopping.signal.aborted) return 0;
      const current = round();
      rounds.add(current);
      return current.finally(() => rounds.delete(current));
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(rounds);
    },
  };
}

/** A job of an older version is deleted after this time, so that it is not counted as late for ever. */
const FORGOTTEN_AFTER_MS = 86_400_000;

/**
 * Stores the jobs of a starting process. They become due, unless another process is running them, so that what a
 * crash left is dealt with at once.
 */
async function registerJobs(db: Database, names: readonly string[], now: number): Promise<void> {
  await db
    .insert(table)
    .values(names.map((id) => ({ id, nextAttemptAt: new Date(now) })))
    .onConflictDoUpdate({
      target: table.id,
      set: { nextAttemptAt: sql`least(${table.nextAttemptAt}, excluded.next_attempt_at)` },
      setWhere: isNull(table.claimedBy),
    });
  const isOld = lt(table.nextAttemptAt, new Date(now - FORGOTTEN_AFTER_MS));
  await db.delete(table).where(and(notInArray(table.id, [...names]), isOld));
}

const TICK_MS = 1_000;

/** Runs the due jobs of a process now and each second. Returns a function that stops after what runs. */
export function startWorker(jobs: Jobs, log: (entry: Record<string, unknown>) => void): () => Promise<void> {
  const tick = () => {
    jobs.runDue().catch((error: Error) => log({ event: 'jobs', ...describeError(error) }));
  };
  tick();
  const timer = setInterval(tick, TICK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return jobs.stop();
  };
}
