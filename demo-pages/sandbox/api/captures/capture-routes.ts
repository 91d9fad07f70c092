import { and, eq, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import {
  amountOrNumberField,
  keyedRequest,
  minorUnits,
  readBody,
  respond,
  runOnce,
  SandboxError,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';
import {
  type AnyCharge,
  type ChargeStatus,
  charges,
  moveCharge,
  NOT_AUTHORISED,
  presentCharge,
  reversalDue,
} from '../charges/index.ts';
import { chargeStatus, endWalletAuthorisation, presentWalletCharge, walletCharges } from '../wallet-charges/index.ts';

/** Body of POST /v1/charges/{id}/capture: without an amount, all that is authorised. */
export const captureRequest = z
  .object({ amount: amountOrNumberField.optional() })
  .transform(({ amount }) => ({ amountMinor: amount === undefined ? null : minorUnits(amount) }));

const CAPTURE = '/:id/capture';
const CANCEL = '/:id/cancel';

/**
 * Capturing and cancelling authorised charges, by card and by wallet: calls of merchants' servers, with the secret key.
 */
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
    const captured = await runOnce(db, keyedRequest(c, merchantId, request), clock.now(), (tx) =>
      endAuthorisation(tx, { merchantId, chargeId }, request.amountMinor ?? 'all', clock.now()),
    );
    return respond(c, 200, 'charge', captured);
  });

  routes.post(CANCEL, async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const named = { merchantId, chargeId: c.req.param('id') };
    const cancelled = await runOnce(db, keyedRequest(c, merchantId, {}), clock.now(), (tx) =>
      endAuthorisation(tx, named, 'nothing', clock.now()),
    );
    return respond(c, 200, 'charge', cancelled);
  });

  return routes;
}

interface ChargeName {
  merchantId: string;
  chargeId: string;
}

const notAuthorised = (status: string) =>
  new SandboxError(
    400,
    'charge_not_authorised',
    NOT_AUTHORISED[status as ChargeStatus] ?? 'The shopper has not authorised this charge',
  );

const tooMuch = () =>
  new SandboxError(400, 'capture_exceeds_authorisation', 'This is more than the authorised amount of the charge');

/** How much to capture of an authorised amount, in minor units; `all` of it, or nothing to cancel. */
type Captured = number | 'all' | 'nothing';

function capturedOf(captured: Captured, amountMinor: number): number | null {
  if (captured === 'nothing') return null;
  const minor = captured === 'all' ? amountMinor : captured;
  if (minor > amountMinor) throw tooMuch();
  return minor;
}

/**
 * Captures an authorised charge once, wholly or partly, or cancels it; what is not captured is the payer's again. Call
 * it in a transaction: the charge's row is locked, and a concurrent capture, cancel or expiry finds the authorisation
 * over. Returns the charge as merchants see it. Throws a 404, or a 400 for a charge that is not authorised now.
 */
async function endAuthorisation(
  tx: Database,
  { merchantId, chargeId }: ChargeName,
  captured: Captured,
  now: Date,
): Promise<AnyCharge> {
  const [card] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.id, chargeId), eq(charges.merchantId, merchantId)))
    .for('update');
  if (card) {
    if (card.status !== 'authorised') throw notAuthorised(card.status);
    const capturedMinor = capturedOf(captured, card.amountMinor);
    const isInTime = gt(charges.dueAt, now);
    const ended =
      capturedMinor === null
        ? await moveCharge(tx, card.id, 'cancel', { settledAt: now }, now, isInTime)
        : await moveCharge(
            tx,
            card.id,
            'capture',
            { capturedMinor, settledAt: now, reversalDueAt: reversalDue(card, now) },
            now,
            isInTime,
          );
    if (!ended) throw notAuthorised(card.status);
    return presentCharge(ended);
  }
  const [wallet] = await tx
    .select()
    .from(walletCharges)
    .where(and(eq(walletCharges.id, chargeId), eq(walletCharges.merchantId, merchantId)))
    .for('update');
  if (!wallet) throw new SandboxError(404, 'not_found', 'There is no such charge');
  if (wallet.status !== 'pending') throw notAuthorised(chargeStatus(wallet.status));
  const ended = await endWalletAuthorisation(tx, wallet.id, capturedOf(captured, wallet.amountMinor), now);
  if (!ended) throw notAuthorised('authorised');
  return presentWalletCharge(ended);
}
