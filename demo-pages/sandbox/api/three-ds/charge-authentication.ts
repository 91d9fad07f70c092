import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError } from '../../core/index.ts';
import { findAuthentication, settleAuthentication } from './authentication-store.ts';

/** What is paid with: a one-time token, or the saved source that one became. */
interface Authenticated {
  merchantId: string;
  /** The token that the shopper was authenticated for; null for a source that was not saved from one. */
  tokenHash: string | null;
  threeDsScenario: string | null;
}

/** The authentication that a charge names, and the payment that it must match. */
interface AuthenticatedCharge {
  threeDs: { id?: string | undefined; required: boolean } | null;
  amountMinor: number;
  currency: string;
}

const refused = (code: '3ds_required' | '3ds_mismatch' | '3ds_not_authenticated', message: string) =>
  new SandboxError(400, code, message);

/**
 * The authentication of a charge, or null when the caller names none. Throws a 400 when it belongs to another payment
 * or did not succeed, and when the caller requires one for a card that needs it. A refusal does not use up the token;
 * an authentication is used up together with its token.
 */
export async function authenticationFor(
  db: Database,
  token: Authenticated,
  { threeDs, amountMinor, currency }: AuthenticatedCharge,
  now: Date,
): Promise<string | null> {
  if (threeDs?.id === undefined) {
    if (!threeDs?.required || token.threeDsScenario === null) return null;
    throw refused(
      '3ds_required',
      'This card asks for 3-D Secure. Make an authentication with POST /v1/charges/3ds, then charge with _3ds.id.',
    );
  }
  const stored = await findAuthentication(db, token.merchantId, threeDs.id);
  const authentication = stored && (await settleAuthentication(db, stored, now));
  if (!authentication || authentication.paymentTokenHash !== token.tokenHash) {
    throw refused('3ds_mismatch', 'The 3-D Secure authentication was made for another payment');
  }
  if (authentication.amountMinor !== amountMinor || authentication.currency !== currency) {
    throw refused('3ds_mismatch', 'The 3-D Secure authentication was made for another amount');
  }
  if (authentication.status !== 'success') {
    throw refused('3ds_not_authenticated', 'The shopper was not authenticated');
  }
  return authentication.id;
}
