import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { hashOf, prefixedId, SandboxError } from '../../core/index.ts';
import { isWebhookSecret, newWebhookSecret } from './webhook-secret.ts';
import { webhookEndpoints } from './webhooks-schema.ts';

export type Endpoint = typeof webhookEndpoints.$inferSelect;

/** How long the old secret also signs after a rotation. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

const isEndpoint = (merchantId: string, id: string) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.merchantId, merchantId));

const unknownEndpoint = () => new SandboxError(404, 'not_found', 'There is no such webhook endpoint');

/** Stores an endpoint with a new secret. Throws a 409 when the merchant has one with this address. */
export async function createEndpoint(
  db: Database,
  merchantId: string,
  { url, events = null }: { url: string; events?: string[] | null | undefined },
  now: Date,
): Promise<Endpoint> {
  const [endpoint] = await db
    .insert(webhookEndpoints)
    .values({ id: prefixedId('we'), merchantId, url, events, secret: newWebhookSecret(), createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (endpoint) return endpoint;
  throw new SandboxError(
    409,
    'endpoint_exists',
    'This address is registered already. Delete it, or rotate its secret.',
  );
}

/** One endpoint of a merchant. Throws a 404. */
export async function findEndpoint(db: Database, merchantId: string, id: string): Promise<Endpoint> {
  const [endpoint] = await db.select().from(webhookEndpoints).where(isEndpoint(merchantId, id));
  if (endpoint) return endpoint;
  throw unknownEndpoint();
}

export function listEndpoints(db: Database, merchantId: string): Promise<Endpoint[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.merchantId, merchantId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

/** Deletes an endpoint with what was still to be delivered to it. Throws a 404. */
export async function deleteEndpoint(db: Database, merchantId: string, id: string): Promise<void> {
  const deleted = await db.delete(webhookEndpoints).where(isEndpoint(merchantId, id)).returning();
  if (deleted.length === 0) throw unknownEndpoint();
}

/** Gives an endpoint a new secret; for a day the old one signs too. Throws a 404. */
export async function rotateSecret(db: Database, merchantId: string, id: string, now: Date): Promise<Endpoint> {
  const rotated = await db.transaction(async (tx) => {
    const [current] = await tx.select().from(webhookEndpoints).where(isEndpoint(merchantId, id)).for('update');
    if (!current) throw unknownEndpoint();
    const previousExpiresAt = new Date(now.getTime() + OVERLAP_MS);
    return tx
      .update(webhookEndpoints)
      .set({ secret: newWebhookSecret(), previousSecret: current.secret, previousExpiresAt })
      .where(eq(webhookEndpoints.id, id))
      .returning();
  });
  if (rotated[0]) return rotated[0];
  throw unknownEndpoint();
}

/** Switches an endpoint on again; it also receives the events that waited. Throws a 404. */
export async function enableEndpoint(db: Database, merchantId: string, id: string): Promise<void> {
  const enabled = await db
    .update(webhookEndpoints)
    .set({ disabledAt: null })
    .where(isEndpoint(merchantId, id))
    .returning();
  if (enabled.length === 0) throw unknownEndpoint();
}

/**
 * Registers the endpoint that the operator configured, in place of the one of an earlier start. Safe to run at every
 * start. The operator's own address may be on another machine.
 */
export async function configureEndpoint(
  db: Database,
  merchantId: string,
  { url, secret }: { url: string; secret: string },
  now: Date,
): Promise<void> {
  if (!isWebhookSecret(secret)) throw new Error('A webhook secret is whsec_ and 24 to 64 bytes in base64');
  const isOther = and(eq(webhookEndpoints.isConfigured, true), ne(webhookEndpoints.url, url));
  await db.delete(webhookEndpoints).where(and(eq(webhookEndpoints.merchantId, merchantId), isOther));
  const settings = { secret, isConfigured: true, disabledAt: null, events: null };
  const id = `we_${hashOf(`${merchantId} ${url}`).slice(0, 32)}`;
  await db
    .insert(webhookEndpoints)
    .values({ id, merchantId, url, createdAt: now, ...settings })
    .onConflictDoUpdate({ target: [webhookEndpoints.merchantId, webhookEndpoints.url], set: settings });
}
