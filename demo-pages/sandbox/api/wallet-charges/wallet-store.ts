import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { assertReturn, hashOf, prefixedId, type ReturnOwner, SandboxError, validationError } from '../../core/index.ts';
import { findGateway } from '../configurations/index.ts';
import { walletGateway } from './wallet-gateways.ts';
import type { NewWalletChargeRequest } from './wallet-request.ts';
import { walletCharges } from './wallet-schema.ts';

export type WalletChargeRow = typeof walletCharges.$inferSelect;

/** How long a shopper may take, and therefore how long a charge token is valid. */
export const WALLET_LIFETIME_MS = 60 * 60 * 1000;

type ChargeName = { merchantId: string; idempotencyKey: string | undefined; ownOrigin: string };

function hashOfRequest({
  amountMinor,
  currency,
  reference,
  gatewayId,
  capture = true,
  customer,
  meta,
}: NewWalletChargeRequest) {
  return hashOf(JSON.stringify([amountMinor, currency, reference, gatewayId, capture, customer, meta]));
}

async function byKey(db: Database, { merchantId, idempotencyKey }: ChargeName): Promise<WalletChargeRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const [charge] = await db
    .select()
    .from(walletCharges)
    .where(and(eq(walletCharges.merchantId, merchantId), eq(walletCharges.idempotencyKey, idempotencyKey)));
  return charge;
}

function sameRequest(charge: WalletChargeRow, hash: string): WalletChargeRow {
  if (charge.requestHash === hash) return charge;
  throw new SandboxError(409, 'idempotency_conflict', 'This Idempotency-Key was used for another request');
}

/** Throws a 400 unless each return address is a page of the merchant or the sandbox. */
export async function assertReturns(
  db: Database,
  owner: ReturnOwner,
  meta: { readonly [field: string]: string | undefined },
) {
  for (const field of ['success_url', 'error_url']) {
    const address = meta[field];
    if (address !== undefined) await assertReturn(db, owner, `meta.${field}`, address);
  }
}

/** Creates a wallet charge that waits for the shopper, or returns the one that this key already made. */
export async function initialiseWalletCharge(
  db: Database,
  named: ChargeName,
  request: NewWalletChargeRequest,
  now: Date,
): Promise<WalletChargeRow> {
  const requestHash = hashOfRequest(request);
  const earlier = await byKey(db, named);
  if (earlier) return sameRequest(earlier, requestHash);
  const gateway = await findGateway(db, named.merchantId, request.gatewayId);
  const { wallets } = walletGateway(gateway);
  if (request.walletType && !wallets.includes(request.walletType)) {
    throw validationError(
      'customer.payment_source.wallet_type',
      `Gateway ${gateway.id} pays with ${wallets.join(', ')}`,
    );
  }
  await assertReturns(db, named, request.meta);
  const [charge] = await db
    .insert(walletCharges)
    .values({
      id: prefixedId('wch'),
      merchantId: named.merchantId,
      idempotencyKey: named.idempotencyKey ?? null,
      requestHash,
      gatewayId: gateway.id,
      gatewayType: gateway.type,
      mode: gateway.mode,
      amountMinor: request.amountMinor,
      currency: request.currency,
      reference: request.reference,
      customer: request.customer,
      meta: request.meta,
      capture: request.capture ?? true,
      status: 'wallet_initialized',
      createdAt: now,
      expiresAt: new Date(now.getTime() + WALLET_LIFETIME_MS),
    })
    .onConflictDoNothing()
    .returning();
  if (charge) return charge;
  const winner = await byKey(db, named);
  if (winner) return sameRequest(winner, requestHash);
  throw new SandboxError(500, 'server_busy', 'The charge was not stored. Try again.');
}

/** A merchant's wallet charge. Throws a 404. */
export async function findWalletCharge(db: Database, merchantId: string, id: string): Promise<WalletChargeRow> {
  const [charge] = await db
    .select()
    .from(walletCharges)
    .where(and(eq(walletCharges.id, id), eq(walletCharges.merchantId, merchantId)));
  if (charge) return charge;
  throw new SandboxError(404, 'not_found', 'There is no such wallet charge');
}

/** The charge with this wallet order id; null when there is none. */
export async function walletChargeByOrder(db: Database, orderId: string): Promise<WalletChargeRow | null> {
  const [charge] = await db.select().from(walletCharges).where(eq(walletCharges.orderId, orderId));
  return charge ?? null;
}

/** Throws a 400 for a charge whose shopper took too long. */
export function assertOpen({ expiresAt }: WalletChargeRow, now: Date): void {
  if (expiresAt > now) return;
  throw new SandboxError(400, 'charge_expired', 'This payment took too long. Start again in the shop.');
}
