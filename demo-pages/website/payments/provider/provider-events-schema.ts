import { index, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../../platform/tables/index.ts';

/** Events that the provider has posted and that were applied. They may come late, twice and in any order. */
export const providerEvents = website.table(
  'provider_events',
  { id: text('id').primaryKey(), type: text('type').notNull(), receivedAt: moment('received_at').notNull() },
  (t) => [index('provider_events_received').on(t.receivedAt)],
);
