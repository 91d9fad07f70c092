import type { Database } from '../../database/open-database.ts';
import { awaitSettlement, recordCharge } from '../charges/charge-store.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import type { Intent } from '../intents/intent-store.ts';
import type { Outcome } from '../intents/position.ts';
import type { SandboxClock } from '../sandbox-clock.ts';

export type ChargeResult = Outcome & { chargeId?: string };

const DECLINED = 'Your card was declined.';

/**
 * Charges what the shopper gave, once: `attempt` names it, so that a lost answer, another tab and a killed process
 * all meet the same charge.
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
    const recorded = await recordCharge(db, merchantId, key, request, clock.now());
    const charge = await awaitSettlement(db, recorded, clock);
    if (charge.status === 'complete') return { name: 'success', chargeId: charge.id };
    if (charge.failureCode === 'card_declined') return { name: 'declined', text: DECLINED };
    return { name: 'error', text: 'Your card could not be processed.' };
  } catch (error) {
    // A token that is spent, unknown or too old: the shopper gives the details once more.
    if (error instanceof SandboxError && error.status === 400) {
      return { name: 'error', text: 'Your payment details could not be used any more.' };
    }
    // The provider takes no more of this card for now, and says so.
    if (error instanceof SandboxError && error.status === 429) return { name: 'declined', text: error.message };
    throw error;
  }
}
