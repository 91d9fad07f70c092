import { eq } from 'drizzle-orm';
import { formatMoney } from '#rules/money.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { siteOf, writeStaffAction } from '../../platform/index.ts';
import type { Refund } from './find-refunds.ts';
import type { RefundOutcome } from './refund-client.ts';
import type { RefundableTable } from './refundable.ts';
import { refunds } from './refunds-schema.ts';

/**
 * The short transaction after the provider was called: state, trail and what belongs to the kind, such as stock, ledger
 * and mail, are written together or not at all. The first result counts and later ones change nothing; an uncertain
 * result leaves the refund pending.
 */
export function recordRefund(
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
