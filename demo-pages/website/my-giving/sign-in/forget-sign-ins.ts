import { and, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { mails, SIGN_IN_MAIL } from '../../platform/index.ts';
import { donorSessions, signInLinks, signInRequests } from '../my-giving-schema.ts';
import { NETWORK_WINDOW_MS, RECEIVER_WINDOW_MS } from './request-link.ts';
import { LINK_MS } from './sign-in-links.ts';

/** Deletes what has expired: requests that no limit counts any more, links with their mails, and sessions. */
export async function forgetSignIns(db: Database, now: number): Promise<void> {
  const counted = Math.max(NETWORK_WINDOW_MS, RECEIVER_WINDOW_MS);
  await db.delete(signInRequests).where(lt(signInRequests.requestedAt, new Date(now - counted)));
  await db.delete(signInLinks).where(lt(signInLinks.expiresAt, new Date(now)));
  await db.delete(donorSessions).where(lt(donorSessions.expiresAt, new Date(now)));
  const isOver = and(eq(mails.kind, SIGN_IN_MAIL), lt(mails.createdAt, new Date(now - LINK_MS)));
  // One that a mail server is being given is left to its sender.
  await db.delete(mails).where(and(isOver, ne(mails.status, 'waiting')));
}
