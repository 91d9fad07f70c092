/** The newest calls of the API, for the sandbox's page. */
import { bigserial, index, integer, text } from 'drizzle-orm/pg-core';
import { merchants } from '../merchants/access-schema.ts';
import { instant, sandboxSchema } from '../sandbox-schema.ts';

/** A call and its answer. Bodies are masked before they are stored: no secret and no number of a card or account. */
export const loggedRequests = sandboxSchema.table(
  'logged_requests',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    /** The request's id, which its answer carries in a header. */
    id: text('id').notNull(),
    /** Null for a call whose credential is unknown. */
    merchantId: text('merchant_id').references(() => merchants.id),
    credential: text('credential'),
    method: text('method').notNull(),
    path: text('path').notNull(),
    status: integer('status').notNull(),
    code: text('code'),
    requestBody: text('request_body'),
    answerBody: text('answer_body'),
    durationMs: integer('duration_ms').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('logged_requests_merchant').on(table.merchantId, table.sequence),
    index('logged_requests_id').on(table.id),
  ],
);
