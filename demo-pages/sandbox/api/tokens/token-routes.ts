import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import {
  type BrowserVariables,
  countAttempt,
  hashOf,
  readBody,
  respond,
  SandboxError,
  type SandboxServices,
  serverKey,
  socketNetwork,
} from '../../core/index.ts';
import { findGateway } from '../configurations/index.ts';
import { findCheckout } from '../external-checkouts/index.ts';
import { paymentTokenRequest } from './read-token-request.ts';
import { createPaymentToken, findPaymentToken, sourceTypeOf } from './token-store.ts';
import { paymentTokens } from './tokens-schema.ts';

/** Body of POST /v1/payment_sources/tokens for an approved checkout. */
const checkoutTokenRequest = z.object({
  gateway_id: z.string().min(1, 'is required').max(255),
  type: z.enum(['checkout_token', 'external_checkout_token']),
  checkout_token: z.string().min(1, 'is required').max(255),
});

const LIFETIME_MS = 30 * 60 * 1000;

/**
 * Exchanges an approved checkout for its one-time token. The token is derived from the checkout's token, so a page
 * that lost the response can repeat the request and receives the same one: the checkout can be charged once only.
 */
async function createCheckoutPaymentToken(
  db: Database,
  merchantId: string,
  request: z.output<typeof checkoutTokenRequest>,
  now: Date,
): Promise<string> {
  const checkout = await findCheckout(db, merchantId, { token: request.checkout_token });
  const gateway = await findGateway(db, merchantId, request.gateway_id);
  if (gateway.id !== checkout.gatewayId) {
    throw new SandboxError(400, 'validation_error', 'The checkout belongs to another gateway');
  }
  if (checkout.status !== 'approved') {
    throw new SandboxError(400, 'checkout_not_approved', 'The shopper has not approved this checkout');
  }
  const token = `tok_${Buffer.from(hashOf(`payment token of ${request.checkout_token}`), 'hex').toString('base64url')}`;
  await db
    .insert(paymentTokens)
    .values({
      tokenHash: hashOf(token),
      merchantId,
      gatewayId: gateway.id,
      type: request.type,
      holderName: checkout.shopperName,
      contact: checkout.shopperEmail ? { email: checkout.shopperEmail } : {},
      testOutcome: 'approve',
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    })
    .onConflictDoNothing();
  return token;
}

/** Body of POST /v1/payment_sources/tokens. */
export const anyTokenRequest = z.discriminatedUnion(
  'type',
  [paymentTokenRequest, checkoutTokenRequest],
  'unsupported payment type',
);

/** What a one-time token pays with. */
export const tokenResponse = z
  .object({ type: z.enum(['card', 'bank_account', 'checkout', 'gift_card']), gateway_id: z.string() })
  .meta({ id: 'OneTimeToken' });

/**
 * The kind of a one-time token, for merchants' servers: a page that hands a token over may say anything about it.
 * Reading does not use the token up.
 */
export function tokenServerRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.get('/:token', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const token = await findPaymentToken(db, merchantId, hashOf(c.req.param('token')));
    if (!token) throw new SandboxError(404, 'not_found', 'The one-time token does not exist or has expired');
    const kind: z.output<typeof tokenResponse> = { type: sourceTypeOf(token), gateway_id: token.gatewayId };
    return respond(c, 200, 'token', kind);
  });

  return routes;
}

/**
 * POST /v1/payment_sources/tokens, of merchants' pages and of the hosted form: a one-time token for payment details.
 */
export function tokenPageRoutes({ db, clock, tokenLimit, browserCredential }: SandboxServices): Hono<BrowserVariables> {
  const routes = new Hono<BrowserVariables>();

  routes.post('/', browserCredential, async (c) => {
    const { merchantId } = c.get('key');
    await countAttempt(db, [socketNetwork(c), merchantId, 'token'], tokenLimit, clock.now());
    const request = await readBody(c, anyTokenRequest);
    const token =
      'checkout_token' in request
        ? await createCheckoutPaymentToken(db, merchantId, request, clock.now())
        : await createPaymentToken(db, merchantId, request, clock.now());
    return respond(c, 201, 'token', token);
  });

  return routes;
}
