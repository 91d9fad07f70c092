import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { presentSource, savedSources } from '../api/payment-sources/index.ts';
import { type Endpoint, webhookDeliveries, webhookEndpoints, webhookEvents } from '../api/webhooks/index.ts';
import { customers } from '../core/index.ts';

/** How much of each list the page shows: the newest. */
export const MOST_ROWS = 50;

export type ActivityRow = Record<string, unknown>;
export type CustomerActivity = typeof customers.$inferSelect & { sources: ActivityRow[] };

/** An event on its way to an endpoint. */
export interface DeliveryActivity {
  id: string;
  type: string;
  url: string;
  status: string;
  tries: number;
  lastResult: string | null;
  createdAt: Date;
  nextTryAt: Date;
  deliveredAt: Date | null;
}

/** The webhooks of a merchant, as the sandbox's page shows them: without secrets. */
export interface Activity {
  endpoints: Pick<Endpoint, 'id' | 'url' | 'disabledAt'>[];
  deliveries: DeliveryActivity[];
}

/** A merchant's newest customers with their sources. */
export async function readCustomers(db: Database, merchantId: string, now: Date): Promise<CustomerActivity[]> {
  const rows = await db
    .select()
    .from(customers)
    .where(eq(customers.merchantId, merchantId))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(MOST_ROWS);
  const ids = rows.map(({ id }) => id);
  const sources = await db
    .select()
    .from(savedSources)
    .where(and(eq(savedSources.merchantId, merchantId), inArray(savedSources.customerId, ids)))
    .orderBy(asc(savedSources.position));
  return rows.map((customer) => ({
    ...customer,
    sources: sources
      .filter(({ customerId, removedAt }) => customerId === customer.id && removedAt === null)
      .map((source) => presentSource(source, now)),
  }));
}

/** A merchant's newest deliveries. */
export function readDeliveries(db: Database, merchantId: string): Promise<DeliveryActivity[]> {
  return db
    .select({
      id: webhookDeliveries.id,
      type: webhookEvents.type,
      url: webhookEndpoints.url,
      status: webhookDeliveries.status,
      tries: webhookDeliveries.tries,
      lastResult: webhookDeliveries.lastResult,
      createdAt: webhookDeliveries.createdAt,
      nextTryAt: webhookDeliveries.nextTryAt,
      deliveredAt: webhookDeliveries.deliveredAt,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookEndpoints.merchantId, merchantId))
    .orderBy(desc(webhookEvents.sequence))
    .limit(MOST_ROWS);
}
