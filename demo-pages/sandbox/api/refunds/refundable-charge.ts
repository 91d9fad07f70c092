import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError } from '../../core/index.ts';
import { capturedAmount, charges, presentCharge, settleIfDue } from '../charges/index.ts';
import { findWalletCharge, presentWalletCharge, settleWalletCharge, walletCharges } from '../wallet-charges/index.ts';

/** The fields of a charge that a refund needs, whether paid by card or by wallet. */
export interface RefundableCharge {
  id: string;
  kind: 'card' | 'wallet';
  /** What was captured, which is the most that can be refunded. */
  capturedMinor: number;
  refundedMinor: number;
  currency: string;
  isComplete: boolean;
  /** The payment method's test outcome, which decides how its bank answers. */
  testOutcome: string;
}

/** A merchant's charge, by card or by wallet. Throws a 404. */
export async function findRefundable(
  db: Database,
  merchantId: string,
  id: string,
  now: Date,
): Promise<RefundableCharge> {
  const [card] = await db
    .select()
    .from(charges)
    .where(and(eq(charges.id, id), eq(charges.merchantId, merchantId)));
  if (card) {
    const { testOutcome, ...charge } = await settleIfDue(db, card, now);
    const isComplete = charge.status === 'complete';
    return { ...charge, kind: 'card', isComplete, capturedMinor: capturedAmount(charge), testOutcome };
  }
  const [wallet] = await db
    .select()
    .from(walletCharges)
    .where(and(eq(walletCharges.id, id), eq(walletCharges.merchantId, merchantId)));
  if (!wallet) throw new SandboxError(404, 'not_found', 'There is no such charge');
  const { outcome, ...charge } = await settleWalletCharge(db, wallet, now);
  const isComplete = charge.status === 'complete';
  return { ...charge, kind: 'wallet', isComplete, capturedMinor: capturedAmount(charge), testOutcome: outcome ?? '' };
}

/** A charge by card or by wallet as events show it. */
export async function presentRefundable(db: Database, merchantId: string, id: string): Promise<object> {
  const [card] = await db.select().from(charges).where(eq(charges.id, id));
  return card ? presentCharge(card) : presentWalletCharge(await findWalletCharge(db, merchantId, id));
}

/**
 * Reserves an amount on a charge; false when less is left. It is one statement, so that two refunds never reserve the
 * same money.
 */
export async function reserveRefund(
  tx: Database,
  { id, kind }: RefundableCharge,
  amountMinor: number,
): Promise<boolean> {
  const table = kind === 'card' ? charges : walletCharges;
  const taken = await tx
    .update(table)
    .set({ refundedMinor: sql`${table.refundedMinor} + ${amountMinor}` })
    .where(
      and(
        eq(table.id, id),
        eq(table.status, 'complete'),
        lte(sql`${table.refundedMinor} + ${amountMinor}`, sql`coalesce(${table.capturedMinor}, ${table.amountMinor})`),
      ),
    )
    .returning({ id: table.id });
  return taken.length > 0;
}

/** Releases the amount that a failed refund had reserved. */
export async function releaseRefund(tx: Database, chargeId: string, amountMinor: number): Promise<void> {
  for (const table of [charges, walletCharges]) {
    await tx
      .update(table)
      .set({ refundedMinor: sql`${table.refundedMinor} - ${amountMinor}` })
      .where(eq(table.id, chargeId));
  }
}
