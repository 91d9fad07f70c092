import { z } from 'zod';
import { listQuery } from '../../core/http/list-query.ts';
import { CHARGE_STATUSES } from '../charges/charge-life.ts';
import { WALLET_STATUSES } from '../charges/wallet-statuses.ts';

/** The query of GET /v1/charges. */
export const chargeQuery = listQuery.extend({
  status: z.enum([...new Set([...CHARGE_STATUSES, ...WALLET_STATUSES])], 'is not a status of a charge').optional(),
  reference: z.string().max(255).optional(),
});

export type ChargeQuery = z.output<typeof chargeQuery>;
