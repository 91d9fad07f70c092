import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { randomId } from '../merchants/secrets.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks-schema.ts';

/** What merchants are told of. */
export const EVENT_TYPES = [
  'charge.authorised',
  'charge.paid',
  'charge.failed',
  'charge.cancelled',
  'charge.expired',
  'charge.dishonoured',
  'charge.charged_back',
  'charge.refunded',
  'source.updated',
  'source.expiring',
  'mandate.revoked',
] as const;

/**
 * Records that something happened, and a delivery for each endpoint that wants to know; for `only` that one, if given.
 * Call it in the transaction of the cause, so that neither is ever there without the other.
 */
export async function recordEvent(
  tx: Database,
  { merchantId, type, data }: { merchantId: string; type: string; data: object },
  at: Date,
  only?: string,
): Promise<void> {
  const id = randomId('evt');
  const body = JSON.stringify({ id, type, created_at: at.toISOString(), data });
  const insert = tx.insert(webhookEvents).values({ id, merchantId, type, body, createdAt: at });
  const endpoints = await tx
    .with(tx.$with('event').as(insert.returning({ id: webhookEvents.id })))
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.merchantId, merchantId), isNull(webhookEndpoints.disabledAt)));
  const deliveries = endpoints
    .filter((endpoint) => (only ? endpoint.id === only : (endpoint.events?.includes(type) ?? true)))
    .map((endpoint) => ({
      id: randomId('dlv'),
      eventId: id,
      endpointId: endpoint.id,
      status: 'waiting' as const,
      createdAt: at,
      nextTryAt: at,
    }));
  if (deliveries.length > 0) await tx.insert(webhookDeliveries).values(deliveries);
}
