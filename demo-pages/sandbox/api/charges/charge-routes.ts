import { Hono } from 'hono';
import {
  keyedRequest,
  readBody,
  requiredIdempotencyKey,
  respond,
  SandboxError,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';
import { chargeRequest } from './charge-request.ts';
import { findCharge } from './charge-store.ts';
import { createChargeMaker } from './make-charges.ts';
import { presentCharge } from './present-charge.ts';
import { settleIfDue } from './settle-charge.ts';

/** The calls of merchants' servers, with the secret key; pages can neither make nor read them. */
export function chargeRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();
  const makeCharge = createChargeMaker(db, clock);

  routes.options('/', () => {
    throw new SandboxError(403, 'access_forbidden', 'Charges are made by servers, not by pages');
  });

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const idempotencyKey = requiredIdempotencyKey(c.req.header('idempotency-key'));
    const body = await readBody(c, chargeRequest);
    // The query is how wallets' charges are asked for too.
    const asked = c.req.query('capture');
    const request = asked === undefined ? body : { ...body, capture: asked !== 'false' };
    const named = { ...keyedRequest(c, merchantId, request), key: idempotencyKey };
    const charge = await makeCharge({ ...named, idempotencyKey, request });
    return respond(c, 201, 'charge', charge);
  });

  routes.get('/', async (c, next) => {
    // Without a key the call is for the list of charges.
    if (c.req.query('idempotency_key') === undefined) return next();
    const { merchantId } = await serverKey(db, c, clock.now());
    const charge = await findCharge(db, merchantId, requiredIdempotencyKey(c.req.query('idempotency_key')));
    if (!charge) throw new SandboxError(404, 'not_found', 'No charge was made with this idempotency key');
    return respond(c, 200, 'charge', presentCharge(await settleIfDue(db, charge, clock.now())));
  });

  return routes;
}
