import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { shareReads } from '../../../server/database/collect-calls.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { validationError } from '../http/sandbox-error.ts';
import { clockOffsets } from './clock-schema.ts';

/** The sandbox's source of time; tests pass their own. */
export type SandboxClock = { now(): Date; sleep(milliseconds: number): Promise<void> };

export const systemClock: SandboxClock = {
  now: () => new Date(),
  sleep: (milliseconds) => delay(milliseconds),
};

const ROW = 'sandbox';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Far enough for every test, and near enough that dates keep four digits in their year. */
const MOST_MS = 100 * 366 * DAY_MS;

/** A clock that is ahead of another one by what is stored in the database. */
export interface ShiftedClock extends SandboxClock {
  offsetMs(): number;
  /** Reads how far the clock was moved, by this process or another. */
  refresh(): Promise<void>;
}

/** The sandbox's clock. It shows the offset that was last read, so call `refresh` before a piece of work. */
export function shiftedClock(db: Database, base: SandboxClock): ShiftedClock {
  let offsetMs = 0;
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    sleep: (milliseconds) => base.sleep(milliseconds),
    offsetMs: () => offsetMs,
    refresh: shareReads(async () => {
      const [row] = await db.select().from(clockOffsets).where(eq(clockOffsets.id, ROW));
      offsetMs = row?.offsetMs ?? 0;
    }),
  };
}

/** How far to move a clock: by days, or to a time. */
export type ClockMove = { days: number } | { to: Date };

/**
 * Moves the sandbox's clock forward for every process. Two moves by days at once add up; two to a time end at the later
 * one. Show it with `refresh` afterwards. Throws a 400 for a move back, and for one that is too far.
 */
export async function moveClock(db: Database, clock: ShiftedClock, move: ClockMove): Promise<void> {
  // Whole milliseconds: less than one moves nothing.
  const by = 'days' in move ? Math.floor(move.days * DAY_MS) : move.to.getTime() - clock.now().getTime();
  if (by <= 0) throw validationError('advance_to', 'The clock moves forward only: choose a later time');
  const target = clock.offsetMs() + by;
  if (target > MOST_MS) throw validationError('', 'The clock moves at most 100 years ahead');
  const offset = clockOffsets.offsetMs;
  const offsetMs = 'days' in move ? sql`${offset} + ${by}` : sql`greatest(${offset}, ${target})`;
  await db
    .insert(clockOffsets)
    .values({ id: ROW, offsetMs: target })
    .onConflictDoUpdate({ target: clockOffsets.id, set: { offsetMs } });
}
