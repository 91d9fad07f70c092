import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { prefixedId, validationError } from '../../core/index.ts';
import { isLoopbackUrl } from './endpoint-request.ts';
import { recordEvent } from './record-event.ts';
import { newWebhookSecret } from './webhook-secret.ts';
import { webhookEndpoints } from './webhooks-schema.ts';

/** How many addresses the forms of one merchant may name beside the registered ones: pages name them, not servers. */
const MOST_DESTINATIONS = 20;

const registered = async (db: Database, merchantId: string, url: string) => {
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.merchantId, merchantId), eq(webhookEndpoints.url, url)));
  return endpoint;
};

/**
 * Makes sure that results may be posted to an address that a form names: a webhook endpoint of the merchant, or an
 * address of this machine, which becomes an endpoint that receives only its forms' results. Throws a 400.
 */
export async function assertDestination(db: Database, merchantId: string, url: string, now: Date): Promise<void> {
  const refuse = (text: string) => validationError('webhook_destination', `webhook_destination ${text}`);
  if (await registered(db, merchantId, url)) return;
  if (!isLoopbackUrl(url)) {
    throw refuse('must be a webhook endpoint of this merchant, or an http address of the machine of the sandbox');
  }
  const [named] = await db
    .select({ rows: count() })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.merchantId, merchantId), sql`${webhookEndpoints.events} = '[]'::jsonb`));
  if ((named?.rows ?? 0) >= MOST_DESTINATIONS) {
    throw refuse(`is one of more than ${MOST_DESTINATIONS}: register it as a webhook endpoint, or delete another`);
  }
  await db
    .insert(webhookEndpoints)
    .values({ id: prefixedId('we'), merchantId, url, events: [], secret: newWebhookSecret(), createdAt: now })
    .onConflictDoNothing();
}

/** Records that a form made a one-time token, for the address that its configuration names and no other. */
export async function recordFormResult(
  tx: Database,
  { merchantId, url, data }: { merchantId: string; url: string; data: object },
  at: Date,
): Promise<void> {
  const endpoint = await registered(tx, merchantId, url);
  // An endpoint that was deleted meanwhile receives nothing.
  if (endpoint) await recordEvent(tx, { merchantId, type: 'token.created', data }, at, endpoint.id);
}
