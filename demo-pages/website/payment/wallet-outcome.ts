import type { Attempt } from './begin-attempt.ts';
import type { ChargeOutcome } from './charge-client.ts';
import type { WalletClient } from './wallet-client.ts';

/** `unstarted`: nobody was ever given what this charge is paid with. */
export type WalletOutcome = ChargeOutcome | { kind: 'unstarted' };

/** A shopper who took longer than this at the wallet is not coming back, and what was held for the order is let go. */
export const WALLET_WINDOW_MS = 30 * 60_000;
/** By then the charge's token has expired, so that nobody can pay it any more. */
const TOKEN_LIFETIME_MS = 65 * 60_000;

/**
 * How a wallet's attempt ended, as the provider has it: the page is never believed. `isCalledOff` ends a charge that nobody
 * has paid, and only the provider says whether that came before the shopper's approval.
 */
export async function walletOutcome(
  wallets: WalletClient,
  attempt: Attempt,
  { isCalledOff, now }: { isCalledOff: boolean; now: number },
): Promise<WalletOutcome> {
  const { chargeId, token } = attempt;
  // Before its charge is noted down, no page has the token.
  if (chargeId === null) return isCalledOff ? { kind: 'unstarted' } : { kind: 'unknown' };
  const charge = await wallets.find(chargeId);
  if (charge?.state === 'complete') return { kind: 'approved', chargeId };
  if (!charge || charge.state === 'working' || (charge.state === 'open' && !isCalledOff)) return { kind: 'unknown' };
  // A declined charge may still be tried with another card of the wallet, until it is called off.
  const isEnded =
    now - attempt.createdAt.getTime() > TOKEN_LIFETIME_MS || (await wallets.callOff(chargeId, token ?? ''));
  if (!isEnded) {
    const again = await wallets.find(chargeId);
    return again?.state === 'complete' ? { kind: 'approved', chargeId } : { kind: 'unknown' };
  }
  if (charge.failureCode === 'card_declined') return { kind: 'declined', errorCode: charge.failureCode };
  return { kind: 'failed', errorCode: charge.failureCode || 'called_off' };
}
