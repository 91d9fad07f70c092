import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, notLike, or, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import type { ClientNetwork } from '../../../server/http/trusted-proxies.ts';
import { emailKey, type Language, mails, SIGN_IN_MAIL } from '../../platform/index.ts';
import { donorSessions, signInLinks, signInRequests } from '../my-giving-schema.ts';
import { LINK_MS } from './sign-in-links.ts';

/** Requests of one network in ten minutes: enough for an office behind one address. */
export const REQUESTS_PER_NETWORK = 10;
export const NETWORK_WINDOW_MS = 10 * 60_000;
/** Links to one address from one network, or from a device of its owner, while each of them is valid. */
export const LINKS_PER_RECEIVER = 3;
/** Links to one address from all devices that its owner has not signed in with: nobody can fill a mailbox. */
export const LINKS_PER_RECEIVER_IN_ALL = 12;
export const RECEIVER_WINDOW_MS = 30 * 60_000;

/** Begins what stands in the place of a network for a known device. */
const DEVICE = 'device ';

export interface LinkRequest {
  siteCountryCode: SiteCountryCode;
  /** Of the page on which it is asked for. */
  language: Language;
  email: string;
  /** The client's network; empty when unknown. */
  network: ClientNetwork;
  /** The browser, if the owner of the address has signed in with it: strangers do not use up its limits. */
  device?: string | undefined;
  now: number;
}

/**
 * Writes a request for a link down; false when the network has asked too often. It reads and writes the same rows for
 * every address, and nobody's gifts: whether the address is known is looked up later, out of the sender's sight
 * (D4.01).
 */
export function requestLink(
  db: Database,
  { siteCountryCode, language, email, network, device, now }: LinkRequest,
): Promise<boolean> {
  const key = emailKey(email);
  const receiver = createHash('sha256').update(key).digest('hex');
  const from = device === undefined ? network : `${DEVICE}${device}`;
  const { requestedAt } = signInRequests;
  const byReceiver = and(
    eq(signInRequests.receiver, receiver),
    gt(requestedAt, new Date(now - RECEIVER_WINDOW_MS)),
    eq(signInRequests.isLinkWanted, true),
  );
  const isFrom = eq(signInRequests.network, from);
  const isOfStranger = notLike(signInRequests.network, `${DEVICE}%`);
  const byNetwork = and(isFrom, gt(requestedAt, new Date(now - NETWORK_WINDOW_MS)));
  return db.transaction(async (tx) => {
    // Always in this order, so that two transactions never deadlock.
    for (const name of [`network ${from}`, `receiver ${receiver}`])
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sign-in ${name}`}))`);
    const [counted] = await tx
      .select({
        ofNetwork: sql<number>`count(*) filter (where ${byNetwork})::int`,
        ofReceiver: sql<number>`count(*) filter (where ${and(byReceiver, isFrom)})::int`,
        ofStrangers: sql<number>`count(*) filter (where ${and(byReceiver, isOfStranger)})::int`,
        open: sql<number>`count(*) filter (where ${and(byReceiver, isNull(signInRequests.handledAt))})::int`,
      })
      .from(signInRequests)
      .where(or(byNetwork, byReceiver));
    const { ofNetwork = 0, ofReceiver = 0, ofStrangers = 0, open = 0 } = counted ?? {};
    if (from !== '' && ofNetwork >= REQUESTS_PER_NETWORK) return false;
    await tx.insert(signInRequests).values({
      id: randomUUID(),
      siteCountryCode,
      language,
      emailKey: key,
      receiver,
      network: from,
      requestedAt: new Date(now),
      // The sender gets the same answer, and the receiver no more mails. While a link is still to be sent, a second
      // click asks for that one.
      isLinkWanted:
        open === 0 &&
        ofReceiver < LINKS_PER_RECEIVER &&
        (device !== undefined || ofStrangers < LINKS_PER_RECEIVER_IN_ALL),
    });
    return true;
  });
}

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
