import { and, eq, exists, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError } from '../../core/index.ts';
import type { CallbackReport, CheckoutCallbackEvent } from './callback-request.ts';
import { checkoutInstructions, checkoutIntents } from './checkout-intents-schema.ts';
import { instructionNamed, isForm, type SandboxInstructionName } from './instruction-lookup.ts';
import type { REPORT_STATUSES } from './intent-response.ts';
import { findInstruction, type InstructionRow, type Intent } from './intent-store.ts';

/** `superseded`: the step was answered elsewhere or is over; the instruction call gives the current instruction. */
export type ReportStatus = (typeof REPORT_STATUSES)[number];

const RETRYABLE: readonly CheckoutCallbackEvent[] = [
  'callback.card_form.ott_created',
  'callback.bank_account_form.ott_created',
];

function assertExpected({ name }: InstructionRow, { event }: CallbackReport): void {
  const own = instructionNamed(name as SandboxInstructionName).callback;
  const isReturn = event === 'callback.payment_methods.return' && isForm(name);
  if (event === own || isReturn) return;
  const expected = own === null ? 'expects no callback' : `expects ${own}`;
  throw new SandboxError(409, 'callback_unexpected', `The current instruction is ${name}, which ${expected}`);
}

/**
 * Stores what the shopper's page reported about the instruction whose token it holds. Of any number of reports about
 * one instruction, one is stored; the same report again gives `repeated`. Throws a 409 for an event that does not
 * belong to the instruction.
 */
export async function takeReport(
  db: Database,
  intent: Intent,
  seq: number,
  report: CallbackReport,
  now: Date,
): Promise<ReportStatus> {
  const row = await findInstruction(db, intent.id, seq);
  if (!row) throw new SandboxError(409, 'callback_unexpected', 'Request the first instruction before sending a report');
  if (row.reportHash === report.hash) return 'repeated';
  assertExpected(row, report);
  if (intent.endedAt !== null) return intent.status === 'expired' ? 'expired' : 'finished';
  if (intent.seq !== seq || row.reportedAt !== null) return intent.status === 'expired' ? 'expired' : 'superseded';
  if (intent.expiresAt <= now) return 'expired';
  if (report.isError && RETRYABLE.includes(report.event)) {
    await close(db, row, { erredAt: now });
    return 'accepted';
  }
  const { event, facts, tokenHash, hash, browserDetails } = report;
  const change = { reportEvent: event, report: facts, reportHash: hash, tokenHash, browserDetails, reportedAt: now };
  if (await close(db, row, change)) return 'accepted';
  const latest = await findInstruction(db, intent.id, seq);
  return latest?.reportHash === hash ? 'repeated' : 'superseded';
}

/** Closes a form that reported an error, once the page requests the next instruction. */
export async function closeFailedForm(db: Database, row: InstructionRow, now: Date): Promise<void> {
  if (row.erredAt !== null) await close(db, row, { reportedAt: now });
}

/** Updates the current instruction if it has no report yet; false otherwise. */
async function close(
  db: Database,
  { intentId, seq }: InstructionRow,
  change: Partial<InstructionRow>,
): Promise<boolean> {
  const isPresent = db
    .select()
    .from(checkoutIntents)
    .where(and(eq(checkoutIntents.id, intentId), eq(checkoutIntents.seq, seq)));
  const changed = await db
    .update(checkoutInstructions)
    .set(change)
    .where(
      and(
        eq(checkoutInstructions.intentId, intentId),
        eq(checkoutInstructions.seq, seq),
        isNull(checkoutInstructions.reportedAt),
        exists(isPresent),
      ),
    )
    .returning({ seq: checkoutInstructions.seq });
  return changed.length === 1;
}
