import { lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import { type ClientNetwork, clientNetwork } from '../../../server/http/trusted-proxies.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { rateWindows } from '../merchants/access-schema.ts';
import { hashOf } from '../merchants/secrets.ts';

export type WindowLimit = { most: number; windowMs: number };

/** A donor needs one or two tokens; an attacker who tests stolen card numbers needs thousands. */
export const TOKEN_LIMIT: WindowLimit = { most: 100, windowMs: 60_000 };

/** The client's network from the socket; headers are ignored, because anyone can write them. */
export function socketNetwork(c: Context): ClientNetwork {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string | undefined } } } | undefined;
  return clientNetwork(env?.incoming?.socket?.remoteAddress ?? '');
}

/**
 * Counts one more attempt of this client, in the database so that all processes count together. Throws a 429 with
 * `Retry-After` above the limit. A request without a socket (a test, a call inside the process) has no client and is
 * not counted.
 */
export async function countAttempt(
  db: Database,
  subject: readonly [network: ClientNetwork, ...rest: string[]],
  { most, windowMs }: WindowLimit,
  now: Date,
): Promise<void> {
  if (subject[0] === '') return;
  const startsAt = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const [row] = await db
    .insert(rateWindows)
    .values({ subject: hashOf(JSON.stringify(subject)), startsAt, count: 1 })
    .onConflictDoUpdate({
      target: [rateWindows.subject, rateWindows.startsAt],
      set: { count: sql`${rateWindows.count} + 1` },
    })
    .returning();
  if (row?.count === 1) await db.delete(rateWindows).where(lt(rateWindows.startsAt, startsAt));
  if ((row?.count ?? 0) <= most) return;
  const seconds = Math.ceil((startsAt.getTime() + windowMs - now.getTime()) / 1000);
  const message = `Too many attempts. Wait ${seconds} seconds and try again.`;
  throw new SandboxError(429, 'rate_limited', message, undefined, { 'Retry-After': String(seconds) });
}
