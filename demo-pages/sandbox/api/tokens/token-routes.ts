import { Hono } from 'hono';
import { z } from 'zod';
import {
  answer,
  type BrowserVariables,
  countAttempt,
  hashOf,
  readBody,
  SandboxError,
  type SandboxServices,
  serverKey,
  socketNetwork,
} from '../../core/index.ts';
import { checkoutTokenRequest, createCheckoutPaymentToken } from './checkout-token.ts';
import { tokenRequest } from './read-token-request.ts';
import { createPaymentToken, findPaymentToken, sourceTypeOf } from './token-store.ts';

/** Body of POST /v1/payment_sources/tokens. */
export const anyTokenRequest = z.discriminatedUnion(
  'type',
  [tokenRequest, checkoutTokenRequest],
  'unsupported payment type',
);

/** What a one-time token pays with. */
export const tokenAnswer = z
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
    const kind: z.output<typeof tokenAnswer> = { type: sourceTypeOf(token), gateway_id: token.gatewayId };
    return answer(c, 200, 'token', kind);
  });

  return routes;
}

/** POST /v1/payment_sources/tokens, of merchants' pages and of the hosted form: a one-time token for payment details. */
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
    return answer(c, 201, 'token', token);
  });

  return routes;
}
