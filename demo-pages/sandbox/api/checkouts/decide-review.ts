import type { AdvanceContext } from './advance.ts';
import { chargeSource } from './charge-source.ts';
import { decideWalletReview } from './instruction-wallet.ts';
import type { Intent } from './intent-store.ts';

/**
 * Ends a review as the script says. When approved, makes the payment, or completes the wallet's payment that is in
 * review.
 */
export async function decideReview(
  { db, clock }: AdvanceContext,
  intent: Intent,
  authenticationId: string | null,
): Promise<{ isPaid: boolean; change: Partial<Intent> }> {
  const isApproved = intent.script.review === 'approve';
  if (intent.chargeId) {
    await decideWalletReview(db, intent.chargeId, isApproved, clock.now());
    return { isPaid: isApproved, change: isApproved ? { status: 'paid' } : { status: 'failed', chargeId: null } };
  }
  const refused = { isPaid: false, change: { status: 'failed', sourceHash: null } } as const;
  if (!isApproved || !intent.sourceHash) return refused;
  const source = { attempt: 'review', tokenHash: intent.sourceHash, authenticationId };
  const { chargeId } = await chargeSource(db, intent, source, clock);
  return chargeId ? { isPaid: true, change: { status: 'paid', chargeId, sourceHash: null } } : refused;
}
