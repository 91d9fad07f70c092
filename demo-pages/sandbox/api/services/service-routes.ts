import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { type BrowserVariables, respond, SandboxError, type SandboxServices } from '../../core/index.ts';
import { services } from '../payment-sources/index.ts';

/** GET /v1/services/{id}/config: what a page needs to know about a fraud or click-to-pay service. */
export function serviceRoutes({ db, browserCredential }: SandboxServices): Hono<BrowserVariables> {
  const routes = new Hono<BrowserVariables>();

  routes.get('/:id/config', browserCredential, async (c) => {
    const [service] = await db
      .select()
      .from(services)
      .where(and(eq(services.id, c.req.param('id')), eq(services.merchantId, c.get('key').merchantId)));
    if (!service) throw new SandboxError(404, 'not_found', 'There is no such service for this key');
    const { id, type, mode, username, merchant } = service;
    return respond(c, 200, 'service', { _id: id, type, provider: type, mode, username, merchant });
  });

  return routes;
}
