/** Answers of calls that a merchant's server may repeat with the same idempotency key. */
import { json, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ErrorDetails } from '../http/sandbox-error.ts';
import { merchantColumn } from '../merchants/access-schema.ts';
import { instant, sandboxSchema } from '../sandbox-schema.ts';

/** A refusal as it is sent again. */
export interface StoredRefusal {
  code: string;
  message: string;
  details: ErrorDetails;
}

/**
 * One row for each key: inserted first, in the transaction of the call's work, so that one of many equal calls works.
 */
export const idempotentRequests = sandboxSchema.table(
  'idempotent_requests',
  {
    merchantId: merchantColumn(),
    key: text('key').notNull(),
    /** SHA-256 of the call and its parsed body, to distinguish a retry from another request with the same key. */
    requestHash: text('request_hash').notNull(),
    /** What the call has begun, when its answer is awaited afterwards: the id of a charge or a refund. */
    subject: text('subject'),
    /** Null while the answer is awaited. As text, so that it is sent again in the same bytes. */
    answer: json('answer').$type<object>(),
    /** In place of an answer: a bank's refusal, which is as final. */
    refusal: jsonb('refusal').$type<StoredRefusal>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'idempotent_requests_pk', columns: [table.merchantId, table.key] })],
);
