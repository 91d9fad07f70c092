import { Hono } from 'hono';
import {
  answer,
  answerOnce,
  keyedRequest,
  readBody,
  SandboxError,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';
import { captureRequest } from './capture-request.ts';
import { endAuthorisation } from './end-authorisation.ts';

const CAPTURE = '/:id/capture';
const CANCEL = '/:id/cancel';

/** Capturing and cancelling authorised charges, by card and by wallet: calls of merchants' servers, with the secret key. */
export function captureRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.on('OPTIONS', [CAPTURE, CANCEL], (c, next) => {
    // A wallet's page pays by a call of its own, /v1/charges/wallet/capture.
    if (c.req.param('id') === 'wallet') return next();
    throw new SandboxError(403, 'access_forbidden', 'Charges are captured and cancelled by servers, not by pages');
  });

  routes.post(CAPTURE, async (c, next) => {
    const chargeId = c.req.param('id');
    if (chargeId === 'wallet') return next();
    const { merchantId } = await serverKey(db, c, clock.now());
    const request = await readBody(c, captureRequest);
    const captured = await answerOnce(db, keyedRequest(c, merchantId, request), clock.now(), (tx) =>
      endAuthorisation(tx, { merchantId, chargeId }, request.amountMinor ?? 'all', clock.now()),
    );
    return answer(c, 200, 'charge', captured);
  });

  routes.post(CANCEL, async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const named = { merchantId, chargeId: c.req.param('id') };
    const cancelled = await answerOnce(db, keyedRequest(c, merchantId, {}), clock.now(), (tx) =>
      endAuthorisation(tx, named, 'nothing', clock.now()),
    );
    return answer(c, 200, 'charge', cancelled);
  });

  return routes;
}
