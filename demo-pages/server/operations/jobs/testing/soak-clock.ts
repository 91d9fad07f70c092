import { and, eq, ne, sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/open-database.ts';

const soakClock = pgTable('soak_clock', {
  id: integer('id').primaryKey(),
  now: bigint('now', { mode: 'number' }).notNull(),
});

const soakWorkers = pgTable('soak_workers', {
  pid: integer('pid').primaryKey(),
  isIdle: boolean('is_idle').notNull(),
});

/** A time that all processes of one database read there, and that passes only when they move it on. */
export interface SoakClock {
  /** The time that was read last, in ms since 1970. */
  clock(): number;
  read(): Promise<number>;
  /** Moves the time on for all, never back. */
  skipTo(ms: number): Promise<void>;
  /** Tells the other processes whether this one may hold work. */
  setIdle(isIdle: boolean): Promise<void>;
  /** Whether each living process of the machine is idle: what is leased then belongs to the dead. */
  isEverybodyIdle(): Promise<boolean>;
}

/** Creates the clock's table, before the workers start. */
export async function createSoakClock(db: Database, now: number): Promise<void> {
  await db.execute(sql`drop table if exists soak_clock, soak_workers`);
  await db.execute(sql`create table soak_clock (id integer primary key, now bigint not null)`);
  await db.execute(sql`create table soak_workers (pid integer primary key, is_idle boolean not null)`);
  await db.insert(soakClock).values({ id: 1, now });
}

/** Opens the clock of a worker. */
export async function openSoakClock(db: Database): Promise<SoakClock> {
  let known = 0;
  const read = async () => {
    const [row] = await db.select().from(soakClock);
    known = row?.now ?? known;
    return known;
  };
  await read();
  const { pid } = process;
  await db.insert(soakWorkers).values({ pid, isIdle: false }).onConflictDoNothing();
  return {
    clock: () => known,
    read,
    async skipTo(ms) {
      await db.update(soakClock).set({ now: sql`greatest(${soakClock.now}, ${ms})` });
      await read();
    },
    async setIdle(isIdle) {
      await db.update(soakWorkers).set({ isIdle }).where(eq(soakWorkers.pid, pid));
    },
    async isEverybodyIdle() {
      const isBusy = and(ne(soakWorkers.pid, pid), eq(soakWorkers.isIdle, false));
      const busy = await db.select().from(soakWorkers).where(isBusy);
      return !busy.some((worker) => isAlive(worker.pid));
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
