import { Hono } from 'hono';
import { z } from 'zod';
import {
  namedRequest,
  readBody,
  respond,
  runOnce,
  type SandboxServices,
  serverKey,
  timeSchema,
} from '../../core/index.ts';
import { endpointRequest } from './endpoint-request.ts';
import {
  createEndpoint,
  deleteEndpoint,
  type Endpoint,
  findEndpoint,
  listEndpoints,
  rotateSecret,
} from './endpoint-store.ts';

/** An address of a merchant's server that receives events. */
export const endpointResponse = z
  .object({
    _id: z.string(),
    url: z.string(),
    events: z.array(z.string()).nullable(),
    created_at: timeSchema,
    last_success_at: timeSchema.nullable(),
    disabled_at: timeSchema.nullable(),
  })
  .meta({ id: 'WebhookEndpoint' });
type EndpointResponse = z.output<typeof endpointResponse>;

/** The same with its secret, which is shown when it is made and when it is rotated. */
export const newEndpointResponse = endpointResponse.extend({ secret: z.string() }).meta({ id: 'NewWebhookEndpoint' });
export const rotatedEndpointResponse = endpointResponse
  .extend({ secret: z.string(), previous_secret_expires_at: timeSchema.optional() })
  .meta({ id: 'RotatedWebhookEndpoint' });
export const deletedEndpointResponse = z.object({ _id: z.string(), deleted: z.literal(true) });

/** An endpoint without its secrets. */
function presentEndpoint({ id, url, events, createdAt, lastSuccessAt, disabledAt }: Endpoint): EndpointResponse {
  return {
    _id: id,
    url,
    events,
    created_at: createdAt.toISOString(),
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    disabled_at: disabledAt?.toISOString() ?? null,
  };
}

/** The endpoints of a merchant: calls of its server, with the secret key. */
export function endpointRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();
  const type = 'webhook_endpoint';

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const request = await readBody(c, endpointRequest);
    // Only the id is stored for a repeated request: the secret stays in one place.
    const { id } = await runOnce(db, namedRequest(c, merchantId, request), clock.now(), async (tx) => ({
      id: (await createEndpoint(tx, merchantId, request, clock.now())).id,
    }));
    const endpoint = await findEndpoint(db, merchantId, id);
    return respond(c, 201, type, { ...presentEndpoint(endpoint), secret: endpoint.secret });
  });

  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    return respond(c, 200, type, (await listEndpoints(db, merchantId)).map(presentEndpoint));
  });

  routes.post('/:id/rotate', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const { id } = await runOnce(db, namedRequest(c, merchantId, {}), clock.now(), async (tx) => ({
      id: (await rotateSecret(tx, merchantId, c.req.param('id'), clock.now())).id,
    }));
    const endpoint = await findEndpoint(db, merchantId, id);
    const { secret, previousExpiresAt } = endpoint;
    const overlap = { previous_secret_expires_at: previousExpiresAt?.toISOString() };
    return respond(c, 200, type, { ...presentEndpoint(endpoint), secret, ...overlap });
  });

  routes.delete('/:id', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const _id = c.req.param('id');
    const deleted = await runOnce(db, namedRequest(c, merchantId, {}), clock.now(), async (tx) => {
      await deleteEndpoint(tx, merchantId, _id);
      return { _id, deleted: true };
    });
    return respond(c, 200, type, deleted);
  });

  return routes;
}
