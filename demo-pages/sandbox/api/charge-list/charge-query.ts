import { z } from 'zod';
import { listQuery } from '../../core/index.ts';
import { CHARGE_STATUSES, WALLET_STATUSES } from '../charges/index.ts';

/** The query of GET /v1/charges. */
export const chargeQuery = listQuery.extend({
  status: z.enum([...new Set([...CHARGE_STATUSES, ...WALLET_STATUSES])], 'is not a status of a charge').optional(),
  reference: z.string().max(255).optional(),
});

export type ChargeQuery = z.output<typeof chargeQuery>;
