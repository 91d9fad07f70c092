import { z } from 'zod';
import { amountOrNumberField, hashOf, listQuery, minorUnits } from '../../core/index.ts';

/** Body of POST /v1/charges/{id}/refunds: without an amount, everything that is not refunded yet. */
export const refundRequest = z
  .object({ amount: amountOrNumberField.optional() })
  .transform(({ amount }) => ({ amountMinor: amount === undefined ? null : minorUnits(amount) }));

export type NewRefundRequest = z.output<typeof refundRequest>;

/** The same for two requests with the same meaning; the charge is part of it. */
export function refundHash(chargeId: string, { amountMinor }: NewRefundRequest): string {
  return hashOf(JSON.stringify([chargeId, amountMinor]));
}

/** The query of GET /v1/refunds. */
export const refundQuery = listQuery.extend({
  status: z.enum(['pending', 'complete', 'failed'], 'is not a status of a refund').optional(),
});

export type RefundQuery = z.output<typeof refundQuery>;
