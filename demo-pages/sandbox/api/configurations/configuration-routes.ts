import { Hono } from 'hono';
import { type BrowserVariables, readBody, respond, type SandboxServices } from '../../core/index.ts';
import { configurationRequest } from './configuration-request.ts';
import { createConfiguration, findFormConfiguration } from './configuration-store.ts';
import { findGateway } from './gateway-store.ts';

/** What pages store and read for a hosted form, and the gateway that a form without one uses. */
export function configurationRoutes({ db, clock, browserCredential }: SandboxServices): Hono<BrowserVariables> {
  const routes = new Hono<BrowserVariables>();

  routes.post('/remote-action/configs', browserCredential, async (c) => {
    const request = await readBody(c, configurationRequest);
    const token = await createConfiguration(db, c.get('key').merchantId, request, clock.now());
    return respond(c, 201, 'token', { configuration_token: token });
  });

  routes.get('/remote-action/configs/:token', browserCredential, async (c) => {
    const data = await findFormConfiguration(db, c.get('key').merchantId, c.req.param('token'), clock.now());
    return respond(c, 200, 'configuration', data);
  });

  routes.get('/gateways/default', browserCredential, async (c) => {
    const { id, type, name, mode } = await findGateway(db, c.get('key').merchantId, 'default');
    return respond(c, 200, 'gateway', { _id: id, type, name, mode });
  });

  return routes;
}
