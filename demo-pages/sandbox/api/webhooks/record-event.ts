import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { prefixedId } from '../../core/index.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks-schema.ts';

/** The events that merchants receive. */
export const EVENT_TYPES = [
  'charge.authorised',
  'charge.paid',
  'charge.failed',
  'charge.cancelled',
  'charge.expired',
  'charge.dishonoured',
  'charge.charged_back',
  'charge.reinstated',
  'charge.refunded',
  'source.updated',
  'source.expiring',
  'mandate.revoked',
] as const;

/** An event for a merchant. */
interface MerchantEvent {
  merchantId: string;
  type: string;
  data: object;
}

/**
 * Records that something happened, and a delivery for each endpoint that subscribes to it; for `only` that one, if
 * given. Call it in the transaction of the cause, so that neither exists without the other.
 */
export const recordEvent = (tx: Database, event: MerchantEvent, at: Date, only?: string): Promise<void> =>
  recordEvents(tx, [event], at, only);

/** The same for several events at once. */
export async function recordEvents(
  tx: Database,
  list: readonly MerchantEvent[],
  at: Date,
  only?: string,
): Promise<void> {
  const events = list.map(({ merchantId, type, data }) => {
    const id = prefixedId('evt');
    return {
      id,
      merchantId,
      type,
      body: JSON.stringify({ id, type, created_at: at.toISOString(), data }),
      createdAt: at,
    };
  });
  const merchants = [...new Set(events.map(({ merchantId }) => merchantId))];
  const insert = tx.insert(webhookEvents).values(events).returning({ id: webhookEvents.id });
  const endpoints = await tx
    .with(tx.$with('event').as(insert))
    .select()
    .from(webhookEndpoints)
    .where(and(inArray(webhookEndpoints.merchantId, merchants), isNull(webhookEndpoints.disabledAt)));
  const deliveries = events.flatMap(({ id, merchantId, type }) =>
    endpoints
      .filter((endpoint) => endpoint.merchantId === merchantId)
      .filter((endpoint) => (only ? endpoint.id === only : (endpoint.events?.includes(type) ?? true)))
      .map((endpoint) => ({
        id: prefixedId('dlv'),
        eventId: id,
        endpointId: endpoint.id,
        status: 'waiting' as const,
        createdAt: at,
        nextTryAt: at,
      })),
  );
  if (deliveries.length > 0) await tx.insert(webhookDeliveries).values(deliveries);
}
