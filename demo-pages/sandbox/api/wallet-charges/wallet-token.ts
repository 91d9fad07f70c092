import type { MiddlewareHandler } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import {
  allowPage,
  amountNumber,
  base64Json,
  isKnownOrigin,
  readSignedToken,
  type SandboxClock,
  SandboxError,
  signToken,
} from '../../core/index.ts';
import { walletConfig } from './wallet-gateways.ts';
import type { WalletFacts } from './wallet-response.ts';
import { findWalletCharge, type WalletChargeRow } from './wallet-store.ts';

const AUDIENCE = 'wallet-charge';

/** What the page may know about the charge. */
export function chargeFacts({ id, amountMinor, currency, reference, capture, meta }: WalletChargeRow): WalletFacts {
  const { success_url, error_url } = meta;
  const ways = { ...(success_url ? { success_url } : {}), ...(error_url ? { error_url } : {}) };
  return { id, amount: amountNumber(amountMinor), currency, reference, capture, meta: ways };
}

/** The token that permits a page to start the wallet and to pay this one charge. */
export async function mintChargeToken(db: Database, charge: WalletChargeRow, now: Date): Promise<string> {
  const { credentials: all } = walletConfig({ type: charge.gatewayType, mode: charge.mode });
  const { client_auth, ...credentials } = all;
  const meta = base64Json({
    meta: {
      gateway: { type: charge.gatewayType, mode: charge.mode, credentials },
      charge: chargeFacts(charge),
      credentials: { client_auth },
    },
  });
  const lifetimeSeconds = Math.max(1, Math.floor((charge.expiresAt.getTime() - now.getTime()) / 1000));
  const content = { claims: { charge_id: charge.id, meta }, subject: charge.merchantId, lifetimeSeconds };
  return (await signToken(db, { ...content, audience: AUDIENCE }, now)).token;
}

export type ChargeVariables = { Variables: { charge: WalletChargeRow } };

/** The charge that a token is for; null for any other text. */
export async function chargeOfToken(db: Database, token: string, now: Date): Promise<WalletChargeRow | null> {
  const claims = await readSignedToken(db, token, now, AUDIENCE);
  const { sub, charge_id } = claims ?? {};
  return typeof sub === 'string' && typeof charge_id === 'string' ? findWalletCharge(db, sub, charge_id) : null;
}

/** Accepts a request with a charge token, from a page of that charge's merchant or from its server. */
export function chargeCredential(db: Database, clock: SandboxClock): MiddlewareHandler<ChargeVariables> {
  return async (c, next) => {
    const charge = await chargeOfToken(db, c.req.header('x-access-token') ?? '', clock.now());
    if (!charge) {
      const origin = c.req.header('origin');
      if (origin && (await isKnownOrigin(db, origin))) c.header('Access-Control-Allow-Origin', origin);
      throw new SandboxError(403, 'token_required', 'Access forbidden: send the charge token as x-access-token');
    }
    c.set('caller', { merchantId: charge.merchantId, credential: 'charge token' });
    await allowPage(db, c, charge.merchantId);
    c.set('charge', charge);
    return next();
  };
}
