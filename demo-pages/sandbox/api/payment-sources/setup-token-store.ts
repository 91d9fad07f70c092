import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { hashOf, prefixedId, SandboxError } from '../../core/index.ts';
import { SANDBOX_OUTCOMES, type SandboxOutcome, type TestOutcome } from '../../simulated/index.ts';
import type { Gateway } from '../configurations/index.ts';
import { paymentTokens } from '../tokens/index.ts';
import { vaultSetups } from './vault-schema.ts';

export type VaultSetup = typeof vaultSetups.$inferSelect;

const LIFETIME_MS = 3 * 60 * 60 * 1000;
const TOKEN_LIFETIME_MS = 30 * 60 * 1000;
const EMAIL = 'avery.tester@example.org';

/** Makes a setup token, which the shopper approves at the simulated PayPal. */
export async function createSetup(db: Database, { id, merchantId }: Gateway, now: Date): Promise<string> {
  const token = prefixedId('sim');
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const setup = { setupHash: hashOf(token), merchantId, gatewayId: id, status: 'created' as const };
  await db.insert(vaultSetups).values({ ...setup, createdAt: now, expiresAt });
  await db.delete(vaultSetups).where(lt(vaultSetups.expiresAt, now));
  return token;
}

/** The unexpired setup with this token; null when there is none. */
export async function findSetup(db: Database, token: string, now: Date): Promise<VaultSetup | null> {
  const [setup] = await db
    .select()
    .from(vaultSetups)
    .where(and(eq(vaultSetups.setupHash, hashOf(token)), gt(vaultSetups.expiresAt, now)));
  return setup ?? null;
}

/** Stores the shopper's decision: a sandbox outcome, or `cancel`. Only the first one counts. */
export async function decideSetup(db: Database, setup: VaultSetup, decision: string): Promise<VaultSetup> {
  const outcome = SANDBOX_OUTCOMES.find((word) => word === decision);
  const change = outcome
    ? ({ status: 'approved', outcome, email: EMAIL } as const)
    : ({ status: 'cancelled' } as const);
  const [changed] = await db
    .update(vaultSetups)
    .set(change)
    .where(and(eq(vaultSetups.setupHash, setup.setupHash), eq(vaultSetups.status, 'created')))
    .returning();
  return changed ?? setup;
}

const CHARGED: Record<SandboxOutcome, TestOutcome> = {
  approve: 'approve',
  lost: 'approve',
  in_review: 'approve',
  slow: 'approve_slowly',
  decline: 'decline',
  fail: 'processing_error',
};

/**
 * Exchanges an approved setup for its one-time token. The token is derived from the setup's token, so a page that
 * lost the response can repeat the request: there is only one token, and it is good for one charge.
 */
export async function exchangeSetup(
  db: Database,
  setup: VaultSetup,
  now: Date,
): Promise<{ token: string; email: string }> {
  const [exchanged] = await db
    .update(vaultSetups)
    .set({ status: 'exchanged' })
    .where(and(eq(vaultSetups.setupHash, setup.setupHash), inArray(vaultSetups.status, ['approved', 'exchanged'])))
    .returning();
  if (!exchanged) {
    const message = 'The shopper has not approved that the account is saved';
    throw new SandboxError(400, 'invalid_transaction_details', message);
  }
  const token = `tok_${Buffer.from(hashOf(`payment token of ${exchanged.setupHash}`), 'hex').toString('base64url')}`;
  const email = exchanged.email ?? EMAIL;
  await db
    .insert(paymentTokens)
    .values({
      tokenHash: hashOf(token),
      merchantId: exchanged.merchantId,
      gatewayId: exchanged.gatewayId,
      type: 'paypal_vault',
      holderName: 'Avery Tester',
      contact: { email },
      testOutcome: CHARGED[exchanged.outcome as SandboxOutcome] ?? 'approve',
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS),
    })
    .onConflictDoNothing();
  return { token, email };
}
