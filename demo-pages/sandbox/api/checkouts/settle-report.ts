import type { Database } from '../../../server/database/open-database.ts';
import type { SandboxClock } from '../../core/index.ts';
import { findPaymentToken } from '../tokens/index.ts';
import { authenticationOutcome, authenticationScenario } from './authenticate.ts';
import { type ChargeResult, chargeSource } from './charge-source.ts';
import { isForm } from './instruction-lookup.ts';
import { walletResult } from './instruction-wallet.ts';
import type { InstructionRow, Intent } from './intent-store.ts';
import type { StepOutcome } from './position.ts';
import { cvvForm, findSavedCard, findSavedCardEnding, tokenOfSavedCard } from './saved-cards.ts';
import type { ShowStep } from './scenarios/scenario.ts';

/** The result of a report: the step is over, or it continues with a second form. */
export type StepResult =
  | (ChargeResult & { sourceHash?: string | null })
  | { phase: 'cvv'; payload: Record<string, unknown>; sourceHash: string; savedSourceId: string }
  | { phase: '3ds'; scenario: string; sourceHash: string };

const again: StepOutcome = { name: 'again' };

/** Acts on what the shopper's page reported about a step. Idempotent: a repeated call charges nothing twice. */
export async function settleReport(
  db: Database,
  intent: Intent,
  row: InstructionRow,
  step: ShowStep,
  clock: SandboxClock,
): Promise<StepResult> {
  const { reportEvent: event, report, tokenHash } = row;
  if (row.walletChargeId) {
    const result = await walletResult(db, intent, row, clock);
    if (event !== 'callback.payment_methods.return' || result.name === 'success' || result.name === 'in_review') {
      return result;
    }
  }
  switch (event) {
    case 'callback.payment_methods.return':
      return { name: 'return' };
    case 'callback.payment_methods.chosen': {
      const method = report?.['payment_method_type'] ?? '';
      return Object.hasOwn(step.on, method) ? { name: method } : again;
    }
    case 'callback.saved_card_form.selected':
      return selected(db, intent, row, step, clock);
    default:
  }
  if (row.name === 'canvas_3ds_form.show') {
    const result = await authenticationOutcome(db, intent, row, clock);
    if (result.name !== 'success' || !intent.sourceHash || !step.charge) return result;
    return step.review ? { name: 'in_review' } : charged(db, intent, row, intent.sourceHash, clock);
  }
  // What takes no payment goes by what the page says.
  if (!isForm(row.name)) return { name: report?.['status'] === 'success' ? 'success' : 'error' };
  if (row.phase === 'cvv') return withCode(db, intent, row, step, clock);
  if (tokenHash) return authorised(db, intent, row, step, await chargeable(db, intent, row, tokenHash, clock), clock);
  return event === 'callback.child_widget.status' ? { name: 'error' } : again;
}

async function selected(
  db: Database,
  intent: Intent,
  row: InstructionRow,
  step: ShowStep,
  clock: SandboxClock,
): Promise<StepResult> {
  const card = await findSavedCard(db, intent, row.report?.['card_id'] ?? '');
  if (!card) return { name: 'declined', text: 'This saved card cannot be used.' };
  const sourceHash = await tokenOfSavedCard(db, intent, String(row.seq), card, clock.now());
  if (step.cvv) return { phase: 'cvv', payload: cvvForm(card), sourceHash, savedSourceId: card.id };
  return authorised(db, intent, row, step, sourceHash, clock);
}

/** A security code alone pays with the saved card that it belongs to. */
async function chargeable(
  db: Database,
  intent: Intent,
  { seq }: InstructionRow,
  tokenHash: string,
  clock: SandboxClock,
): Promise<string> {
  const token = await findPaymentToken(db, intent.merchantId, tokenHash);
  if (token?.type !== 'card_cvv') return tokenHash;
  const card = await findSavedCardEnding(db, intent, token.cardLast4 ?? '');
  return card ? tokenOfSavedCard(db, intent, String(seq), card, clock.now()) : tokenHash;
}

async function withCode(
  db: Database,
  intent: Intent,
  row: InstructionRow,
  step: ShowStep,
  clock: SandboxClock,
): Promise<StepResult> {
  const code = row.tokenHash ? await findPaymentToken(db, intent.merchantId, row.tokenHash) : null;
  if (code?.type !== 'card_cvv' || !intent.sourceHash) return again;
  return authorised(db, intent, row, step, intent.sourceHash, clock);
}

async function authorised(
  db: Database,
  intent: Intent,
  row: InstructionRow,
  step: ShowStep,
  sourceHash: string,
  clock: SandboxClock,
): Promise<StepResult> {
  if (!step.charge) return { name: 'success', sourceHash };
  const scenario = await authenticationScenario(db, intent, step, sourceHash);
  if (scenario) return { phase: '3ds', scenario, sourceHash };
  if (step.review) return { name: 'in_review', sourceHash };
  return charged(db, intent, row, sourceHash, clock);
}

async function charged(
  db: Database,
  intent: Intent,
  { seq, authenticationId }: InstructionRow,
  tokenHash: string,
  clock: SandboxClock,
): Promise<StepResult> {
  const source = { attempt: String(seq), tokenHash, authenticationId };
  return { ...(await chargeSource(db, intent, source, clock)), sourceHash: null };
}
