import { decimalAmount } from '../../core/index.ts';
import type { chargeRefunds } from './charge-refunds-schema.ts';
import type { RefundAnswer } from './refund-answer.ts';

/** A refund as merchants' servers see it, in answers and in webhooks. */
export function presentRefund(refund: typeof chargeRefunds.$inferSelect): RefundAnswer {
  return {
    _id: refund.id,
    charge_id: refund.chargeId,
    amount: decimalAmount(refund.amountMinor),
    currency: refund.currency,
    status: refund.status,
    created_at: refund.createdAt.toISOString(),
    ...(refund.failureCode ? { failure: { code: refund.failureCode, message: refund.failureMessage } } : {}),
  };
}
