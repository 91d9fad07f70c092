import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { isInPage, newestFirst, prefixedId, type SandboxClock, SandboxError } from '../../core/index.ts';
import { SLOW_ISSUER_MS } from '../../simulated/index.ts';
import { recordEvent } from '../webhooks/index.ts';
import { chargeRefunds } from './charge-refunds-schema.ts';
import { type NewRefundRequest, type RefundQuery, refundHash } from './refund-request.ts';
import { presentRefund } from './refund-response.ts';
import { findRefundable, presentRefundable, releaseRefund, reserveRefund } from './refundable-charge.ts';

export type ChargeRefund = typeof chargeRefunds.$inferSelect;

const POLL_MS = 250;

/** The refunds of a merchant's charge, oldest first. */
export function refundsOfCharge(db: Database, merchantId: string, chargeId: string): Promise<ChargeRefund[]> {
  return db
    .select()
    .from(chargeRefunds)
    .where(and(eq(chargeRefunds.merchantId, merchantId), eq(chargeRefunds.chargeId, chargeId)))
    .orderBy(asc(chargeRefunds.createdAt), asc(chargeRefunds.id));
}

/** A merchant's refunds of all charges, newest first: those of a page, and one more when there are more. */
export function listRefunds(db: Database, merchantId: string, query: RefundQuery): Promise<ChargeRefund[]> {
  const hasStatus = query.status && eq(chargeRefunds.status, query.status);
  return db
    .select()
    .from(chargeRefunds)
    .where(and(eq(chargeRefunds.merchantId, merchantId), isInPage(chargeRefunds, query), hasStatus))
    .orderBy(...newestFirst(chargeRefunds))
    .limit(query.limit + 1);
}

/** A merchant's refund by its idempotency key; null when there is none. */
export async function findRefund(
  db: Database,
  merchantId: string,
  idempotencyKey: string,
): Promise<ChargeRefund | null> {
  const [refund] = await db
    .select()
    .from(chargeRefunds)
    .where(and(eq(chargeRefunds.merchantId, merchantId), eq(chargeRefunds.idempotencyKey, idempotencyKey)));
  return refund ?? null;
}

/** A refund that was recorded, by its id. */
export async function refundById(db: Database, id: string): Promise<ChargeRefund> {
  const [refund] = await db.select().from(chargeRefunds).where(eq(chargeRefunds.id, id));
  if (refund) return refund;
  throw new SandboxError(404, 'not_found', 'There is no such refund');
}

/**
 * Records a refund as pending, or returns the one that this key already made. The row and the amount that it reserves
 * on the charge are written in one transaction; the unique key lets one of any number of equal requests succeed, and
 * the charge's row never gives back more than was paid.
 */
export async function createRefund(
  db: Database,
  named: { merchantId: string; chargeId: string; idempotencyKey: string },
  request: NewRefundRequest,
  now: Date,
): Promise<ChargeRefund> {
  const { merchantId, chargeId, idempotencyKey } = named;
  const requestHash = refundHash(chargeId, request);
  const earlier = await findRefund(db, merchantId, idempotencyKey);
  if (earlier) return sameRequest(earlier, requestHash);
  const charge = await findRefundable(db, merchantId, chargeId, now);
  if (!charge.isComplete) {
    throw new SandboxError(400, 'charge_not_complete', 'Only a complete charge can be refunded');
  }
  const left = charge.capturedMinor - charge.refundedMinor;
  const amountMinor = request.amountMinor ?? left;
  const refund = await db.transaction(async (tx) => {
    const slow = charge.testOutcome === 'approve_slowly' || charge.testOutcome === 'slow';
    // When nothing is left of the charge, a row would have the amount zero.
    if (amountMinor === 0) throw tooMuch();
    const [newRefund] = await tx
      .insert(chargeRefunds)
      .values({
        ...named,
        id: prefixedId('rf'),
        requestHash,
        amountMinor,
        currency: charge.currency,
        testOutcome: charge.testOutcome,
        status: 'pending',
        createdAt: now,
        dueAt: new Date(now.getTime() + (slow ? SLOW_ISSUER_MS : 0)),
      })
      .onConflictDoNothing()
      .returning();
    if (newRefund && !(await reserveRefund(tx, charge, amountMinor))) throw tooMuch();
    return newRefund;
  });
  if (refund) return refund;
  const winner = await findRefund(db, merchantId, idempotencyKey);
  if (winner) return sameRequest(winner, requestHash);
  throw new SandboxError(500, 'server_busy', 'The refund was not stored. Try again.');
}

const tooMuch = () =>
  new SandboxError(400, 'refund_exceeds_charge', 'This is more than is left of the charge to refund');

function sameRequest(refund: ChargeRefund, hash: string): ChargeRefund {
  if (refund.requestHash === hash) return refund;
  throw new SandboxError(409, 'idempotency_conflict', 'This Idempotency-Key was used for another request');
}

/** Settles a refund when its bank has answered by now. The first process settles it; later calls change nothing. */
export async function settleRefundIfDue(db: Database, refund: ChargeRefund, now: Date): Promise<ChargeRefund> {
  if (refund.status !== 'pending' || refund.dueAt > now) return refund;
  const isRefused = refund.testOutcome === 'refuse_refunds';
  const failure = { failureCode: 'refund_refused', failureMessage: 'The card’s bank does not take this refund' };
  return db.transaction(async (tx) => {
    const [settled] = await tx
      .update(chargeRefunds)
      .set({ status: isRefused ? 'failed' : 'complete', settledAt: now, ...(isRefused ? failure : {}) })
      .where(and(eq(chargeRefunds.id, refund.id), eq(chargeRefunds.status, 'pending')))
      .returning();
    if (settled && isRefused) await releaseRefund(tx, refund.chargeId, refund.amountMinor);
    if (settled && !isRefused) await announceRefund(tx, settled, now);
    return settled ?? (await findRefund(tx, refund.merchantId, refund.idempotencyKey)) ?? refund;
  });
}

async function announceRefund(tx: Database, refund: ChargeRefund, at: Date): Promise<void> {
  const charge = await presentRefundable(tx, refund.merchantId, refund.chargeId);
  const data = { ...charge, refund: presentRefund(refund) };
  await recordEvent(tx, { merchantId: refund.merchantId, type: 'charge.refunded', data }, at);
}

/** Waits, outside any transaction, until a refund is settled. If the process dies here, the next request settles it. */
export async function awaitRefund(db: Database, refund: ChargeRefund, clock: SandboxClock): Promise<ChargeRefund> {
  let current = await settleRefundIfDue(db, refund, clock.now());
  while (current.status === 'pending') {
    const remaining = current.dueAt.getTime() - clock.now().getTime();
    await clock.sleep(Math.min(Math.max(remaining, 1), POLL_MS));
    const latest = (await findRefund(db, current.merchantId, current.idempotencyKey)) ?? current;
    current = await settleRefundIfDue(db, latest, clock.now());
  }
  return current;
}
