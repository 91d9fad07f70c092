/** Answers of calls that a merchant's server may repeat with the same idempotency key. */
import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchantColumn } from '../merchants/access-schema.ts';
import { instant, sandbox } from '../sandbox-schema.ts';

/** One row for each key: inserted first, in the transaction of the call's work, so that one of many equal calls works. */
export const idempotentRequests = sandbox.table(
  'idempotent_requests',
  {
    merchantId: merchantColumn(),
    key: text('key').notNull(),
    /** SHA-256 of the call and its parsed body, to distinguish a retry from another request with the same key. */
    requestHash: text('request_hash').notNull(),
    /** Null only inside the transaction that does the work. */
    answer: jsonb('answer').$type<object>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'idempotent_requests_pk', columns: [table.merchantId, table.key] })],
);
