import { Hono } from 'hono';
import type { Database } from '../../database/open-database.ts';
import { serverKey } from '../credentials/key-ring.ts';
import { answer } from '../http/envelope.ts';
import { readBody } from '../http/read-body.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import { endpointRequest } from './endpoint-request.ts';
import { createEndpoint, deleteEndpoint, type Endpoint, listEndpoints, rotateSecret } from './endpoint-store.ts';

/** An endpoint without its secrets. */
function presented({ id, url, events, createdAt, lastSuccessAt, disabledAt }: Endpoint): object {
  return {
    _id: id,
    url,
    events,
    created_at: createdAt.toISOString(),
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    disabled_at: disabledAt?.toISOString() ?? null,
  };
}

/** Where a merchant's server is told of events: its own calls, with the secret key. */
export function endpointRoutes(db: Database, clock: SandboxClock): Hono {
  const routes = new Hono();
  const type = 'webhook_endpoint';

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const endpoint = await createEndpoint(db, merchantId, await readBody(c, endpointRequest), clock.now());
    return answer(c, 201, type, { ...presented(endpoint), secret: endpoint.secret });
  });

  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    return answer(c, 200, type, (await listEndpoints(db, merchantId)).map(presented));
  });

  routes.post('/:id/rotate', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const endpoint = await rotateSecret(db, merchantId, c.req.param('id'), clock.now());
    const { secret, previousExpiresAt } = endpoint;
    const overlap = { previous_secret_expires_at: previousExpiresAt?.toISOString() };
    return answer(c, 200, type, { ...presented(endpoint), secret, ...overlap });
  });

  routes.delete('/:id', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    await deleteEndpoint(db, merchantId, c.req.param('id'));
    return answer(c, 200, type, { _id: c.req.param('id'), deleted: true });
  });

  return routes;
}
