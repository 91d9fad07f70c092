import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  addOrigin,
  listOrigins,
  originFromText,
  readBody,
  removeOrigin,
  respond,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';

export const originRequest = z.object({ origin: z.string().min(1, 'is required').max(255) });

/**
 * The origins of a merchant's pages, beside those of this machine: calls of its server, and of `haven-sandbox origins`.
 */
export function originRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  const listed = async (c: Context, status: 200 | 201, merchantId: string) => {
    const rows = await listOrigins(db, merchantId);
    const items = rows.map(({ origin, isConfigured }) => ({ origin, is_configured: isConfigured }));
    return respond(c, status, 'origins', { merchant_id: merchantId, items });
  };

  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    return listed(c, 200, merchantId);
  });

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const { origin } = await readBody(c, originRequest);
    await addOrigin(db, merchantId, originFromText(origin), clock.now());
    return listed(c, 201, merchantId);
  });

  routes.delete('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    await removeOrigin(db, merchantId, originFromText(c.req.query('origin') ?? ''));
    return listed(c, 200, merchantId);
  });

  return routes;
}
