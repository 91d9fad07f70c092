import { Hono } from 'hono';
import { z } from 'zod';
import {
  addressField,
  type BrowserVariables,
  prefixedId,
  readBody,
  respond,
  SandboxError,
  type SandboxServices,
  signToken,
  validationError,
} from '../../core/index.ts';
import { findGateway, type Gateway } from '../configurations/index.ts';
import { createSetup, exchangeSetup, findSetup } from './setup-token-store.ts';

const address = addressField(2048, 'must be an URL address');
export const gatewayRequest = z.object({ gateway_id: z.string().min(1, 'is required').max(255) });
export const setupRequest = gatewayRequest.extend({ return_url: address.optional(), cancel_url: address.optional() });
const ID_TOKEN_SECONDS = 15 * 60;

/** PayPal's vault: the id token of its script, setup tokens, and the one-time tokens that replace them. */
export function paypalVaultRoutes({ db, clock, originOf, browserCredential }: SandboxServices): Hono<BrowserVariables> {
  const routes = new Hono<BrowserVariables>();

  const gatewayOf = async (merchantId: string, id: string): Promise<Gateway> => {
    const gateway = await findGateway(db, merchantId, id);
    if (gateway.type === 'Paypal') return gateway;
    throw new SandboxError(400, 'unfulfilled_condition', 'Gateway does not support this method');
  };

  routes.post('/payment_sources/oauth-tokens', browserCredential, async (c) => {
    const { gateway_id } = await readBody(c, gatewayRequest);
    const { id, merchantId } = await gatewayOf(c.get('key').merchantId, gateway_id);
    const content = { claims: { gateway_id: id }, subject: merchantId, lifetimeSeconds: ID_TOKEN_SECONDS };
    const { token } = await signToken(db, { ...content, audience: 'vault' }, clock.now());
    return respond(c, 201, 'oauth_token', { access_token: prefixedId('sim_at'), id_token: token });
  });

  routes.post('/payment_sources/setup-tokens', browserCredential, async (c) => {
    const { gateway_id } = await readBody(c, setupRequest);
    const token = await createSetup(db, await gatewayOf(c.get('key').merchantId, gateway_id), clock.now());
    const approve_link = `${originOf(c.req.url)}/vault/paypal?approval_session_id=${token}`;
    return respond(c, 201, 'setup_token', { setup_token: token, approve_link });
  });

  routes.post('/payment_sources/setup-tokens/:token/tokens', browserCredential, async (c) => {
    const { gateway_id } = await readBody(c, gatewayRequest);
    const { id, merchantId } = await gatewayOf(c.get('key').merchantId, gateway_id);
    const setup = await findSetup(db, c.req.param('token'), clock.now());
    if (setup?.merchantId !== merchantId) throw new SandboxError(404, 'not_found', 'The setup token is unknown');
    if (setup.gatewayId !== id) throw validationError('gateway_id', 'The setup token belongs to another gateway');
    return respond(c, 201, 'token', await exchangeSetup(db, setup, clock.now()));
  });

  return routes;
}
