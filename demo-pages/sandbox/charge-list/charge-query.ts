import { z } from 'zod';
import { CHARGE_STATUSES } from '../charges/charge-life.ts';
import { WALLET_STATUSES } from '../charges/wallet-statuses.ts';
import { listQuery } from '../http/list-query.ts';

/** The query of GET /v1/charges. */
export const chargeQuery = listQuery.extend({
  status: z.enum([...new Set([...CHARGE_STATUSES, ...WALLET_STATUSES])], 'is not a status of a charge').optional(),
  reference: z.string().max(255).optional(),
});

export type ChargeQuery = z.output<typeof chargeQuery>;
