import { z } from 'zod';
import { CHARGE_STATUSES } from '../charges/charge-life.ts';
import { WALLET_STATUSES } from '../wallets/wallet-schema.ts';

/** Where a page ended: the last charge's time and id. */
export interface ChargeCursor {
  createdAt: Date;
  id: string;
}

export function writeCursor({ createdAt, id }: ChargeCursor): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

function readCursor(text: string): ChargeCursor | null {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  return Number.isNaN(createdAt.getTime()) || id === '' ? null : { createdAt, id };
}

const time = z.iso
  .datetime({ offset: true, error: 'must be a time like "2026-11-21T00:00:00Z"' })
  .transform((text) => new Date(text));

/** The query of GET /v1/charges. Times are from (included) and to (not included). */
export const chargeQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,4}$/, 'must be 1 to 1000')
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 1000, 'must be 1 to 1000')
    .default(50),
  cursor: z
    .string()
    .max(255)
    .transform(readCursor)
    .refine((cursor) => cursor !== null, 'must be a next_cursor of this list')
    .optional(),
  created_from: time.optional(),
  created_to: time.optional(),
  status: z.enum([...new Set([...CHARGE_STATUSES, ...WALLET_STATUSES])], 'is not a status of a charge').optional(),
  reference: z.string().max(255).optional(),
});

export type ChargeQuery = z.output<typeof chargeQuery>;
