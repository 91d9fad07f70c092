import { Hono } from 'hono';
import {
  keyedRequest,
  readBody,
  readQuery,
  requiredIdempotencyKey,
  respond,
  resultPage,
  runOnceAndWait,
  SandboxError,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';
import { refundQuery, refundRequest } from './refund-request.ts';
import { presentRefund, type RefundResponse } from './refund-response.ts';
import {
  awaitRefund,
  type ChargeRefund,
  createRefund,
  listRefunds,
  refundById,
  refundsOfCharge,
  settleRefundIfDue,
} from './refund-store.ts';
import { findRefundable } from './refundable-charge.ts';

const PATH = '/:id/refunds';

/** A refund that the payer's bank took, or its refusal. */
function settled(refund: ChargeRefund): RefundResponse {
  if (refund.status === 'complete') return presentRefund(refund);
  const { failureCode: code, failureMessage: message } = refund;
  throw SandboxError.again({ code: code ?? '', message: message ?? 'Refund failed' });
}

/** Refunds of charges by card and by wallet: calls of merchants' servers, with the secret key. */
export function refundRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.options(PATH, () => {
    throw new SandboxError(403, 'access_forbidden', 'Refunds are made by servers, not by pages');
  });

  routes.post(PATH, async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const idempotencyKey = requiredIdempotencyKey(c.req.header('idempotency-key'));
    const request = await readBody(c, refundRequest);
    const named = { merchantId, chargeId: c.req.param('id'), idempotencyKey };
    const refund = await runOnceAndWait(db, keyedRequest(c, merchantId, request), clock.now(), {
      begin: async (tx) => ({ subject: (await createRefund(tx, named, request, clock.now())).id }),
      finish: async (id) => settled(await awaitRefund(db, await refundById(db, id), clock)),
    });
    return respond(c, 201, 'refund', refund);
  });

  routes.get(PATH, async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const { id } = await findRefundable(db, merchantId, c.req.param('id'), clock.now());
    const refunds = await refundsOfCharge(db, merchantId, id);
    const settled = await Promise.all(refunds.map((refund) => settleRefundIfDue(db, refund, clock.now())));
    const key = c.req.query('idempotency_key');
    if (key === undefined) return respond(c, 200, 'refund', settled.map(presentRefund));
    const named = settled.find(({ idempotencyKey }) => idempotencyKey === requiredIdempotencyKey(key));
    if (!named) throw new SandboxError(404, 'not_found', 'No refund was made with this idempotency key');
    return respond(c, 200, 'refund', presentRefund(named));
  });

  return routes;
}

/** All refunds of a merchant, by pages. */
export function refundListRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const query = readQuery(c, refundQuery);
    const rows = await listRefunds(db, merchantId, query);
    return respond(c, 200, 'refund', resultPage(rows, query.limit, presentRefund));
  });

  return routes;
}
