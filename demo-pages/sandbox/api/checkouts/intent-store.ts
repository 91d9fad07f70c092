import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { DEMO, isKnownOrigin, ownName, prefixedId, SandboxError, validationError } from '../../core/index.ts';
import { checkoutInstructions, checkoutIntents } from './checkout-intents-schema.ts';
import { type IntentRequest, intentHash } from './intent-request.ts';
import { START } from './position.ts';

export type Intent = typeof checkoutIntents.$inferSelect;
export type InstructionRow = typeof checkoutInstructions.$inferSelect;
export type NewInstruction = Omit<typeof checkoutInstructions.$inferInsert, 'intentId' | 'seq'>;

const DAY_MS = 24 * 60 * 60 * 1000;

type IntentName = { merchantId: string; idempotencyKey: string | undefined };

/** The intent that a merchant's server created with this key; undefined when there is none. */
export async function intentByKey(
  db: Database,
  { merchantId, idempotencyKey }: IntentName,
): Promise<Intent | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const [intent] = await db
    .select()
    .from(checkoutIntents)
    .where(and(eq(checkoutIntents.merchantId, merchantId), eq(checkoutIntents.idempotencyKey, idempotencyKey)));
  return intent;
}

function sameRequest(intent: Intent, hash: string): Intent {
  if (intent.requestHash === hash) return intent;
  throw new SandboxError(409, 'idempotency_conflict', 'This Idempotency-Key was used for another request');
}

/** Creates an intent, or returns the one that this key already created. */
export async function createIntent(
  db: Database,
  named: IntentName,
  request: IntentRequest,
  now: Date,
): Promise<Intent> {
  const requestHash = intentHash(request);
  const earlier = await intentByKey(db, named);
  if (earlier) return sameRequest(earlier, requestHash);
  const { expiresIn, customerId, ...facts } = request;
  // The shopper is redirected to this address, so it must be a page of the merchant.
  if (request.returnUrl && !(await isKnownOrigin(db, new URL(request.returnUrl).origin, named.merchantId))) {
    throw validationError('return_url', 'return_url must lead to a page of a site that this key is for');
  }
  await db.delete(checkoutIntents).where(lt(checkoutIntents.expiresAt, new Date(now.getTime() - DAY_MS)));
  const [intent] = await db
    .insert(checkoutIntents)
    .values({
      ...facts,
      id: prefixedId('int'),
      merchantId: named.merchantId,
      idempotencyKey: named.idempotencyKey ?? null,
      requestHash,
      customerId: customerId ?? ownName(named.merchantId, DEMO.customerId),
      environment: 'sandbox',
      position: START,
      moves: 0,
      seq: 0,
      status: 'open',
      createdAt: now,
      expiresAt: new Date(now.getTime() + expiresIn * 1000),
    })
    .onConflictDoNothing()
    .returning();
  if (intent) return intent;
  const winner = await intentByKey(db, named);
  if (winner) return sameRequest(winner, requestHash);
  throw new SandboxError(500, 'server_busy', 'The checkout was not stored. Try again.');
}

/** A merchant's intent; null when there is none. */
export async function findIntent(db: Database, merchantId: string, id: string): Promise<Intent | null> {
  const [intent] = await db
    .select()
    .from(checkoutIntents)
    .where(and(eq(checkoutIntents.id, id), eq(checkoutIntents.merchantId, merchantId)));
  return intent ?? null;
}

/** An instruction that was sent; null for the intent's own token, which precedes the first instruction. */
export async function findInstruction(db: Database, intentId: string, seq: number): Promise<InstructionRow | null> {
  const [row] = await db
    .select()
    .from(checkoutInstructions)
    .where(and(eq(checkoutInstructions.intentId, intentId), eq(checkoutInstructions.seq, seq)));
  return row ?? null;
}

/**
 * Advances a checkout and stores its new instruction. False when another process advanced it meanwhile: then nothing is
 * changed, and the caller reads the new state.
 */
export function moveIntent(
  db: Database,
  intent: Intent,
  change: Partial<Intent>,
  instruction?: NewInstruction,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const seq = instruction ? intent.seq + 1 : intent.seq;
    const moved = await tx
      .update(checkoutIntents)
      .set({ ...change, seq, moves: intent.moves + 1 })
      .where(and(eq(checkoutIntents.id, intent.id), eq(checkoutIntents.moves, intent.moves)))
      .returning({ id: checkoutIntents.id });
    if (moved.length === 0) return false;
    if (instruction) await tx.insert(checkoutInstructions).values({ ...instruction, intentId: intent.id, seq });
    return true;
  });
}
