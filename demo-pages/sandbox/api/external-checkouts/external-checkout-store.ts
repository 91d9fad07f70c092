import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { assertReturn, hashOf, prefixedId, SandboxError } from '../../core/index.ts';
import { providerOf } from '../../simulated/index.ts';
import { findGateway } from '../configurations/index.ts';
import { checkoutAmount, type ExternalCheckoutRequest } from './checkout-request.ts';
import { checkouts } from './checkout-schema.ts';

export type ExternalCheckoutRow = typeof checkouts.$inferSelect;

const LIFETIME_MS = 60 * 60 * 1000;
const DAY_MS = 24 * LIFETIME_MS;

export type CheckoutCaller = { merchantId: string; pageOrigin: string | null; ownOrigin: string };

/** Stores a checkout for an hour; the returned token can be exchanged for a payment token. */
export async function createCheckout(
  db: Database,
  caller: CheckoutCaller,
  request: ExternalCheckoutRequest,
  now: Date,
): Promise<{ checkout: ExternalCheckoutRow; token: string }> {
  const gateway = await findGateway(db, caller.merchantId, request.gateway_id);
  const provider = providerOf(gateway.type);
  if (!provider) {
    throw new SandboxError(
      400,
      'unsupported_gateway',
      `Gateway ${gateway.id} (${gateway.type}) has no external checkout`,
    );
  }
  const { minor, currency } = checkoutAmount(request.meta, provider);
  const success = request.success_redirect_url ?? request.redirect_url ?? '';
  const successUrl = await assertReturn(db, caller, 'success_redirect_url', success);
  const errorUrl = await assertReturn(db, caller, 'error_redirect_url', request.error_redirect_url ?? success);
  const token = prefixedId('ext');
  const [checkout] = await db
    .insert(checkouts)
    .values({
      id: prefixedId('chk'),
      tokenHash: hashOf(token),
      referenceId: prefixedId('ref'),
      merchantId: caller.merchantId,
      gatewayId: gateway.id,
      gatewayType: gateway.type,
      mode: gateway.mode,
      pageOrigin: caller.pageOrigin,
      meta: request.meta,
      amountMinor: minor,
      currency,
      description: request.description ?? null,
      successUrl,
      errorUrl,
      status: 'created',
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    })
    .returning();
  await db.delete(checkouts).where(lt(checkouts.expiresAt, new Date(now.getTime() - DAY_MS)));
  if (!checkout) throw new SandboxError(500, 'server_busy', 'The checkout was not stored. Try again.');
  return { checkout, token };
}

/** A merchant's checkout by its token or its id. Throws a 404. */
export async function findCheckout(
  db: Database,
  merchantId: string,
  by: { token: string } | { id: string },
): Promise<ExternalCheckoutRow> {
  const which = 'token' in by ? eq(checkouts.tokenHash, hashOf(by.token)) : eq(checkouts.id, by.id);
  const [checkout] = await db
    .select()
    .from(checkouts)
    .where(and(which, eq(checkouts.merchantId, merchantId)));
  if (checkout) return checkout;
  throw new SandboxError(404, 'not_found', 'The checkout is unknown or has expired');
}

/**
 * Stores the merchant's page to which the response page of a checkout leads back, for a checkout whose return address
 * does not name it. Throws a 404 for an unknown or decided checkout, a 400 for a page that is not the merchant's.
 */
export async function storeReturnPage(db: Database, token: string, page: string, now: Date): Promise<void> {
  const isOpen = and(
    eq(checkouts.tokenHash, hashOf(token)),
    eq(checkouts.status, 'created'),
    gt(checkouts.expiresAt, now),
  );
  const [checkout] = await db.select().from(checkouts).where(isOpen);
  if (!checkout) throw new SandboxError(404, 'not_found', 'The checkout is unknown, decided or has expired');
  await assertReturn(db, checkout, 'merchant_redirect_url', page);
  const leadingTo = (address: string) => {
    const url = new URL(address);
    url.searchParams.set('merchant', page);
    return url.href;
  };
  const { successUrl, errorUrl } = checkout;
  await db
    .update(checkouts)
    .set({ successUrl: leadingTo(successUrl), errorUrl: leadingTo(errorUrl) })
    .where(isOpen);
}

/** The checkout with this reference id; null when there is none. */
export async function checkoutByReference(db: Database, referenceId: string): Promise<ExternalCheckoutRow | null> {
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.referenceId, referenceId));
  return checkout ?? null;
}

/** Stores the shopper's decision. Only the first one counts; later calls return the stored decision. */
export async function decideCheckout(
  db: Database,
  checkout: ExternalCheckoutRow,
  decision: Pick<ExternalCheckoutRow, 'status' | 'shopperEmail' | 'shopperName'>,
  now: Date,
): Promise<ExternalCheckoutRow> {
  const [changed] = await db
    .update(checkouts)
    .set({ ...decision, decidedAt: now })
    .where(and(eq(checkouts.id, checkout.id), eq(checkouts.status, 'created'), gt(checkouts.expiresAt, now)))
    .returning();
  return changed ?? (await checkoutByReference(db, checkout.referenceId)) ?? checkout;
}
