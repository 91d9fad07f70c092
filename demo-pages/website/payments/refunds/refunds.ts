import { and, eq, sql } from 'drizzle-orm';
import { decimalText, formatMoney } from '#rules/money.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { createLeaseQueue } from '../../../server/operations/jobs/lease-queue.ts';
import { siteOf, writeStaffAction } from '../../platform/index.ts';
import {
  type BeginRefundResult,
  beginRefund,
  REFUND_LEASE_MS,
  type RefundOrder,
  type RefundProblem,
  reviewRefund,
} from './begin-refund.ts';
import { type Refund, refundsFor } from './find-refunds.ts';
import type { RefundClient, RefundOutcome } from './refund-client.ts';
import type { RefundableRef, RefundableTable } from './refundable.ts';
import { refunds } from './refunds-schema.ts';

export interface RefundDependencies {
  db: Database;
  provider: RefundClient;
  /** What can be refunded, by kind. */
  kinds: RefundableTable;
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}

export interface Refunds {
  /** What is wrong with a refund that staff are about to confirm. */
  review(order: Pick<RefundOrder, 'refundable' | 'amountMinor' | 'units'>): Promise<RefundProblem | undefined>;
  /** Refunds once, however often the same form is sent; a refund without an answer stays pending. */
  ask(order: RefundOrder): Promise<BeginRefundResult>;
  /** Asks again about the refunds of one order or donation that have no result yet. */
  settle(refundable: RefundableRef): Promise<void>;
  /**
   * Follows up some of the refunds that a crash or an outage left without a result, and there may be more unless it
   * resolves with 0: the number of refunds. Any number of processes share them.
   */
  recover(): Promise<number>;
}

const AT_ONCE = 10;

/**
 * The refunds of orders and donations. Every request for one refund has the same key, so that no crash makes it happen
 * twice.
 */
export function createRefunds({ db, provider, kinds, clock, log }: RefundDependencies): Refunds {
  const running = new Map<string, Promise<Refund>>();
  const queue = createLeaseQueue({
    db,
    clock,
    log,
    event: 'refund-recovery',
    table: refunds,
    isOpen: sql`${refunds.status} = 'asked'`,
    leaseMs: REFUND_LEASE_MS,
    retryPlan: { firstMs: 30_000, longestMs: 600_000 },
  });

  const driveOnce = async ({ id }: Refund): Promise<Refund> => {
    const [refund] = await db
      .update(refunds)
      .set({ drives: sql`${refunds.drives} + 1` })
      .where(and(eq(refunds.id, id), eq(refunds.status, 'asked')))
      .returning();
    if (!refund) {
      const [ended] = await db.select().from(refunds).where(eq(refunds.id, id));
      return ended!;
    }
    const { chargeId, idempotencyKey, amountMinor } = refund;
    const outcome = await provider.refund({ chargeId, idempotencyKey, amount: decimalText(amountMinor) });
    const recorded = await recordRefund(db, kinds, refund, outcome, clock());
    const { refundableKind, refundableId } = refund;
    log({
      event: 'refund',
      [refundableKind]: refundableId,
      refund: id,
      outcome: outcome.kind,
      status: recorded.status,
    });
    return recorded;
  };

  // A double click and the recovery share one request in this process.
  const drive = (refund: Refund): Promise<Refund> => {
    const known = running.get(refund.id);
    if (known) return known;
    const driving = driveOnce(refund).finally(() => running.delete(refund.id));
    running.set(refund.id, driving);
    return driving;
  };

  return {
    review: (order) => reviewRefund(db, kinds, order),
    async ask(order) {
      const begun = await beginRefund(db, kinds, order, clock());
      if ('problem' in begun) return begun;
      const refund = await drive(begun.refund);
      if (refund.status === 'asked') await queue.hasten(refund.id);
      return { refund };
    },
    async settle(refundable) {
      const asked = await db
        .select()
        .from(refunds)
        .where(and(refundsFor(refundable), eq(refunds.status, 'asked')));
      for (const refund of asked) await drive(refund);
    },
    recover: () =>
      queue.workOff(AT_ONCE, async (refund) => ((await drive(refund)).status === 'asked' ? 'again' : 'done')),
  };
}

/**
 * The short transaction after the provider was called: state, trail and what belongs to the kind, such as stock, ledger
 * and mail, are written together or not at all. The first result counts and later ones change nothing; an uncertain
 * result leaves the refund pending.
 */
function recordRefund(
  db: Database,
  kinds: RefundableTable,
  { id, refundableKind, refundableId }: Refund,
  outcome: RefundOutcome,
  now: number,
): Promise<Refund> {
  return db.transaction(async (tx) => {
    const refundable = (await kinds[refundableKind].lock(tx, refundableId))!;
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (refund!.status !== 'asked' || outcome.kind === 'unknown') return refund!;
    const finishedAt = outcome.kind === 'refunded' ? (outcome.refundedAt ?? new Date(now)) : new Date(now);
    const values =
      outcome.kind === 'refunded'
        ? { status: 'refunded' as const, refundId: outcome.refundId, finishedAt }
        : { status: 'failed' as const, errorCode: outcome.errorCode, finishedAt };
    const [ended] = await tx
      .update(refunds)
      .set({ ...values, claimedBy: null })
      .where(eq(refunds.id, id))
      .returning();
    if (outcome.kind === 'refunded') await kinds[refundableKind].refunded(tx, ended!, now);
    const { siteCountryCode } = refundable;
    const amount = formatMoney(ended!.amountMinor, ended!.currency, siteOf(siteCountryCode).code);
    await writeStaffAction(tx, {
      at: finishedAt,
      actor: 'Payment provider',
      action: 'refund',
      siteCountryCode,
      subject: refundableId,
      outcome: values.status,
      detail: `${amount}: ${outcome.kind === 'refunded' ? outcome.refundId : outcome.errorCode}`,
    });
    return ended!;
  });
}
