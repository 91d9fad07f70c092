import { Hono, type MiddlewareHandler } from 'hono';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import {
  allowPage,
  type BrowserVariables,
  decimalAmount,
  hashOf,
  namedRequest,
  optionalIdempotencyKey,
  readBody,
  respond,
  runOnce,
  SandboxError,
  type SandboxServices,
  serverKey,
  validationError,
} from '../../core/index.ts';
import { findGateway } from '../configurations/index.ts';
import { handleCallback } from './wallet-callback.ts';
import {
  declineWalletCharge,
  type Payment,
  paymentResult,
  payWalletCharge,
  settleWalletCharge,
} from './wallet-capture.ts';
import { walletConfig } from './wallet-gateways.ts';
import { outcomeOf } from './wallet-outcomes.ts';
import {
  type WalletCaptureRequest,
  walletCallbackRequest,
  walletCaptureRequest,
  walletChargeRequest,
} from './wallet-request.ts';
import type { WalletChargeResponse } from './wallet-response.ts';
import { findWalletCharge, initialiseWalletCharge, type WalletChargeRow } from './wallet-store.ts';
import { type ChargeVariables, chargeCredential, chargeFacts, chargeOfToken, mintChargeToken } from './wallet-token.ts';

function presentForServer(charge: WalletChargeRow): WalletChargeResponse {
  const { status, failureCode, failureMessage, paymentSource, shipping, createdAt, settledAt, refundedMinor } = charge;
  return {
    ...chargeFacts(charge),
    status,
    ...(paymentSource ? { payment_source: paymentSource } : {}),
    ...(shipping ? { shipping } : {}),
    ...(failureCode ? { failure: { code: failureCode, message: failureMessage } } : {}),
    ...(refundedMinor > 0 ? { refunded_amount: decimalAmount(refundedMinor) } : {}),
    created_at: createdAt.toISOString(),
    ...(settledAt ? { settled_at: settledAt.toISOString() } : {}),
  };
}

/** The wallet-charge calls of a merchant's server, with the secret key. */
export function walletServerRoutes({ db, clock, originOf }: SandboxServices): Hono {
  const routes = new Hono();

  routes.options('/', () => {
    throw new SandboxError(403, 'access_forbidden', 'Wallet charges are made by servers, not by pages');
  });

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const idempotencyKey = optionalIdempotencyKey(c.req.header('idempotency-key'));
    const request = await readBody(c, walletChargeRequest);
    const captureQuery = c.req.query('capture');
    const capture = captureQuery === undefined ? (request.capture ?? true) : captureQuery !== 'false';
    const named = { merchantId, idempotencyKey, ownOrigin: originOf(c.req.url) };
    const body = { ...request, capture };
    // Only the id is stored for a repeated request, which gets a charge token of its own.
    const newCharge = await runOnce(db, namedRequest(c, merchantId, body), clock.now(), async (tx) => ({
      id: (await initialiseWalletCharge(tx, named, body, clock.now())).id,
    }));
    const charge = await findWalletCharge(db, merchantId, newCharge.id);
    const token = await mintChargeToken(db, charge, clock.now());
    const { id, ...facts } = chargeFacts(charge);
    return respond(c, 201, 'charge', { token, charge: { _id: id, id, ...facts, status: charge.status } });
  });

  routes.get('/:id', async (c, next) => {
    // With a charge token the request is the page's, which a later route handles.
    if (c.req.header('x-access-token') && !c.req.header('x-user-secret-key')) return next();
    const { merchantId } = await serverKey(db, c, clock.now());
    const charge = await findWalletCharge(db, merchantId, c.req.param('id'));
    return respond(c, 200, 'charge', presentForServer(await settleWalletCharge(db, charge, clock.now())));
  });

  return routes;
}

/** The wallet-charge calls of a page, with a charge token. */
export function walletPageRoutes({ db, clock, originOf }: SandboxServices): Hono<ChargeVariables> {
  const routes = new Hono<ChargeVariables>();
  const credential = chargeCredential(db, clock);

  routes.post('/callback', credential, async (c) => {
    const request = await readBody(c, walletCallbackRequest);
    const origin = c.req.header('origin');
    const pageHost = origin === undefined ? null : new URL(origin).hostname;
    const caller = { pageHost, ownOrigin: originOf(c.req.url) };
    return respond(c, 200, 'charge', await handleCallback(db, c.get('charge'), request, caller, clock.now()));
  });

  routes.post('/capture', credential, async (c) => {
    const request = await readBody(c, walletCaptureRequest);
    const payment = paymentOf(c.get('charge'), request);
    const { charge, isFirst } = await payWalletCharge(db, c.get('charge'), payment, clock);
    if (isFirst && payment.outcome === 'lost') {
      throw new SandboxError(503, 'service_unreachable', 'The answer was lost. Send the request again.');
    }
    return respond(c, 200, 'charge', paymentResult(charge));
  });

  const ownCharge = ({ id }: WalletChargeRow, requestedId: string | undefined) => {
    // The response does not say whether such a charge exists: the token is for one charge only.
    if (requestedId !== id) throw new SandboxError(404, 'not_found', 'There is no such wallet charge');
  };

  // The result of a payment whose window the page lost contact with.
  routes.get('/:id', credential, async (c) => {
    ownCharge(c.get('charge'), c.req.param('id'));
    const charge = await settleWalletCharge(db, c.get('charge'), clock.now());
    const { payment_source: _, shipping: __, ...facts } = presentForServer(charge);
    return respond(c, 200, 'charge', facts);
  });

  routes.post('/:id/decline', credential, async (c) => {
    const charge = c.get('charge');
    ownCharge(charge, c.req.param('id'));
    const { status } = await declineWalletCharge(db, charge, clock.now());
    return respond(c, 200, 'charge', { status });
  });

  return routes;
}

/** GET /v1/gateways/{id}/wallet-config, for a public key, an access token or a charge token. */
export function walletConfigRoutes({ db, clock, browserCredential }: SandboxServices): Hono<BrowserVariables> {
  const routes = new Hono<BrowserVariables>();
  const credential: MiddlewareHandler<BrowserVariables> = async (c, next) => {
    const charge = await chargeOfToken(db, c.req.header('x-access-token') ?? '', clock.now());
    if (!charge) return browserCredential(c, next);
    c.set('caller', { merchantId: charge.merchantId, credential: 'charge token' });
    await allowPage(db, c, charge.merchantId);
    c.set('key', { hash: '', kind: 'access', merchantId: charge.merchantId, mode: charge.mode });
    return next();
  };

  routes.get('/:id/wallet-config', credential, async (c) => {
    const gateway = await findGateway(db, c.get('key').merchantId, c.req.param('id'));
    return respond(c, 200, 'gateway', walletConfig(gateway));
  });

  return routes;
}

/** The storable part of a payment method: the payer and the kind of card. */
function reduced({ customer }: WalletCaptureRequest): Record<string, string> {
  const { wallet_type, type, card_scheme, card_name, card_number_last4 } = customer?.payment_source ?? {};
  const reported = {
    wallet_type,
    type,
    card_scheme,
    card_name,
    card_number_last4: card_number_last4?.slice(-4),
    payer_name: customer?.payer_name,
    payer_email: customer?.payer_email,
    payer_phone: customer?.payer_phone,
  };
  const present = Object.entries(reported).filter((entry): entry is [string, string] => Boolean(entry[1]));
  for (const [field, value] of present) {
    const isWords = field !== 'payer_phone' && !(field === 'payer_email' && value.includes('@'));
    if (isWords && containsCardNumber(value)) {
      throw validationError(`customer.${field}`, `${field} must not hold a card number`);
    }
  }
  return Object.fromEntries(present);
}

/**
 * The payment that a capture requests. Throws a 400 when the method does not belong to this charge or to the sandbox.
 */
function paymentOf(charge: WalletChargeRow, request: WalletCaptureRequest): Payment {
  const source = request.customer?.payment_source;
  const texts = [
    source?.ref_token,
    request.payment_method_id,
    source?.external_payer_id,
    request.external_payer_id,
  ].filter((text): text is string => Boolean(text));
  if (texts.length === 0) {
    throw validationError('payment_method_id', 'payment_method_id or customer.payment_source.ref_token is required');
  }
  if (charge.gatewayType === 'Paypal' && (charge.orderId === null || request.payment_method_id !== charge.orderId)) {
    throw validationError('payment_method_id', 'payment_method_id must be the order that the wallet callback made');
  }
  if (charge.gatewayType === 'Afterpay') {
    if (charge.orderId === null || source?.ref_token !== charge.orderId) {
      throw validationError(
        'customer.payment_source.ref_token',
        'ref_token must be the one that the wallet callback made',
      );
    }
    // The shopper approves on the wallet's own page, which pays: this request came too early.
    if (charge.status === 'wallet_initialized') {
      throw new SandboxError(400, 'wallet_not_approved', 'The shopper has not approved this payment yet');
    }
    return { methodHash: charge.methodHash ?? '', outcome: 'approve' };
  }
  const shipping = request.shipping ?? undefined;
  return {
    methodHash: hashOf(JSON.stringify(texts)),
    outcome: outcomeOf(texts),
    paymentSource: reduced(request),
    ...(shipping ? { shipping } : {}),
  };
}
