import { SandboxError } from '../../core/index.ts';
import { SANDBOX_OUTCOMES, type SandboxOutcome, SLOW_ISSUER_MS } from '../../simulated/index.ts';
import type { walletCharges } from './wallet-schema.ts';

type Settlement = Pick<typeof walletCharges.$inferSelect, 'status' | 'failureCode' | 'failureMessage'>;

const PAID: Settlement = { status: 'complete', failureCode: null, failureMessage: null };

const SETTLEMENTS: Record<SandboxOutcome, Settlement> = {
  approve: PAID,
  slow: PAID,
  lost: PAID,
  in_review: { status: 'inreview', failureCode: null, failureMessage: null },
  decline: { status: 'failed', failureCode: 'card_declined', failureMessage: 'Card declined' },
  fail: { status: 'failed', failureCode: 'unspecified_error', failureMessage: 'The wallet could not make the payment' },
};

/** How a payment of this outcome ends; one that is only authorised waits for its capture. */
export function settlementOf(outcome: string, isCaptured: boolean): Settlement {
  const settlement = SETTLEMENTS[outcome as SandboxOutcome] ?? SETTLEMENTS.fail;
  return settlement.status === 'complete' && !isCaptured ? { ...settlement, status: 'pending' } : settlement;
}

/** How long the wallet's bank takes, in milliseconds. */
export const outcomeDelay = (outcome: SandboxOutcome) => (outcome === 'slow' ? SLOW_ISSUER_MS : 0);

/**
 * What a payment method of the sandbox's wallets stands for: the outcome is written in its text. Throws a 400 for every
 * other text, so that a real wallet's token that was sent by mistake is refused.
 */
export function outcomeOf(texts: readonly string[]): SandboxOutcome {
  for (const text of texts) {
    const [, word] = /sandbox_(approve|slow|in_review|decline|fail|lost)(?![a-z])/i.exec(text) ?? [];
    const outcome = SANDBOX_OUTCOMES.find((name) => name === word?.toLowerCase());
    if (outcome) return outcome;
  }
  const message = 'This is a sandbox: pay with its own wallets, or name a payment method like sandbox_approve.';
  throw new SandboxError(400, 'test_wallet_required', message);
}
