import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import { hashOf, SandboxError } from '../../core/index.ts';
import { findGateway } from '../configurations/index.ts';
import { findCheckout } from '../external-checkouts/index.ts';
import { paymentTokens } from './tokens-schema.ts';

/** Body of POST /v1/payment_sources/tokens for an approved checkout. */
export const checkoutTokenRequest = z.object({
  gateway_id: z.string().min(1, 'is required').max(255),
  type: z.enum(['checkout_token', 'external_checkout_token']),
  checkout_token: z.string().min(1, 'is required').max(255),
});

const LIFETIME_MS = 30 * 60 * 1000;

/**
 * Exchanges an approved checkout for its one-time token. The token is derived from the checkout's token, so a page that
 * lost the answer can repeat the request and receives the same one: the checkout can be charged once only.
 */
export async function createCheckoutPaymentToken(
  db: Database,
  merchantId: string,
  request: z.output<typeof checkoutTokenRequest>,
  now: Date,
): Promise<string> {
  const checkout = await findCheckout(db, merchantId, { token: request.checkout_token });
  const gateway = await findGateway(db, merchantId, request.gateway_id);
  if (gateway.id !== checkout.gatewayId) {
    throw new SandboxError(400, 'validation_error', 'The checkout belongs to another gateway');
  }
  if (checkout.status !== 'approved') {
    throw new SandboxError(400, 'checkout_not_approved', 'The shopper has not approved this checkout');
  }
  const token = `tok_${Buffer.from(hashOf(`payment token of ${request.checkout_token}`), 'hex').toString('base64url')}`;
  await db
    .insert(paymentTokens)
    .values({
      tokenHash: hashOf(token),
      merchantId,
      gatewayId: gateway.id,
      type: request.type,
      holderName: checkout.shopperName,
      contact: checkout.shopperEmail ? { email: checkout.shopperEmail } : {},
      testOutcome: 'approve',
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    })
    .onConflictDoNothing();
  return token;
}
