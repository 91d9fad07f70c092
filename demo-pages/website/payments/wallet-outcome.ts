import type { Attempt } from './payment-schema.ts';
import type { ChargeOutcome } from './provider/charge-client.ts';
import type { WalletCharge, WalletClient } from './provider/wallet-client.ts';

/** `unstarted`: no page ever received the token that pays this charge. */
export type WalletOutcome = ChargeOutcome | { kind: 'unstarted' };

/** A shopper who takes longer at the wallet is assumed to have left, and the stock held for the order is released. */
export const WALLET_WINDOW_MS = 30 * 60_000;
/** After this time the charge's token has expired, so the charge can no longer be paid. */
const TOKEN_LIFETIME_MS = 65 * 60_000;

const approved = (chargeId: string, { madeAt, chargedAt }: WalletCharge): WalletOutcome => ({
  kind: 'approved',
  chargeId,
  madeAt,
  chargedAt,
});

/**
 * The result of a wallet's attempt, from the provider and never from the page. `isCancelled` cancels an unpaid charge;
 * only the provider decides whether the cancellation or the shopper's approval came first.
 */
export async function walletOutcome(
  wallets: WalletClient,
  attempt: Attempt,
  { isCancelled, now }: { isCancelled: boolean; now: number },
): Promise<WalletOutcome> {
  const { chargeId, token } = attempt;
  // Until its charge is stored, no page has the token.
  if (chargeId === null) return isCancelled ? { kind: 'unstarted' } : { kind: 'unknown' };
  const charge = await wallets.find(chargeId);
  if (charge?.state === 'complete') return approved(chargeId, charge);
  if (!charge || charge.state === 'working' || (charge.state === 'open' && !isCancelled)) return { kind: 'unknown' };
  // A declined charge may still be tried with another card of the wallet, until it is cancelled.
  const isEnded =
    now - attempt.createdAt.getTime() > TOKEN_LIFETIME_MS || (await wallets.cancel(chargeId, token ?? ''));
  if (!isEnded) {
    const again = await wallets.find(chargeId);
    if (again?.state !== 'complete') return { kind: 'unknown' };
    return approved(chargeId, again);
  }
  if (charge.failureCode === 'card_declined') return { kind: 'declined', errorCode: charge.failureCode };
  return { kind: 'failed', errorCode: charge.failureCode || 'called_off' };
}
