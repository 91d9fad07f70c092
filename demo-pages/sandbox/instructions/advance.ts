import type { Database } from '../../database/open-database.ts';
import { type InstructionName, instructionNamed } from '../intents/instruction-lookup.ts';
import { findInstruction, findIntent, type InstructionRow, type Intent, moveIntent } from '../intents/intent-store.ts';
import {
  expiry,
  nextMove,
  type Position,
  type Progress,
  refusal,
  stepOf,
  type Todo,
  todoAfter,
} from '../intents/position.ts';
import type { ShowStep } from '../intents/scenarios/scenario.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import { decideReview } from './decide-review.ts';
import { blank, furtherForm, instructionOf } from './prepare-instruction.ts';
import { type Settled, settleReport } from './settle-report.ts';
import { hasWalletPaid, walletResult } from './wallet-step.ts';

export type Desk = {
  db: Database;
  clock: SandboxClock;
  ownOrigin: string;
  /** Exact origin of the page that asks; frames of an issuer speak to no other. */
  pageOrigin: string | null;
};

export type Asked = {
  /** The instruction that the shopper has seen and wants to go on from. */
  seen?: number;
  /** A page that was loaded anew, perhaps by a wallet that took the shopper away and was paid: no report will come. */
  isReturning?: boolean;
};

/** `waiting`: for the shopper's report, or for a time in the script. */
export type Standing = { intent: Intent; row: InstructionRow | null; state: 'shown' | 'waiting' | 'finished' };

// What comes after a step of the script is found when its report is there.
const NEXT_OPEN: Position = { after: -1, todo: [] };

const needsReport = (row: InstructionRow | null) => row !== null && row.phase !== 'notice' && asks(row.name);
const asks = (name: string) => instructionNamed(name as InstructionName).callback !== null;

/**
 * Moves a checkout as far as it goes without its shopper, at most to the next instruction. Whoever dies on the way leaves it
 * to the next asker.
 */
export async function advance(
  desk: Desk,
  merchantId: string,
  intentId: string,
  { seen = -1, isReturning = false }: Asked = {},
): Promise<Standing> {
  for (;;) {
    const intent = await findIntent(desk.db, merchantId, intentId);
    if (!intent) throw new Error('The checkout is gone');
    const row = await findInstruction(desk.db, intent.id, intent.seq);
    const planned = intent.position.after === intent.seq;
    const isAnswered = row?.reportedAt != null;
    // What follows an answered form is found without being asked for; a notice is left when its shopper has seen it.
    const isReady = needsReport(row) ? planned || isAnswered : seen === intent.seq;
    const isWalletPaid = row !== null && !isAnswered && (await hasWalletPaid(desk.db, intent, row, desk.clock.now()));
    const isLate = isOverdue(intent, desk.clock.now());
    if (isLate && !isAnswered && !isWalletPaid) {
      await expire(desk, intent, row);
      continue;
    }
    const isSettled = isWalletPaid && (isReturning || isLate);
    if (!isReady && !isSettled) return { intent, row, state: needsReport(row) ? 'waiting' : 'shown' };
    const moved = await moveOnce(desk, intent, row, planned);
    if (moved !== 'moved') return { intent, row, state: moved };
    const latest = await findIntent(desk.db, merchantId, intentId);
    if (!latest || latest.seq === intent.seq) continue;
    return { intent: latest, row: await findInstruction(desk.db, intentId, latest.seq), state: 'shown' };
  }
}

const isOverdue = ({ status, expiresAt }: Intent, now: Date) => status === 'open' && expiresAt <= now;

async function expire({ db, clock }: Desk, intent: Intent, row: InstructionRow | null): Promise<void> {
  const late = row?.walletChargeId ? await walletResult(db, intent, row, clock) : null;
  if (late?.chargeId) return;
  await moveIntent(db, intent, { status: 'expired', position: { after: intent.seq, todo: expiry() } });
}

/** One step of the way: `moved` when something was written, by this process or by another. */
async function moveOnce(
  desk: Desk,
  intent: Intent,
  row: InstructionRow | null,
  planned: boolean,
): Promise<'moved' | 'waiting' | 'finished'> {
  const { db, clock } = desk;
  let todo = intent.position.todo;
  let change: Partial<Intent> = {};
  if (!planned && row) {
    const step = stepOf(intent.script, row.step ?? '') as ShowStep;
    const settled: Settled = needsReport(row) ? await settleReport(db, intent, row, step, clock) : { name: 'success' };
    if ('phase' in settled) {
      const { sourceHash } = settled;
      await moveIntent(db, intent, { sourceHash, position: NEXT_OPEN }, await furtherForm(desk, intent, row, settled));
      return 'moved';
    }
    todo = todoAfter(step, settled).map((entry) =>
      'decide' in entry && row.authenticationId ? { ...entry, authenticationId: row.authenticationId } : entry,
    );
    change = paymentChange(settled);
  }
  const progress = (change.status ?? intent.status) as Progress;
  const move = nextMove(intent.script, todo, progress, clock.now());
  const stay = (rest: Todo[], more: Partial<Intent> = {}) =>
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
      const result = await decideReview(desk, { ...intent, ...change }, move.authenticationId);
      await stay(result.isPaid ? move.rest : refusal(), result.change);
      return 'moved';
    }
    case 'notice': {
      const { name, payload, next_instruction: nextInstruction } = move.notice;
      const position = { after: intent.seq + 1, todo: move.rest };
      const fresh = { ...blank(clock.now()), name, payload, nextInstruction, step: null, phase: 'notice' as const };
      await moveIntent(db, intent, { ...change, ...ending(name, progress, clock.now()), position }, fresh);
      return 'moved';
    }
    default: {
      const fresh = await instructionOf(desk, { ...intent, ...change }, move.step);
      const end = ending(move.step.instruction, progress, clock.now());
      await moveIntent(db, intent, { ...change, ...end, position: NEXT_OPEN }, fresh);
      return 'moved';
    }
  }
}

function paymentChange(settled: Exclude<Settled, { phase: string }>): Partial<Intent> {
  const source = settled.sourceHash === undefined ? {} : { sourceHash: settled.sourceHash };
  const charge = settled.chargeId ? { chargeId: settled.chargeId } : {};
  if (settled.name === 'in_review') return { ...source, ...charge, status: 'in_review' };
  return settled.chargeId ? { ...source, ...charge, status: 'paid' } : source;
}

// The merchant event is the last thing a page hears of a checkout.
const ending = (name: string, progress: Progress, now: Date): Partial<Intent> => {
  if (name !== 'merchant_event.emit') return {};
  const status =
    progress === 'paid' ? 'succeeded' : progress === 'open' || progress === 'in_review' ? 'failed' : progress;
  return { status, endedAt: now };
};
