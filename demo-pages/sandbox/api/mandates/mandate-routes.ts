import { Hono } from 'hono';
import { namedRequest, respond, runOnce, type SandboxServices, serverKey } from '../../core/index.ts';
import { presentOwnedSource, revokeMandate } from '../payment-sources/index.ts';

/** Does what a payer does at the bank: revokes a mandate. For tests of merchants' servers, with the secret key. */
export function mandateRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.post('/:id/revoke', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const revoked = await runOnce(db, namedRequest(c, merchantId, {}), clock.now(), async (tx) => {
      const source = await revokeMandate(tx, { merchantId, mandateId: c.req.param('id') }, clock.now());
      return presentOwnedSource(tx, source, clock.now());
    });
    return respond(c, 200, 'payment_source', revoked);
  });

  return routes;
}
