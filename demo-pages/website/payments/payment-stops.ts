import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import type { AttemptLimit } from './attempt-limits.ts';
import { paymentStops } from './payment-schema.ts';

const HOUR_MS = 60 * 60_000;
const STORAGE_MS = 400 * 24 * HOUR_MS;

/** Counts a post that was stopped. */
export async function countStop(tx: Database, step: AttemptLimit, now: number): Promise<void> {
  const hour = new Date(Math.floor(now / HOUR_MS) * HOUR_MS);
  await tx
    .insert(paymentStops)
    .values({ hour, step, posts: 1 })
    .onConflictDoUpdate({
      target: [paymentStops.hour, paymentStops.step],
      set: { posts: sql`${paymentStops.posts} + 1` },
    });
}

/** Removes what is older than a year. */
export async function forgetStops(db: Database, now: number): Promise<void> {
  await db.delete(paymentStops).where(lt(paymentStops.hour, new Date(now - STORAGE_MS)));
}
