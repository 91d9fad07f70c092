import { z } from 'zod';
import { currencyAnswer, decimalAmount, decimalAnswer, failureAnswer, timeAnswer } from '../../core/index.ts';
import type { chargeRefunds } from './charge-refunds-schema.ts';

/** A refund as merchants' servers see it. */
export const refundAnswer = z
  .object({
    _id: z.string(),
    charge_id: z.string(),
    amount: decimalAnswer,
    currency: currencyAnswer,
    status: z.enum(['pending', 'complete', 'failed']),
    created_at: timeAnswer,
    failure: failureAnswer.optional(),
  })
  .meta({ id: 'Refund' });
export type RefundAnswer = z.output<typeof refundAnswer>;

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
