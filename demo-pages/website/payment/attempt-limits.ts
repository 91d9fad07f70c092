import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { takeUse } from '../bot-check/take-uses.ts';
import type { SingleUse } from '../bot-check/verdict.ts';
import { attemptsFor } from './find-attempts.ts';
import type { PayableRef } from './payable.ts';
import { paymentAttempts } from './payment-schema.ts';

export const ATTEMPTS_WINDOW_MS = 10 * 60_000;
/** Attempts of one visitor, with any result: enough for every card in a household. */
export const MAX_ATTEMPTS_PER_SESSION = 20;
/** Attempts for one order or donation without a bank's approval. */
export const MAX_REFUSED_PER_PAYABLE = 15;
/**
 * Attempts from one network without a bank's approval: enough for a school behind one address, too few for a list of
 * stolen cards.
 */
export const MAX_REFUSED_PER_NETWORK = 30;
/** After this many, another card is tried only for a visitor who passed the bot check. */
export const REFUSED_BEFORE_BOT_CHECK = 5;

/** The payer, identified by everything that a program cannot change as easily as its cookie. */
export interface Payer {
  session: string;
  payable: PayableRef;
  /** The client's network; empty when unknown. */
  network: string;
}

/** The bot check that came with a payment; its token is used only when the limits require one. */
export interface PersonCheck {
  use?: SingleUse | undefined;
}

/**
 * Whether another card may be tried now. It counts in the database, so that all processes count together, and locks the
 * visitor and the network until the transaction ends, so that concurrent attempts are counted too.
 */
export async function limitAttempts(
  tx: Database,
  payer: Payer,
  { now, person, isWallet }: { now: number; person: PersonCheck | undefined; isWallet: boolean },
): Promise<'tooMany' | 'botCheck' | undefined> {
  const { session, payable, network } = payer;
  // Always in this order, so that two transactions never deadlock.
  for (const name of [`session ${session}`, `network ${network}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payment ${name}`}))`);
  }
  const ofSession = eq(paymentAttempts.sessionId, session);
  const ofPayable = attemptsFor(payable);
  const ofNetwork = network === '' ? sql`false` : eq(paymentAttempts.clientNetwork, network);
  const where = (...conditions: (SQL | undefined)[]) => sql<number>`count(*) filter (where ${and(...conditions)})::int`;
  const [tried] = await tx
    .select({
      bySession: where(ofSession),
      refusedBySession: where(ofSession, isRefused),
      refusedByPayable: where(ofPayable, isRefused),
      refusedByNetwork: where(ofNetwork, isRefused),
    })
    .from(paymentAttempts)
    .where(and(gt(paymentAttempts.createdAt, new Date(now - ATTEMPTS_WINDOW_MS)), or(ofSession, ofPayable, ofNetwork)));
  if (!tried) return undefined;
  const { bySession, refusedBySession, refusedByPayable, refusedByNetwork } = tried;
  const isOver =
    bySession >= MAX_ATTEMPTS_PER_SESSION ||
    refusedByPayable >= MAX_REFUSED_PER_PAYABLE ||
    refusedByNetwork >= MAX_REFUSED_PER_NETWORK;
  if (isOver) return 'tooMany';
  // The wallet makes its shoppers sign in: there is no card number to test.
  if (isWallet || Math.max(refusedBySession, refusedByPayable, refusedByNetwork) < REFUSED_BEFORE_BOT_CHECK)
    return undefined;
  const isPerson = person !== undefined && (person.use === undefined || (await takeUse(tx, person.use)));
  return isPerson ? undefined : 'botCheck';
}

// A card without an answer yet counts, otherwise many concurrent attempts would pass; an attempt that never reached the
// bank does not count.
const isRefused = or(
  eq(paymentAttempts.status, 'declined'),
  and(
    eq(paymentAttempts.method, 'card'),
    ne(paymentAttempts.status, 'approved'),
    sql`coalesce(${paymentAttempts.errorCode}, '') not in ('unreached', 'abandoned')`,
  ),
);
