import { type Context, Hono } from 'hono';
import type { Database } from '../../database/open-database.ts';
import { serverKey } from '../credentials/key-ring.ts';
import { answer } from '../http/envelope.ts';
import { requiredIdempotencyKey } from '../http/idempotency-key.ts';
import { readBody } from '../http/read-body.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import { decimalAmount } from '../sandbox-money.ts';
import { chargeRequest } from './charge-request.ts';
import { awaitSettlement, type Charge, findCharge, recordCharge, settleIfDue } from './charge-store.ts';

function presented(charge: Charge): object {
  return {
    _id: charge.id,
    amount: decimalAmount(charge.amountMinor),
    currency: charge.currency,
    reference: charge.reference,
    status: charge.status,
    card_scheme: charge.cardScheme,
    card_number_last4: charge.cardLast4,
    created_at: charge.createdAt.toISOString(),
    ...(charge.refundedMinor > 0 ? { refunded_amount: decimalAmount(charge.refundedMinor) } : {}),
    ...(charge.failureCode ? { failure: { code: charge.failureCode, message: charge.failureMessage } } : {}),
  };
}

function settledAnswer(c: Context, charge: Charge): Response {
  if (charge.status === 'complete') return answer(c, 201, 'charge', presented(charge));
  const { failureCode: code, failureMessage: message } = charge;
  throw new SandboxError(code === 'processing_error' ? 502 : 400, code ?? 'unknown_error', message ?? 'Charge failed');
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

  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const charge = await findCharge(db, merchantId, requiredIdempotencyKey(c.req.query('idempotency_key')));
    if (!charge) throw new SandboxError(404, 'not_found', 'No charge was made with this idempotency key');
    return answer(c, 200, 'charge', presented(await settleIfDue(db, charge, clock.now())));
  });

  return routes;
}
