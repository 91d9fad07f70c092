import type { Database } from '../../../server/database/open-database.ts';
import { DEMO, type SandboxClock, SandboxError } from '../../core/index.ts';
import { awaitSettlement, recordCharge } from '../charges/index.ts';
import { saveConsentedCard } from '../payment-sources/index.ts';
import type { Intent } from './intent-store.ts';
import type { StepOutcome } from './position.ts';

export type ChargeResult = StepOutcome & { chargeId?: string };

const DECLINED = 'Your card was declined.';
const EXPIRED = 'Your card has expired, so nothing was charged. Please use another card.';

/**
 * Charges the payment source once: `attempt` is part of the idempotency key, so a lost response, a second tab and a
 * restarted process all find the same charge.
 */
export async function chargeSource(
  db: Database,
  intent: Intent,
  source: { attempt: string; tokenHash: string; authenticationId?: string | null },
  clock: SandboxClock,
): Promise<ChargeResult> {
  const { merchantId, amountMinor, currency, reference, customer } = intent;
  const threeDs = source.authenticationId ? { id: source.authenticationId, required: false } : null;
  const request = { amountMinor, currency, reference, customer, tokenHash: source.tokenHash, threeDs };
  try {
    const key = `checkout:${intent.id}:${source.attempt}`;
    const recorded = await db.transaction((tx) => recordCharge(tx, merchantId, key, request, clock.now()));
    const charge = await awaitSettlement(db, recorded, clock);
    if (charge.status === 'complete') {
      // The sandbox's own customer is everybody's: its cards stay as they are.
      if (intent.customerId !== DEMO.customerId) await saveConsentedCard(db, intent, source.tokenHash, clock.now());
      return { name: 'success', chargeId: charge.id };
    }
    if (charge.failureCode === 'card_declined')
      return { name: 'declined', text: charge.declineCode === 'expired_card' ? EXPIRED : DECLINED };
    return { name: 'error', text: 'Your card could not be processed.' };
  } catch (error) {
    // A token that was used, is unknown or has expired: the shopper must enter the details again.
    if (error instanceof SandboxError && error.status === 400) {
      return { name: 'error', text: 'Your payment details can no longer be used.' };
    }
    // The sandbox refuses this card for now because it was declined too often, and the message says so.
    if (error instanceof SandboxError && error.status === 429) return { name: 'declined', text: error.message };
    throw error;
  }
}
