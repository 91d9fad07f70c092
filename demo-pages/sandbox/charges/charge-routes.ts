import { type Context, Hono } from 'hono';
import type { Database } from '../../database/open-database.ts';
import { serverKey } from '../credentials/key-ring.ts';
import { answer } from '../http/envelope.ts';
import { requiredIdempotencyKey } from '../http/idempotency-key.ts';
import { readBody } from '../http/read-body.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import { chargeRequest } from './charge-request.ts';
import { awaitSettlement, findCharge, recordCharge } from './charge-store.ts';
import { presentCharge } from './present-charge.ts';
import { type Charge, settleIfDue } from './settle-charge.ts';

function settledAnswer(c: Context, charge: Charge): Response {
  if (charge.status !== 'failed') return answer(c, 201, 'charge', presentCharge(charge));
  const { failureCode: code, failureMessage: message, declineCode } = charge;
  const details = { path: '', messages: [], ...(declineCode ? { decline_code: declineCode } : {}) };
  const status = code === 'processing_error' ? 502 : 400;
  throw new SandboxError(status, code ?? 'unknown_error', message ?? 'Charge failed', details);
}

/** The calls of merchants' servers, with the secret key; pages can neither make nor read them. */
export function chargeRoutes(db: Database, clock: SandboxClock): Hono {
  const routes = new Hono();

  routes.options('/', () => {
    throw new SandboxError(403, 'access_forbidden', 'Charges are made by servers, not by pages');
  });

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const idempotencyKey = requiredIdempotencyKey(c.req.header('idempotency-key'));
    const request = await readBody(c, chargeRequest);
    const recorded = await recordCharge(db, merchantId, idempotencyKey, request, clock.now());
    return settledAnswer(c, await awaitSettlement(db, recorded, clock));
  });

  routes.get('/', async (c, next) => {
    // Without a key the call is for the list of charges.
    if (c.req.query('idempotency_key') === undefined) return next();
    const { merchantId } = await serverKey(db, c, clock.now());
    const charge = await findCharge(db, merchantId, requiredIdempotencyKey(c.req.query('idempotency_key')));
    if (!charge) throw new SandboxError(404, 'not_found', 'No charge was made with this idempotency key');
    return answer(c, 200, 'charge', presentCharge(await settleIfDue(db, charge, clock.now())));
  });

  return routes;
}
