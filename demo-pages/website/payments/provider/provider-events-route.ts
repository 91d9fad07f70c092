import { eq, lt } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as z from 'zod';
import { BODY_LIMIT, isRightMac, limitBody, routeMethods, type WebsiteEnv } from '../../platform/index.ts';
import { providerEvents } from '../payment-schema.ts';
import type { PaymentServices } from '../payment-services.ts';

/** Where the provider posts its events. */
export const PROVIDER_EVENTS_PATH = '/umbraco/api/Payment/ProviderEvents';

/** The provider repeats an event for three days at most. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

// The customer of a source has a reference only when the merchant gave one.
const reference = z.string().max(200).nullish();
const eventSchema = z.object({
  type: z.string().max(60),
  data: z.looseObject({ _id: z.string().max(200).optional(), reference }),
});

/** An event of the provider: a hint that something changed, about a charge, a source or a mandate. */
export type ProviderEvent = z.infer<typeof eventSchema>;

/** Brings the site up to date with an event; called again when it fails. */
export type ProviderEventHandler = (event: ProviderEvent) => Promise<void>;

/**
 * The provider's webhooks (D2.05): verified by signature and age, applied once by their id. An event is noted only
 * after it was applied, so that the provider repeats one that failed.
 */
export function providerEventsRoute(app: Hono<WebsiteEnv>, services: PaymentServices): void {
  const { db, clock, log, webhookSecret, eventHandlers } = services;
  if (webhookSecret === '') return;
  app.use(PROVIDER_EVENTS_PATH, limitBody(BODY_LIMIT));
  routeMethods(app, PROVIDER_EVENTS_PATH, {
    post: async (c) => {
      const header = (name: string) => c.req.header(`webhook-${name}`) ?? '';
      const id = header('id');
      const body = await c.req.text();
      const headers = { id, timestamp: header('timestamp'), signature: header('signature') };
      if (!isSignedWebhook(webhookSecret, headers, body, clock())) {
        log({ event: 'webhook', refused: 'signature' });
        return c.json({ error: 'The signature or the time of this webhook is wrong.' }, 401);
      }
      const event = parseEvent(body);
      if (!event) return c.json({ error: 'This webhook could not be read.' }, 400);
      const known = await db.select().from(providerEvents).where(eq(providerEvents.id, id));
      if (known.length > 0) return c.body(null, 204);
      for (const handle of eventHandlers) await handle(event);
      const now = new Date(clock());
      await db.insert(providerEvents).values({ id, type: event.type, receivedAt: now }).onConflictDoNothing();
      await db.delete(providerEvents).where(lt(providerEvents.receivedAt, new Date(now.getTime() - KEPT_MS)));
      return c.body(null, 204);
    },
  });
}

function parseEvent(body: string): ProviderEvent | undefined {
  try {
    return eventSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** A webhook may be this old, or this far ahead of our clock (D2.05). */
const WEBHOOK_TOLERANCE_MS = 5 * 60_000;

/** The three headers of the Standard Webhooks specification. */
interface WebhookHeaders {
  id: string;
  timestamp: string;
  signature: string;
}

/**
 * Whether a webhook comes from the provider: signed with our secret (`whsec_…`, base64) over id, time and body, and not
 * older than five minutes. While a secret is rotated, one of several signatures has to be right. The `standardwebhooks`
 * package compares with the machine's time; the site's clock may be moved in the sandbox.
 */
function isSignedWebhook(secret: string, headers: WebhookHeaders, body: string, now: number): boolean {
  const { id, timestamp, signature } = headers;
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) > WEBHOOK_TOLERANCE_MS) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return signature.split(' ').some((part) => {
    const [version, given = ''] = part.split(',');
    return version === 'v1' && isRightMac(key, `${id}.${timestamp}.${body}`, Buffer.from(given, 'base64'));
  });
}
