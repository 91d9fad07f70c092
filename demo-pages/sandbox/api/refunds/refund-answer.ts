import { z } from 'zod';
import { currencyAnswer, decimalAnswer, failureAnswer, timeAnswer } from '../../core/index.ts';

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
