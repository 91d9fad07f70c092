import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { SLOW_ISSUER_MS, type TestOutcome } from '../cards/test-cards.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { randomId } from '../merchants/secrets.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import { authenticationFor } from '../three-ds/charge-authentication.ts';
import { findPaymentToken } from '../tokens/token-store.ts';
import type { ChargeRequest } from './charge-request.ts';
import { requestHash } from './charge-request.ts';
import { charges } from './charges-schema.ts';
import { limitDeclines } from './limit-declines.ts';

export type Charge = typeof charges.$inferSelect;

const POLL_MS = 250;

/** A merchant's charge by its idempotency key; null when there is none. */
export async function findCharge(db: Database, merchantId: string, idempotencyKey: string): Promise<Charge | null> {
  const [charge] = await db
    .select()
    .from(charges)
    .where(and(eq(charges.merchantId, merchantId), eq(charges.idempotencyKey, idempotencyKey)));
  return charge ?? null;
}

/**
 * Records a charge as pending, or returns the one that this key already made. It inserts first and reads afterwards: of
 * any number of equal requests in any number of processes, the unique constraints let exactly one insert succeed.
 */
export async function recordCharge(
  db: Database,
  merchantId: string,
  idempotencyKey: string,
  request: ChargeRequest,
  now: Date,
): Promise<Charge> {
  const hash = requestHash(request);
  const earlier = await findCharge(db, merchantId, idempotencyKey);
  if (earlier) return sameRequest(earlier, hash);
  const token = await findPaymentToken(db, merchantId, request.tokenHash);
  if (!token) throw await missingToken(db, merchantId, request.tokenHash, idempotencyKey, hash);
  if (token.expiresAt <= now) throw new SandboxError(400, 'token_expired', 'The one-time token has expired');
  if (token.type === 'card_cvv') {
    throw new SandboxError(400, 'token_not_chargeable', 'This token holds a security code only, not a payment source');
  }
  const authenticationId = await authenticationFor(db, token, request, now);
  const slow = token.testOutcome === 'approve_slowly';
  const { threeDs: _, ...facts } = request;
  const { cardLast4, cardScheme, cardFingerprint, testOutcome, gatewayId } = token;
  const charge = await db.transaction(async (tx) => {
    await limitDeclines(tx, merchantId, cardFingerprint, now);
    const [inserted] = await tx
      .insert(charges)
      .values({
        ...facts,
        authenticationId,
        id: randomId('ch'),
        merchantId,
        idempotencyKey,
        requestHash: hash,
        gatewayId,
        cardLast4,
        cardScheme,
        cardFingerprint,
        testOutcome,
        status: 'pending',
        createdAt: now,
        dueAt: new Date(now.getTime() + (slow ? SLOW_ISSUER_MS : 0)),
      })
      .onConflictDoNothing()
      .returning();
    return inserted;
  });
  if (charge) return charge;
  const winner = await findCharge(db, merchantId, idempotencyKey);
  if (winner) return sameRequest(winner, hash);
  throw tokenUsed();
}

const tokenUsed = () => new SandboxError(400, 'token_used', 'The one-time token has been used for another charge');

// Expired tokens are deleted, but the charge that used one still has its hash.
async function missingToken(
  db: Database,
  merchantId: string,
  tokenHash: string,
  idempotencyKey: string,
  hash: string,
): Promise<SandboxError> {
  const [user] = await db
    .select()
    .from(charges)
    .where(and(eq(charges.merchantId, merchantId), eq(charges.tokenHash, tokenHash)));
  if (user && user.idempotencyKey !== idempotencyKey) return tokenUsed();
  if (user) sameRequest(user, hash);
  return new SandboxError(400, 'token_invalid', 'The one-time token does not exist or has expired');
}

function sameRequest(charge: Charge, hash: string): Charge {
  if (charge.requestHash === hash) return charge;
  throw new SandboxError(409, 'idempotency_conflict', 'This Idempotency-Key was used for another request');
}

const SETTLEMENTS: Record<TestOutcome, Pick<Charge, 'status' | 'failureCode' | 'failureMessage'>> = {
  approve: { status: 'complete', failureCode: null, failureMessage: null },
  approve_slowly: { status: 'complete', failureCode: null, failureMessage: null },
  refuse_refunds: { status: 'complete', failureCode: null, failureMessage: null },
  decline: { status: 'failed', failureCode: 'card_declined', failureMessage: 'Card declined' },
  processing_error: {
    status: 'failed',
    failureCode: 'processing_error',
    failureMessage: 'The card could not be processed. Try again later or use another card.',
  },
};

/** Settles a charge when its issuer has answered by now. The first process settles it; later calls change nothing. */
export async function settleIfDue(db: Database, charge: Charge, now: Date): Promise<Charge> {
  if (charge.status !== 'pending' || charge.dueAt > now) return charge;
  const [settled] = await db
    .update(charges)
    .set({ ...SETTLEMENTS[charge.testOutcome as TestOutcome], settledAt: now })
    .where(and(eq(charges.id, charge.id), eq(charges.status, 'pending')))
    .returning();
  return settled ?? (await findCharge(db, charge.merchantId, charge.idempotencyKey)) ?? charge;
}

/**
 * Waits, outside any transaction, until a charge is settled. If the process dies here, the next request settles the
 * charge.
 */
export async function awaitSettlement(db: Database, charge: Charge, clock: SandboxClock): Promise<Charge> {
  let current = await settleIfDue(db, charge, clock.now());
  while (current.status === 'pending') {
    const remaining = current.dueAt.getTime() - clock.now().getTime();
    await clock.sleep(Math.min(Math.max(remaining, 1), POLL_MS));
    const latest = (await findCharge(db, current.merchantId, current.idempotencyKey)) ?? current;
    current = await settleIfDue(db, latest, clock.now());
  }
  return current;
}
