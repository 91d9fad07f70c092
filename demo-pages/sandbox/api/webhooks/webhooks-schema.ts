/** Webhooks: events, endpoints, and the state of each delivery. */
import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema } from '../../core/index.ts';

/** Something that happened, written in the transaction of its cause. */
export const webhookEvents = sandboxSchema.table(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    /** The order in which events were written. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    merchantId: merchantColumn(),
    type: text('type').notNull(),
    /** The text that is posted and signed: every attempt sends the same bytes. */
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('webhook_events_sequence').on(table.sequence)],
);

/** An address of a merchant's server that receives events. */
export const webhookEndpoints = sandboxSchema.table(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    merchantId: merchantColumn(),
    url: text('url').notNull(),
    /** The types that it receives; null for all. */
    events: jsonb('events').$type<string[]>(),
    secret: text('secret').notNull(),
    /** Signs beside the secret until it expires, so that a merchant can change secrets without losing a message. */
    previousSecret: text('previous_secret'),
    previousExpiresAt: instant('previous_expires_at'),
    /** Whether the operator configured it: only then may it lead to another machine. */
    isConfigured: boolean('is_configured').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastSuccessAt: instant('last_success_at'),
    /** Set when every attempt of three days failed. */
    disabledAt: instant('disabled_at'),
  },
  (table) => [unique('webhook_endpoints_url').on(table.merchantId, table.url)],
);

/** One event for one endpoint. */
export const webhookDeliveries = sandboxSchema.table(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => webhookEvents.id),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    /** Which attempt holds the row: a process that died loses it when the time is over. */
    claim: text('claim'),
    claimedUntil: instant('claimed_until'),
    /** The last answer: an HTTP status, or the kind of fault. */
    lastResult: text('last_result'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    unique('webhook_deliveries_event').on(table.eventId, table.endpointId),
    index('webhook_deliveries_due').on(table.nextTryAt).where(sql`${table.status} = 'waiting'`),
    check('webhook_deliveries_status', sql`${table.status} in ('waiting', 'delivered', 'failed')`),
  ],
);
