import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { prefixedId } from '../../core/index.ts';
import { isLoopbackUrl } from './endpoint-request.ts';
import type { Endpoint } from './endpoint-store.ts';
import { type PostResult, postWebhook } from './post-webhook.ts';
import { signMessage } from './webhook-secret.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks-schema.ts';

type Delivery = typeof webhookDeliveries.$inferSelect;
type Event = typeof webhookEvents.$inferSelect;

interface Claimed {
  delivery: Delivery;
  event: Event;
  endpoint: Endpoint;
}

export interface DeliveryOptions {
  fetch: typeof globalThis.fetch;
  /** Gives 0 to 1. */
  random?: () => number;
}

const AT_ONCE = 10;
/** Longer than an attempt may take: a process that holds a row after this time has died. */
const CLAIM_MS = 30_000;

/** Takes some of the deliveries that are due. Rows that another process is taking are skipped, not waited for. */
async function claimDue(db: Database, now: Date): Promise<Claimed[]> {
  const isFree = or(isNull(webhookDeliveries.claimedUntil), lte(webhookDeliveries.claimedUntil, now));
  const enabled = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(isNull(webhookEndpoints.disabledAt));
  const isDue = and(
    eq(webhookDeliveries.status, 'waiting'),
    lte(webhookDeliveries.nextTryAt, now),
    inArray(webhookDeliveries.endpointId, enabled),
    isFree,
  );
  const claim = prefixedId('clm');
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(isDue)
      .orderBy(asc(webhookDeliveries.nextTryAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await tx
      .update(webhookDeliveries)
      .set({ claim, claimedUntil: new Date(now.getTime() + CLAIM_MS), tries: sql`${webhookDeliveries.tries} + 1` })
      .where(inArray(webhookDeliveries.id, ids));
  });
  return db
    .select({ delivery: webhookDeliveries, event: webhookEvents, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.claim, claim))
    .orderBy(asc(webhookEvents.sequence));
}

function attempt({ event, endpoint }: Claimed, now: Date, fetch: DeliveryOptions['fetch']): Promise<PostResult> {
  const { url, secret, previousSecret, previousExpiresAt } = endpoint;
  if (!endpoint.isConfigured && !isLoopbackUrl(url)) {
    return Promise.resolve({ isDelivered: false, result: 'forbidden address' });
  }
  const timestamp = Math.floor(now.getTime() / 1000);
  const isOverlap = previousSecret !== null && previousExpiresAt !== null && previousExpiresAt > now;
  const message = { id: event.id, timestamp, body: event.body };
  const headers = {
    'content-type': 'application/json',
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage(message, isOverlap ? [secret, previousSecret] : [secret]),
  };
  return postWebhook(fetch, { url, headers, body: event.body });
}

async function storeSuccess(db: Database, { delivery, endpoint }: Claimed, result: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Also when another process holds the row by now: the endpoint has the message.
    await tx
      .update(webhookDeliveries)
      .set({ status: 'delivered', lastResult: result, deliveredAt: now, claim: null, claimedUntil: null })
      .where(eq(webhookDeliveries.id, delivery.id));
    await tx.update(webhookEndpoints).set({ lastSuccessAt: now }).where(eq(webhookEndpoints.id, endpoint.id));
  });
}

async function storeFailure(
  db: Database,
  { delivery, endpoint }: Claimed,
  result: string,
  now: Date,
  random: () => number,
): Promise<void> {
  const next = nextAttempt(delivery.tries, now, random);
  const change = next ? { nextTryAt: next } : { status: 'failed' as const };
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .update(webhookDeliveries)
      .set({ ...change, lastResult: result, claim: null, claimedUntil: null })
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.claim, delivery.claim ?? '')))
      .returning();
    if (next || !stored) return;
    // Nothing has arrived there since this message was created: three days are enough.
    const isSilent = or(isNull(webhookEndpoints.lastSuccessAt), lt(webhookEndpoints.lastSuccessAt, delivery.createdAt));
    await tx
      .update(webhookEndpoints)
      .set({ disabledAt: now })
      .where(and(eq(webhookEndpoints.id, endpoint.id), isSilent));
  });
}

/**
 * Makes one attempt for some of the deliveries that are due, and returns how many. At least once: when a process dies
 * between the endpoint's response and storing it, another one posts the same message with the same id again. No
 * transaction is open during a request.
 */
export async function deliverWebhooks(
  db: Database,
  now: () => Date,
  { fetch, random = Math.random }: DeliveryOptions,
): Promise<number> {
  const claimed = await claimDue(db, now());
  await Promise.all(
    claimed.map(async (each) => {
      const { isDelivered, result } = await attempt(each, now(), fetch);
      if (isDelivered) await storeSuccess(db, each, result, now());
      else await storeFailure(db, each, result, now(), random);
    }),
  );
  return claimed.length;
}

/** Makes a delivery due now, whatever became of it, with all its attempts. Throws nothing for an unknown one. */
export async function replayDelivery(db: Database, merchantId: string, id: string, now: Date): Promise<boolean> {
  const own = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.merchantId, merchantId));
  const replayed = await db
    .update(webhookDeliveries)
    .set({ status: 'waiting', tries: 0, nextTryAt: now, claim: null, claimedUntil: null })
    .where(and(eq(webhookDeliveries.id, id), inArray(webhookDeliveries.endpointId, own)))
    .returning({ id: webhookDeliveries.id });
  return replayed.length === 1;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The longest waits between the twelve attempts: just under three days in all. */
const WAITS_MS = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** A wait is shortened by up to this part, so that many deliveries that failed together do not return together. */
const JITTER = 0.1;

/** When to try again after so many failed attempts; null after the last. `random` gives 0 to 1. */
function nextAttempt(tries: number, now: Date, random: () => number): Date | null {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * (1 - JITTER * random()));
}
