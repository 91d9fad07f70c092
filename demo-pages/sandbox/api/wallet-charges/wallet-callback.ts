import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError, validationError } from '../../core/index.ts';
import { walletGateway } from './wallet-gateways.ts';
import type { WalletCallbackRequest } from './wallet-request.ts';
import type { WalletCallbackResponse } from './wallet-response.ts';
import { walletCharges } from './wallet-schema.ts';
import { assertOpen, assertReturns, findWalletCharge, type WalletChargeRow } from './wallet-store.ts';

/**
 * A charge whose reference begins like this is refused at its callbacks, to test how a page handles a missing session.
 */
export const CALLBACK_ERROR_REFERENCE = 'sandbox_callback_error';

const SESSION_LIFETIME_MS = 5 * 60 * 1000;

/** The origin of a callback request. */
export type CallbackCaller = { pageHost: string | null; ownOrigin: string };

/** Handles a wallet's callback; the same request gets the same order. Throws a 400. */
export async function handleCallback(
  db: Database,
  charge: WalletChargeRow,
  request: WalletCallbackRequest,
  caller: CallbackCaller,
  now: Date,
): Promise<WalletCallbackResponse> {
  const { wallets } = walletGateway({ type: charge.gatewayType });
  if (request.wallet_type && !wallets.includes(request.wallet_type)) {
    throw validationError('wallet_type', `This charge is paid with ${wallets.join(', ')}`);
  }
  if (charge.reference.startsWith(CALLBACK_ERROR_REFERENCE)) {
    throw new SandboxError(400, 'wallet_session_error', 'The wallet could not start a session');
  }
  assertOpen(charge, now);
  if (request.request_type === 'UPDATE_TRANSACTION') return updated(db, charge, request);
  if (wallets.includes('apple')) return merchantSession(charge, request, caller, now);
  if (request.meta) await storeReturns(db, charge, request.meta, caller);
  const order = await withOrder(db, charge);
  if (request.shipping) await storeShipping(db, charge, request.shipping);
  return presentedOrder(order, caller);
}

async function withOrder(db: Database, charge: WalletChargeRow): Promise<WalletChargeRow> {
  if (charge.orderId !== null) return charge;
  const orderId = `${walletGateway({ type: charge.gatewayType }).orderPrefix ?? ''}${randomBytes(18).toString('hex')}`;
  const [named] = await db
    .update(walletCharges)
    .set({ orderId })
    .where(and(eq(walletCharges.id, charge.id), isNull(walletCharges.orderId)))
    .returning();
  return named ?? findWalletCharge(db, charge.merchantId, charge.id);
}

function presentedOrder(
  { gatewayType, orderId: id, status }: WalletChargeRow,
  { ownOrigin }: CallbackCaller,
): WalletCallbackResponse {
  const charge = { status };
  if (gatewayType === 'Afterpay') return { ref_token: id, charge };
  if (gatewayType !== 'Paypal') return { id, charge };
  const way = {
    callback_method: 'GET',
    callback_rel: 'approve',
    callback_url: `${ownOrigin}/wallet/paypal?token=${id}`,
  };
  return { id, status: 'CREATED', ...way, charge };
}

// The page may name other pages of the merchant than the charge does; the shopper is not paying yet.
async function storeReturns(
  db: Database,
  { id, merchantId }: WalletChargeRow,
  meta: NonNullable<WalletCallbackRequest['meta']>,
  { ownOrigin }: CallbackCaller,
) {
  await assertReturns(db, { merchantId, ownOrigin }, meta);
  await db
    .update(walletCharges)
    .set({ meta: sql`${walletCharges.meta} || ${JSON.stringify(meta)}::jsonb` })
    .where(and(eq(walletCharges.id, id), eq(walletCharges.status, 'wallet_initialized')));
}

async function updated(db: Database, charge: WalletChargeRow, { shipping }: WalletCallbackRequest) {
  if (!shipping) throw validationError('shipping', 'shipping is required for UPDATE_TRANSACTION');
  await storeShipping(db, charge, shipping);
  return { id: charge.orderId ?? charge.id, charge: { status: charge.status } };
}

async function storeShipping(db: Database, charge: WalletChargeRow, shipping: Record<string, unknown>) {
  const country = shipping['address_country'] ?? shipping['country'];
  if (typeof country === 'string' && country !== '' && !/^(AU|NZ|AUS|NZL)$/i.test(country)) {
    throw new SandboxError(400, 'shipping_not_supported', 'The sandbox ships to Australia and New Zealand only');
  }
  await db
    .update(walletCharges)
    .set({ shipping })
    .where(and(eq(walletCharges.id, charge.id), eq(walletCharges.status, 'wallet_initialized')));
}

// The format that Apple documents for merchant validation; the signature is valid only in the sandbox.
function merchantSession(
  charge: WalletChargeRow,
  request: WalletCallbackRequest,
  { pageHost }: CallbackCaller,
  now: Date,
) {
  const host = request.session_id ?? '';
  if (host === '' || (pageHost !== null && host !== pageHost)) {
    throw validationError('session_id', 'session_id must be the host name of the page that pays');
  }
  return {
    epochTimestamp: now.getTime(),
    expiresAt: now.getTime() + SESSION_LIFETIME_MS,
    merchantSessionIdentifier: `SSH${randomBytes(20).toString('hex').toUpperCase()}`,
    nonce: randomBytes(4).toString('hex'),
    merchantIdentifier: randomBytes(32).toString('hex').toUpperCase(),
    domainName: host,
    displayName: 'Haven sandbox',
    operationalAnalyticsIdentifier: `Haven sandbox:${charge.id}`,
    retries: 0,
    signature: randomBytes(64).toString('hex'),
  };
}
