import { and, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { insertRows } from '../../../server/database/store-rows.ts';
import { DISHONOURS, type Dishonour, type TestOutcome } from '../../simulated/index.ts';
import { revokeMandate } from '../payment-sources/index.ts';
import { recordEvent, recordEvents } from '../webhooks/index.ts';
import { addBankingDays } from './bank-days.ts';
import { AUTHORISATION_MS, CHARGE_MOVES, type ChargeMove } from './charge-life.ts';
import { failureOf, reversalOf } from './charge-results.ts';
import { charges } from './charges-schema.ts';
import { presentCharge } from './present-charge.ts';

export type Charge = typeof charges.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
const CHARGEBACK_MS = 10 * DAY_MS;
/** How long the banks take to decide a dispute that the merchant wins. */
const DISPUTE_MS = 20 * DAY_MS;

/**
 * Makes a step of a charge's life and notifies the merchant, in one transaction; null when the charge is not, or no
 * longer, in a state from which the step leads. Of any number of concurrent calls one makes it.
 */
export async function moveCharge(
  tx: Database,
  id: string,
  move: ChargeMove,
  changes: Partial<Omit<Charge, 'status'>>,
  at: Date,
  condition?: SQL,
): Promise<Charge | null> {
  const { from, to, event } = CHARGE_MOVES[move];
  const [moved] = await tx
    .update(charges)
    .set({ ...changes, status: to })
    .where(and(eq(charges.id, id), inArray(charges.status, from), condition))
    .returning();
  if (!moved) return null;
  await recordEvent(tx, eventOf(event, moved), at);
  return moved;
}

const eventOf = (type: string, charge: Charge) => ({
  merchantId: charge.merchantId,
  type,
  data: presentCharge(charge),
});

async function latest(db: Database, charge: Charge): Promise<Charge> {
  const [row] = await db.select().from(charges).where(eq(charges.id, charge.id));
  return row ?? charge;
}

/** When the payer's bank will take back what is paid now; null when it will not. */
export function reversalDue(
  { testOutcome, currency }: Pick<Charge, 'testOutcome' | 'currency'>,
  paidAt: Date,
): Date | null {
  if (testOutcome === 'charged_back' || testOutcome === 'dispute_won')
    return new Date(paidAt.getTime() + CHARGEBACK_MS);
  const dishonour = DISHONOURS[testOutcome as Dishonour] as (typeof DISHONOURS)[Dishonour] | undefined;
  return dishonour ? addBankingDays(paidAt, dishonour.days, currency) : null;
}

type Outcome = Pick<Charge, 'testOutcome' | 'capture' | 'currency'>;

/** The step that the answer of a charge's issuer is, and what changes with it. */
function decisionOf(charge: Outcome, at: Date): { move: ChargeMove; changes: Partial<Omit<Charge, 'status'>> } {
  const failure = failureOf(charge.testOutcome as TestOutcome);
  if (failure) return { move: 'fail', changes: { settledAt: at, ...failure } };
  if (charge.capture) return { move: 'pay', changes: { settledAt: at, reversalDueAt: reversalDue(charge, at) } };
  return { move: 'authorise', changes: { dueAt: new Date(at.getTime() + AUTHORISATION_MS) } };
}

async function end(tx: Database, charge: Charge, at: Date): Promise<Charge> {
  const { move, changes } = decisionOf(charge, at);
  return (await moveCharge(tx, charge.id, move, changes, at)) ?? latest(tx, charge);
}

const isDecided = ({ status, dueAt }: Pick<Charge, 'status' | 'dueAt'>, now: Date) =>
  status === 'pending' && dueAt <= now;

/** What the answer of an issuer may change: rows that are stored together name the same columns. */
const NO_CHANGES = {
  settledAt: null,
  reversalDueAt: null,
  failureCode: null,
  declineCode: null,
  failureMessage: null,
} satisfies Partial<Charge>;

/** A charge to store. */
export type NewCharge = typeof charges.$inferInsert & Outcome & Pick<Charge, 'status' | 'dueAt'>;

/**
 * Stores charges, settled if their issuers have answered by now, and notifies the merchants then. Returns those of
 * which a unique constraint has none like it.
 */
export async function insertCharges(tx: Database, list: readonly NewCharge[], now: Date): Promise<Charge[]> {
  if (list.length === 0) return [];
  const decisions = list.map((charge) => (isDecided(charge, now) ? decisionOf(charge, now) : undefined));
  const rows = list.map((charge, index) => {
    const decision = decisions[index];
    return {
      ...NO_CHANGES,
      ...charge,
      ...decision?.changes,
      status: decision ? CHARGE_MOVES[decision.move].to : charge.status,
    };
  });
  const inserted = await insertRows(tx, charges, rows).onConflictDoNothing().returning();
  const events = inserted.flatMap((charge) => {
    const decision = decisions[list.findIndex(({ id }) => id === charge.id)];
    return decision ? [eventOf(CHARGE_MOVES[decision.move].event, charge)] : [];
  });
  if (events.length > 0) await recordEvents(tx, events, now);
  return inserted;
}

/** Settles a charge when its issuer has answered by now. The first process settles it; later calls change nothing. */
export const settleIfDue = async (db: Database, charge: Charge, now: Date): Promise<Charge> =>
  isDecided(charge, now) ? db.transaction((tx) => end(tx, charge, now)) : charge;

/** The money of a bank debit has arrived. */
export const settleDebit = (db: Database, charge: Charge, at: Date): Promise<Charge> =>
  db.transaction((tx) => end(tx, charge, at));

/** Nobody captured an authorised charge in time: the payer's bank frees the money. */
export function expireAuthorisation(db: Database, charge: Charge, at: Date): Promise<Charge | null> {
  return db.transaction((tx) => moveCharge(tx, charge.id, 'expire', { settledAt: at }, at));
}

/** The payer's bank takes a paid charge back; a card's charge that was refunded in full stays as it is. */
export async function reverseCharge(db: Database, charge: Charge, at: Date): Promise<void> {
  const { status, ...failure } = reversalOf(charge.testOutcome as TestOutcome);
  await db.transaction(async (tx) => {
    const isDue = isNotNull(charges.reversalDueAt);
    const captured = sql`coalesce(${charges.capturedMinor}, ${charges.amountMinor})`;
    const isOwed = status === 'charged_back' ? gt(captured, charges.refundedMinor) : undefined;
    const move = status === 'charged_back' ? 'charge_back' : 'dishonour';
    const reinstatementDueAt = charge.testOutcome === 'dispute_won' ? new Date(at.getTime() + DISPUTE_MS) : null;
    const changes = { reversedAt: at, reversalDueAt: null, reinstatementDueAt, ...failure };
    const reversed = await moveCharge(tx, charge.id, move, changes, at, and(isDue, isOwed));
    if (!reversed) {
      const isThis = and(eq(charges.id, charge.id), eq(charges.status, 'complete'), isDue);
      await tx.update(charges).set({ reversalDueAt: null }).where(isThis);
      return;
    }
    if (failure.declineCode === 'mandate_revoked' && reversed.sourceId) {
      await revokeMandate(tx, { merchantId: reversed.merchantId, sourceId: reversed.sourceId }, at);
    }
  });
}

/** The merchant won the dispute: the bank returns what it had taken back. Null when the charge is not charged back. */
export function reinstateCharge(
  db: Database,
  { id, merchantId }: Pick<Charge, 'id' | 'merchantId'>,
  at: Date,
): Promise<Charge | null> {
  const noFailure = { failureCode: null, declineCode: null, failureMessage: null };
  const changes = { reinstatedAt: at, reinstatementDueAt: null, ...noFailure };
  return db.transaction((tx) => moveCharge(tx, id, 'reinstate', changes, at, eq(charges.merchantId, merchantId)));
}
