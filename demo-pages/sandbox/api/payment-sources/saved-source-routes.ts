import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  type BrowserVariables,
  findCustomer,
  readBody,
  respond,
  SandboxError,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';
import { gateways } from '../configurations/index.ts';
import { removeSource, setDefaultSource } from './customer-sources.ts';
import { findPageToken, findSavedSource, mintPageToken, type StoredSource } from './page-token-store.ts';
import type { ListedSourceResponse } from './source-response.ts';
import { savedSources } from './vault-schema.ts';

type BrowserContext = Context<BrowserVariables>;

const HOUR_SECONDS = 60 * 60;
const id = z.string().min(1, 'is required').max(255);
const lifetime = z.number().int().min(60).max(HOUR_SECONDS).default(HOUR_SECONDS);

export const queryTokenRequest = z.object({
  customer_id: id,
  /** Lets the shopper choose the default source and remove sources. */
  allow_changes: z.boolean().default(false),
  expires_in: lifetime,
});
export const displayTokenRequest = z.object({
  payment_source_id: id,
  security_code: z.boolean().default(false),
  expires_in: lifetime,
});

const TYPES = ['card', 'bank_account', 'checkout'] as const;
const MOST = 50;

/** The fields of a source that the list shows, and that the merchant's page receives when it is chosen. */
function presentListed(source: StoredSource, gatewayType: string): ListedSourceResponse {
  const { id: payment_source_id, customerId: customer_id, gatewayId: gateway_id, isPrimary: primary, type } = source;
  const facts = {
    customer_id,
    payment_source_id,
    gateway_id,
    primary,
    gateway_type: gatewayType,
    holder_name: source.holderName,
  };
  const { cardLast4, cardScheme, expireMonth, expireYear, checkoutEmail, accountLast } = source;
  if (type === 'card') {
    const expiry = { expire_month: expireMonth, expire_year: expireYear };
    return { ...facts, payment_source_type: type, card_number_last4: cardLast4, card_scheme: cardScheme, ...expiry };
  }
  if (type === 'checkout') return { ...facts, payment_source_type: type, checkout_email: checkoutEmail };
  return { ...facts, payment_source_type: type, account_name: source.holderName, account_number: accountLast };
}

const listed = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .filter((entry) => entry !== '')
    .slice(0, MOST);

const whole = (text: string | undefined, fallback: number, most: number) =>
  /^\d{1,6}$/.test(text ?? '') ? Math.min(Number(text), most) : fallback;

/** Lists a customer's saved sources for the hosted page, and makes the tokens that give access to the hosted pages. */
export function savedSourceRoutes({ db, clock, browserCredential }: SandboxServices): Hono<BrowserVariables> {
  const routes = new Hono<BrowserVariables>();

  /** The page token that a request of the hosted list names. Throws a 403. */
  const queryToken = async (c: BrowserContext) => {
    const token = await findPageToken(db, 'query', c.req.query('query_token') ?? '', clock.now());
    if (token?.merchantId === c.get('key').merchantId) return token;
    throw new SandboxError(403, 'session_expired', 'The query token is unknown or has expired');
  };

  routes.post('/payment_sources/query-tokens', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const { customer_id, expires_in, allow_changes: allowsChanges } = await readBody(c, queryTokenRequest);
    const { id: subject } = await findCustomer(db, merchantId, customer_id);
    const token = { kind: 'query', merchantId, subject, allowsSecurityCode: false, allowsChanges } as const;
    const minted = await mintPageToken(db, token, expires_in, clock.now());
    return respond(c, 201, 'token', { query_token: minted.token, expires_at: minted.expiresAt.toISOString() });
  });

  routes.post('/vault/display-tokens', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const { payment_source_id, security_code, expires_in } = await readBody(c, displayTokenRequest);
    const { id: subject, type } = await findSavedSource(db, merchantId, payment_source_id);
    if (type !== 'card') throw new SandboxError(400, 'unfulfilled_condition', 'Only a card can be displayed');
    const token = { kind: 'vault_display', merchantId, subject, allowsSecurityCode: security_code } as const;
    const minted = await mintPageToken(db, token, expires_in, clock.now());
    return respond(c, 201, 'token', { vault_display_token: minted.token, expires_at: minted.expiresAt.toISOString() });
  });

  routes.get('/payment_sources', browserCredential, async (c) => {
    const { merchantId } = c.get('key');
    const token = await queryToken(c);
    const types = listed(c.req.query('payment_source_types')).filter((type) => TYPES.includes(type as never));
    const gatewayIds = listed(c.req.query('gateway_ids'));
    const skip = whole(c.req.query('skip'), 0, 100_000);
    const limit = Math.max(1, whole(c.req.query('limit'), 5, MOST));
    const which = and(
      eq(savedSources.merchantId, merchantId),
      eq(savedSources.customerId, token.subject),
      isNull(savedSources.removedAt),
      types.length > 0 ? inArray(savedSources.type, types as StoredSource['type'][]) : undefined,
      gatewayIds.length > 0 ? inArray(savedSources.gatewayId, gatewayIds) : undefined,
    );
    const [total] = await db.select({ rows: count() }).from(savedSources).where(which);
    const rows = await db
      .select({ source: savedSources, gatewayType: gateways.type })
      .from(savedSources)
      .innerJoin(gateways, eq(gateways.id, savedSources.gatewayId))
      .where(which)
      .orderBy(asc(savedSources.position))
      .offset(skip)
      .limit(limit);
    const items = rows.map(({ source, gatewayType }) => presentListed(source, gatewayType));
    return respond(c, 200, 'payment_source', {
      items,
      total_item: total?.rows ?? 0,
      skip,
      limit,
      may_change: token.allowsChanges,
    });
  });

  /** Whose sources a request of the hosted list changes. Throws a 403. */
  const ownerOf = async (c: BrowserContext) => {
    const { merchantId, subject, allowsChanges } = await queryToken(c);
    if (!allowsChanges) throw new SandboxError(403, 'access_forbidden', 'This query token shows sources only');
    return { merchantId, customerId: subject };
  };

  routes.put('/payment_sources/:id/default', browserCredential, async (c) => {
    await setDefaultSource(db, await ownerOf(c), c.req.param('id'));
    return respond(c, 200, 'payment_source', { payment_source_id: c.req.param('id'), primary: true });
  });

  routes.delete('/payment_sources/:id', browserCredential, async (c) => {
    await removeSource(db, await ownerOf(c), c.req.param('id'), clock.now());
    return respond(c, 200, 'payment_source', { payment_source_id: c.req.param('id'), deleted: true });
  });

  return routes;
}
