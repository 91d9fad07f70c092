import { and, eq, gt, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import type { ClientNetwork } from '../../server/http/trusted-proxies.ts';
import { type SingleUse, takeUse } from '../platform/index.ts';
import { attemptsFor } from './find-attempts.ts';
import type { PayableRef } from './payable.ts';
import { NOT_ASKED, paymentAttempts, REJECTED } from './payment-schema.ts';
import { countStop } from './payment-stops.ts';

export const ATTEMPTS_WINDOW_MS = 10 * 60_000;
/** Attempts of one visitor, unless the provider was too busy to read them: enough for every card in a household. */
export const MAX_ATTEMPTS_PER_SESSION = 20;
/** Attempts for one order or donation without a bank's approval. */
export const MAX_REFUSED_PER_PAYABLE = 15;
/**
 * Attempts from one network without a bank's approval: of a list of stolen cards so many reach the provider. Where many
 * people share an address, each of their payments that was approved makes some room.
 */
export const MAX_REFUSED_PER_NETWORK = 10;
/** The same in a day: a list that is tried slowly ends here. */
export const MAX_REFUSED_PER_NETWORK_IN_A_DAY = 40;
/** So many approved payments make room for one more that is not, until the limit has doubled. */
const APPROVED_FOR_ONE_REFUSED = 4;
/** After this many, another card is tried only for a visitor who passed the bot check. */
export const REFUSED_BEFORE_BOT_CHECK = 5;
/** So many on the whole site, from whatever networks, and every card needs the bot check. */
export const REFUSED_ON_SITE_BEFORE_BOT_CHECK = 60;
const DAY_MS = 24 * 60 * 60_000;

/** The payer, identified by everything that a program cannot change as easily as its cookie. */
export interface Payer {
  session: string;
  payable: PayableRef;
  /** The client's network; empty when unknown. */
  network: ClientNetwork;
}

/** The bot check that came with a payment; its token is used only when the limits require one. */
export interface PersonCheck {
  use?: SingleUse | undefined;
}

/** What keeps a card from being tried: `botCheck`, a wait of ten minutes, or nothing more from this network today. */
export type AttemptLimit = 'botCheck' | 'tooMany' | 'tooManyToday';

/**
 * Whether another card may be tried now. It counts in the database, so that all processes count together, and locks the
 * visitor and the network until the transaction ends, so that concurrent attempts are counted too.
 */
export async function limitAttempts(
  tx: Database,
  payer: Payer,
  { now, person, isWallet }: { now: number; person: PersonCheck | undefined; isWallet: boolean },
): Promise<AttemptLimit | undefined> {
  const limit = await limitOf(tx, payer, { now, person, isWallet });
  if (limit) await countStop(tx, limit, now);
  return limit;
}

async function limitOf(
  tx: Database,
  payer: Payer,
  { now, person, isWallet }: { now: number; person: PersonCheck | undefined; isWallet: boolean },
): Promise<AttemptLimit | undefined> {
  const { session, payable, network } = payer;
  // Always in this order, so that two transactions never deadlock.
  for (const name of [`session ${session}`, `network ${network}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payment ${name}`}))`);
  }
  const ofSession = eq(paymentAttempts.sessionId, session);
  const ofPayable = attemptsFor(payable);
  const ofNetwork = network === '' ? sql`false` : eq(paymentAttempts.clientNetwork, network);
  const recent = gt(paymentAttempts.createdAt, new Date(now - ATTEMPTS_WINDOW_MS));
  const where = (...conditions: (SQL | undefined)[]) => sql<number>`count(*) filter (where ${and(...conditions)})::int`;
  const [tried] = await tx
    .select({
      bySession: where(ofSession, sql`coalesce(${paymentAttempts.errorCode}, '') <> 'busy'`),
      refusedBySession: where(ofSession, isRefused),
      refusedByPayable: where(ofPayable, isRefused),
    })
    .from(paymentAttempts)
    .where(and(recent, or(ofSession, ofPayable)));
  const [shared] = await tx
    .select({
      refused: where(recent, isRefused),
      approved: where(recent, isApproved),
      refusedToday: where(isRefused),
      approvedToday: where(isApproved),
    })
    .from(paymentAttempts)
    .where(and(gt(paymentAttempts.createdAt, new Date(now - DAY_MS)), ofNetwork));
  if (!tried || !shared) return undefined;
  const { bySession, refusedBySession, refusedByPayable } = tried;
  if (bySession >= MAX_ATTEMPTS_PER_SESSION || refusedByPayable >= MAX_REFUSED_PER_PAYABLE) return 'tooMany';
  // The wallet makes its shoppers sign in: there is no card number to test.
  if (isWallet) return undefined;
  if (isFull(MAX_REFUSED_PER_NETWORK_IN_A_DAY, shared.refusedToday, shared.approvedToday)) return 'tooManyToday';
  if (isFull(MAX_REFUSED_PER_NETWORK, shared.refused, shared.approved)) return 'tooMany';
  const isQuiet = Math.max(refusedBySession, refusedByPayable, shared.refused) < REFUSED_BEFORE_BOT_CHECK;
  if (isQuiet && !(await isSiteTested(tx, recent))) return undefined;
  const isPerson = person !== undefined && (person.use === undefined || (await takeUse(tx, person.use)));
  return isPerson ? undefined : 'botCheck';
}

const isFull = (most: number, refused: number, approved: number) =>
  refused >= most + Math.min(most, Math.floor(approved / APPROVED_FOR_ONE_REFUSED));

/** Whether cards are being tested from many networks: so many were refused, and more than half of all. */
async function isSiteTested(tx: Database, recent: SQL): Promise<boolean> {
  const [site] = await tx
    .select({ refused: sql<number>`count(*) filter (where ${isRefused})::int`, all: sql<number>`count(*)::int` })
    .from(paymentAttempts)
    .where(recent);
  return site !== undefined && site.refused >= REFUSED_ON_SITE_BEFORE_BOT_CHECK && site.refused * 2 > site.all;
}

const isApproved = inArray(paymentAttempts.status, ['approved', 'accepted']);

// A card without an answer yet counts, otherwise many concurrent attempts would pass; an attempt that never reached the
// bank does not count.
const isRefused = or(
  eq(paymentAttempts.status, 'declined'),
  and(
    eq(paymentAttempts.method, 'card'),
    ne(paymentAttempts.status, 'approved'),
    notInArray(sql`coalesce(${paymentAttempts.errorCode}, '')`, [...NOT_ASKED]),
    sql`coalesce(${paymentAttempts.errorCode}, '') not like ${`${REJECTED}%`}`,
  ),
);
