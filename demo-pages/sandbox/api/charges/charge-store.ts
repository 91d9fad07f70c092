import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { prefixedId, type SandboxClock, SandboxError } from '../../core/index.ts';
import { SLOW_ISSUER_MS, type TestOutcome } from '../../simulated/index.ts';
import { authenticationFor } from '../three-ds/index.ts';
import { findPaymentToken } from '../tokens/index.ts';
import { addBankingDays } from './bank-days.ts';
import type { NewChargeRequest } from './charge-request.ts';
import { requestHash } from './charge-request.ts';
import { failureOf } from './charge-results.ts';
import { type ChargedSource, chargedCustomer, chargedToken } from './charged-source.ts';
import { charges } from './charges-schema.ts';
import { limitDeclines } from './limit-declines.ts';
import { type Charge, insertCharges, type NewCharge, settleIfDue } from './settle-charge.ts';

const POLL_MS = 250;
/** How many bank business days a debit needs. */
const DEBIT_DAYS = 2;

/** A merchant's charge by its idempotency key; null when there is none. */
export async function findCharge(db: Database, merchantId: string, idempotencyKey: string): Promise<Charge | null> {
  const [charge] = await db
    .select()
    .from(charges)
    .where(and(eq(charges.merchantId, merchantId), eq(charges.idempotencyKey, idempotencyKey)));
  return charge ?? null;
}

/** A charge that was recorded, by its id. */
export async function chargeById(db: Database, id: string): Promise<Charge> {
  const [charge] = await db.select().from(charges).where(eq(charges.id, id));
  if (charge) return charge;
  throw new SandboxError(404, 'not_found', 'There is no such charge');
}

/**
 * Records a charge, or returns the one that this key already made. A charge is recorded as pending, and settled at
 * once if its issuer has answered by now. It inserts first and reads afterwards: of any number of equal requests in any
 * number of processes, the unique constraints let exactly one insert succeed. Call it in a transaction, which a refusal
 * undoes.
 */
export async function recordCharge(
  tx: Database,
  merchantId: string,
  idempotencyKey: string,
  request: NewChargeRequest,
  now: Date,
): Promise<Charge> {
  const hash = requestHash(request);
  const earlier = await findCharge(tx, merchantId, idempotencyKey);
  if (earlier) return sameRequest(earlier, hash);
  const source = await sourceOf(tx, merchantId, idempotencyKey, request, hash, now);
  const authenticationId = await authenticationFor(tx, source.authenticated, request, now);
  const { initiator = 'customer', capture = true } = request;
  if (!capture && source.columns.sourceType === 'bank_account') throw notAuthorisable();
  // The limit is about people who guess cards, not about a gift that is collected each month.
  if (initiator === 'customer') await limitDeclines(tx, merchantId, source.columns.cardFingerprint ?? null, now);
  const testOutcome = await source.take(tx);
  if (testOutcome !== null) {
    const charge = newCharge({ merchantId, idempotencyKey, request }, { source, testOutcome, authenticationId }, now);
    const [inserted] = await insertCharges(tx, [charge], now);
    if (inserted) return inserted;
  }
  const winner = await findCharge(tx, merchantId, idempotencyKey);
  if (winner) return sameRequest(winner, hash);
  throw request.customerId === undefined ? tokenUsed() : authenticationUsed();
}

/** A merchant's request for a charge. */
export interface AskedCharge {
  merchantId: string;
  idempotencyKey: string;
  request: NewChargeRequest;
}

/** The row of a charge whose source was taken. */
export function newCharge(
  { merchantId, idempotencyKey, request }: AskedCharge,
  taken: { source: ChargedSource; testOutcome: TestOutcome; authenticationId: string | null },
  now: Date,
): NewCharge {
  const { amountMinor, currency, reference, customer, initiator = 'customer', capture = true } = request;
  const { source, testOutcome, authenticationId } = taken;
  return {
    ...source.columns,
    ...lifeOf(source, testOutcome, currency, now),
    id: prefixedId('ch'),
    merchantId,
    idempotencyKey,
    requestHash: requestHash(request),
    authenticationId,
    amountMinor,
    currency,
    reference,
    customer,
    initiator,
    capture,
    testOutcome,
    createdAt: now,
  };
}

async function sourceOf(
  db: Database,
  merchantId: string,
  idempotencyKey: string,
  request: NewChargeRequest,
  hash: string,
  now: Date,
): Promise<ChargedSource> {
  const { tokenHash } = request;
  if (tokenHash === undefined) return chargedCustomer(db, merchantId, request, now);
  const token = await findPaymentToken(db, merchantId, tokenHash);
  if (!token) throw await missingToken(db, merchantId, tokenHash, idempotencyKey, hash);
  return chargedToken(token, now);
}

// A debit that the bank takes on is settled days later; everything else is answered by the issuer.
function lifeOf({ isDebit }: ChargedSource, outcome: TestOutcome, currency: string, now: Date) {
  if (isDebit && !failureOf(outcome)) {
    return { status: 'pending_settlement' as const, dueAt: addBankingDays(now, DEBIT_DAYS, currency) };
  }
  const delay = outcome === 'approve_slowly' ? SLOW_ISSUER_MS : 0;
  return { status: 'pending' as const, dueAt: new Date(now.getTime() + delay) };
}

const notAuthorisable = () =>
  new SandboxError(400, 'capture_required', 'A bank account cannot be authorised first: its debit is paid by itself');

const tokenUsed = () => new SandboxError(400, 'token_used', 'The one-time token has been used for another charge');

const authenticationUsed = () =>
  new SandboxError(400, '3ds_used', 'The 3-D Secure authentication has been used for another charge');

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
