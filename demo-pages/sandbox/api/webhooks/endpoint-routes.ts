import { Hono } from 'hono';
import { z } from 'zod';
import {
  answer,
  answerOnce,
  namedRequest,
  readBody,
  type SandboxServices,
  serverKey,
  timeAnswer,
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

/** Where a merchant's server is told of events. */
export const endpointAnswer = z
  .object({
    _id: z.string(),
    url: z.string(),
    events: z.array(z.string()).nullable(),
    created_at: timeAnswer,
    last_success_at: timeAnswer.nullable(),
    disabled_at: timeAnswer.nullable(),
  })
  .meta({ id: 'WebhookEndpoint' });
type EndpointAnswer = z.output<typeof endpointAnswer>;

/** The same with its secret, which is shown when it is made and when it is rotated. */
export const newEndpointAnswer = endpointAnswer.extend({ secret: z.string() }).meta({ id: 'NewWebhookEndpoint' });
export const rotatedEndpointAnswer = endpointAnswer
  .extend({ secret: z.string(), previous_secret_expires_at: timeAnswer.optional() })
  .meta({ id: 'RotatedWebhookEndpoint' });
export const deletedEndpointAnswer = z.object({ _id: z.string(), deleted: z.literal(true) });

/** An endpoint without its secrets. */
function presented({ id, url, events, createdAt, lastSuccessAt, disabledAt }: Endpoint): EndpointAnswer {
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
export function endpointRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();
  const type = 'webhook_endpoint';

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const request = await readBody(c, endpointRequest);
    // Only the id is stored for a repeated request: the secret stays in one place.
    const { id } = await answerOnce(db, namedRequest(c, merchantId, request), clock.now(), async (tx) => ({
      id: (await createEndpoint(tx, merchantId, request, clock.now())).id,
    }));
    const endpoint = await findEndpoint(db, merchantId, id);
    return answer(c, 201, type, { ...presented(endpoint), secret: endpoint.secret });
  });

  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    return answer(c, 200, type, (await listEndpoints(db, merchantId)).map(presented));
  });

  routes.post('/:id/rotate', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const { id } = await answerOnce(db, namedRequest(c, merchantId, {}), clock.now(), async (tx) => ({
      id: (await rotateSecret(tx, merchantId, c.req.param('id'), clock.now())).id,
    }));
    const endpoint = await findEndpoint(db, merchantId, id);
    const { secret, previousExpiresAt } = endpoint;
    const overlap = { previous_secret_expires_at: previousExpiresAt?.toISOString() };
    return answer(c, 200, type, { ...presented(endpoint), secret, ...overlap });
  });

  routes.delete('/:id', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const _id = c.req.param('id');
    const deleted = await answerOnce(db, namedRequest(c, merchantId, {}), clock.now(), async (tx) => {
      await deleteEndpoint(tx, merchantId, _id);
      return { _id, deleted: true };
    });
    return answer(c, 200, type, deleted);
  });

  return routes;
}
