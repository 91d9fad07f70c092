import type { Database } from '../../../server/database/open-database.ts';
import type { SandboxClock } from '../../core/index.ts';
import { decideReview } from './decide-review.ts';
import { instructionNamed, type SandboxInstructionName } from './instruction-lookup.ts';
import { hasWalletPaid, walletResult } from './instruction-wallet.ts';
import { findInstruction, findIntent, type InstructionRow, type Intent, moveIntent } from './intent-store.ts';
import {
  expiry,
  nextMove,
  type PendingStep,
  type Position,
  type Progress,
  refusalSteps,
  stepOf,
  stepsAfter,
} from './position.ts';
import { instructionOf, secondForm, tokenFields } from './prepare-instruction.ts';
import type { ShowStep } from './scenarios/scenario.ts';
import { type StepResult, settleReport } from './settle-report.ts';

export type AdvanceContext = {
  db: Database;
  clock: SandboxClock;
  ownOrigin: string;
  /** Exact origin of the requesting page; frames of an issuer post messages to this origin only. */
  pageOrigin: string | null;
};

export type AdvanceRequest = {
  /** The instruction that the shopper has already seen. */
  seen?: number;
  /**
   * The page was loaded again, for example after a wallet's redirect: the wallet may have been paid, and no report will
   * come.
   */
  isReturning?: boolean;
};

/** `waiting`: for the shopper's report, or for a time in the script. */
export type CheckoutState = { intent: Intent; row: InstructionRow | null; state: 'shown' | 'waiting' | 'finished' };

// The step that follows is chosen when the report of this one arrives.
const NOT_PLANNED: Position = { after: -1, todo: [] };

const needsReport = (row: InstructionRow | null) => row !== null && needsAnswer(row.name);
const needsAnswer = (name: string) => instructionNamed(name as SandboxInstructionName).callback !== null;

/**
 * Advances a checkout as far as possible without its shopper, at most to the next instruction. If the process dies, the
 * next request continues from the stored state.
 */
export async function advanceCheckout(
  context: AdvanceContext,
  merchantId: string,
  intentId: string,
  { seen = -1, isReturning = false }: AdvanceRequest = {},
): Promise<CheckoutState> {
  for (;;) {
    const intent = await findIntent(context.db, merchantId, intentId);
    if (!intent) throw new Error('The checkout does not exist');
    const row = await findInstruction(context.db, intent.id, intent.seq);
    const planned = intent.position.after === intent.seq;
    const isAnswered = row?.reportedAt != null;
    // An answered form is followed by the next step at once; a notice only after the shopper has seen it.
    const isReady = needsReport(row) ? planned || isAnswered : seen === intent.seq;
    const isWalletPaid =
      row !== null && !isAnswered && (await hasWalletPaid(context.db, intent, row, context.clock.now()));
    const isLate = isOverdue(intent, context.clock.now());
    if (isLate && !isAnswered && !isWalletPaid) {
      await expire(context, intent, row);
      continue;
    }
    const isSettled = isWalletPaid && (isReturning || isLate);
    if (!isReady && !isSettled) return { intent, row, state: needsReport(row) ? 'waiting' : 'shown' };
    const moved = await advanceOnce(context, intent, row, planned);
    if (moved !== 'moved') return { intent, row, state: moved };
    const latest = await findIntent(context.db, merchantId, intentId);
    if (!latest || latest.seq === intent.seq) continue;
    return { intent: latest, row: await findInstruction(context.db, intentId, latest.seq), state: 'shown' };
  }
}

const isOverdue = ({ status, expiresAt }: Intent, now: Date) => status === 'open' && expiresAt <= now;

async function expire({ db, clock }: AdvanceContext, intent: Intent, row: InstructionRow | null): Promise<void> {
  const late = row?.walletChargeId ? await walletResult(db, intent, row, clock) : null;
  if (late?.chargeId) return;
  await moveIntent(db, intent, { status: 'expired', position: { after: intent.seq, todo: expiry() } });
}

/** Advances by one step: `moved` when this process or another one changed the checkout. */
async function advanceOnce(
  context: AdvanceContext,
  intent: Intent,
  row: InstructionRow | null,
  planned: boolean,
): Promise<'moved' | 'waiting' | 'finished'> {
  const { db, clock } = context;
  let todo = intent.position.todo;
  let change: Partial<Intent> = {};
  if (!planned && row) {
    const step = stepOf(intent.script, row.step ?? '') as ShowStep;
    const settled: StepResult = needsReport(row)
      ? await settleReport(db, intent, row, step, clock)
      : { name: 'success' };
    if ('phase' in settled) {
      const { sourceHash } = settled;
      await moveIntent(
        db,
        intent,
        { sourceHash, position: NOT_PLANNED },
        await secondForm(context, intent, row, settled),
      );
      return 'moved';
    }
    todo = stepsAfter(step, settled).map((entry) =>
      'decide' in entry && row.authenticationId ? { ...entry, authenticationId: row.authenticationId } : entry,
    );
    change = paymentChange(settled);
  }
  const progress = (change.status ?? intent.status) as Progress;
  const move = nextMove(intent.script, todo, progress, clock.now());
  const stay = (rest: PendingStep[], more: Partial<Intent> = {}) =>
    moveIntent(db, intent, { ...change, ...more, position: { after: intent.seq, todo: rest } });
  switch (move.kind) {
    case 'finish':
      if (intent.endedAt !== null) return 'finished';
      await stay([{ to: 'finish' }], ending('merchant_event.emit', progress, clock.now()));
      return 'moved';
    case 'until': {
      const isNoted = planned && JSON.stringify(move.rest) === JSON.stringify(todo);
      if (isNoted) return 'waiting';
      await stay(move.rest);
      return 'moved';
    }
    case 'decide': {
      const result = await decideReview(context, { ...intent, ...change }, move.authenticationId);
      await stay(result.isPaid ? move.rest : refusalSteps(), result.change);
      return 'moved';
    }
    case 'notice': {
      const { name, payload, next_instruction: nextInstruction } = move.notice;
      const position = { after: intent.seq + 1, todo: move.rest };
      const next = {
        ...tokenFields(clock.now()),
        name,
        payload,
        nextInstruction,
        step: null,
        phase: 'notice' as const,
      };
      await moveIntent(db, intent, { ...change, ...ending(name, progress, clock.now()), position }, next);
      return 'moved';
    }
    default: {
      const next = await instructionOf(context, { ...intent, ...change }, move.step);
      const end = ending(move.step.instruction, progress, clock.now());
      await moveIntent(db, intent, { ...change, ...end, position: NOT_PLANNED }, next);
      return 'moved';
    }
  }
}

function paymentChange(settled: Exclude<StepResult, { phase: string }>): Partial<Intent> {
  const source = settled.sourceHash === undefined ? {} : { sourceHash: settled.sourceHash };
  const charge = settled.chargeId ? { chargeId: settled.chargeId } : {};
  if (settled.name === 'in_review') return { ...source, ...charge, status: 'in_review' };
  return settled.chargeId ? { ...source, ...charge, status: 'paid' } : source;
}

// The merchant event is the last instruction that a page receives.
const ending = (name: string, progress: Progress, now: Date): Partial<Intent> => {
  if (name !== 'merchant_event.emit') return {};
  const status =
    progress === 'paid' ? 'succeeded' : progress === 'open' || progress === 'in_review' ? 'failed' : progress;
  return { status, endedAt: now };
};
