import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../server/database/open-database.ts';
import { configurationRequest } from '../api/configurations/configuration-request.ts';
import { createConfiguration, readConfiguration } from '../api/configurations/configuration-store.ts';
import { findGateway } from '../api/configurations/gateway-store.ts';
import { checkoutTokenRequest, createCheckoutPaymentToken } from '../api/tokens/checkout-token.ts';
import { tokenRequest } from '../api/tokens/read-token-request.ts';
import { createPaymentToken } from '../api/tokens/token-store.ts';
import type { SandboxClock } from '../core/clock/sandbox-clock.ts';
import { type BrowserVariables, browserCredential } from '../core/credentials/cross-origin.ts';
import { countAttempt, socketNetwork, TOKEN_LIMIT } from '../core/credentials/rate-limit.ts';
import { answer } from '../core/http/envelope.ts';
import { readBody } from '../core/http/read-body.ts';

/** Body of POST /v1/payment_sources/tokens. */
export const anyTokenRequest = z.discriminatedUnion(
  'type',
  [tokenRequest, checkoutTokenRequest],
  'unsupported payment type',
);

/** The calls of merchants' pages and of the hosted form, all authenticated with a public key or an access token. */
export function browserRoutes(db: Database, clock: SandboxClock, limit = TOKEN_LIMIT): Hono<BrowserVariables> {
  const routes = new Hono<BrowserVariables>();
  const credential = browserCredential(db, clock);

  routes.post('/remote-action/configs', credential, async (c) => {
    const request = await readBody(c, configurationRequest);
    const token = await createConfiguration(db, c.get('key').merchantId, request, clock.now());
    return answer(c, 201, 'token', { configuration_token: token });
  });

  routes.get('/remote-action/configs/:token', credential, async (c) => {
    const data = await readConfiguration(db, c.get('key').merchantId, c.req.param('token'), clock.now());
    return answer(c, 200, 'configuration', data);
  });

  routes.get('/gateways/default', credential, async (c) => {
    const { id, type, name, mode } = await findGateway(db, c.get('key').merchantId, 'default');
    return answer(c, 200, 'gateway', { _id: id, type, name, mode });
  });

  routes.post('/payment_sources/tokens', credential, async (c) => {
    const { merchantId } = c.get('key');
    await countAttempt(db, [socketNetwork(c), merchantId, 'token'], limit, clock.now());
    const request = await readBody(c, anyTokenRequest);
    const token =
      'checkout_token' in request
        ? await createCheckoutPaymentToken(db, merchantId, request, clock.now())
        : await createPaymentToken(db, merchantId, request, clock.now());
    return answer(c, 201, 'token', token);
  });

  return routes;
}
