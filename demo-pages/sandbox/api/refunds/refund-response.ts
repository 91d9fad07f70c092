import { z } from 'zod';
import { currencySchema, decimalAmount, decimalSchema, failureSchema, timeSchema } from '../../core/index.ts';
import type { chargeRefunds } from './charge-refunds-schema.ts';

/** A refund as merchants' servers see it. */
export const refundResponse = z
  .object({
    _id: z.string(),
    charge_id: z.string(),
    amount: decimalSchema,
    currency: currencySchema,
    status: z.enum(['pending', 'complete', 'failed']),
    created_at: timeSchema,
    failure: failureSchema.optional(),
  })
  .meta({ id: 'Refund' });
export type RefundResponse = z.output<typeof refundResponse>;

/** A refund as merchants' servers see it, in responses and in webhooks. */
export function presentRefund(refund: typeof chargeRefunds.$inferSelect): RefundResponse {
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
