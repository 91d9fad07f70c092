import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { DISHONOURS, type Dishonour, type TestOutcome } from '../cards/issuer-outcomes.ts';
import { revokeMandate } from '../sources/mandates.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { addBankDays } from './bank-days.ts';
import { failureOf, reversalOf } from './charge-results.ts';
import { charges } from './charges-schema.ts';
import { presentCharge } from './present-charge.ts';

export type Charge = typeof charges.$inferSelect;

const CHARGEBACK_MS = 10 * 24 * 60 * 60 * 1000;

const announce = (tx: Database, type: string, charge: Charge, at: Date) =>
  recordEvent(tx, { merchantId: charge.merchantId, type: `charge.${type}`, data: presentCharge(charge) }, at);

async function latest(db: Database, charge: Charge): Promise<Charge> {
  const [row] = await db.select().from(charges).where(eq(charges.id, charge.id));
  return row ?? charge;
}

/** When the payer's bank will take back what is paid now; null when it will not. */
function reversalDue({ testOutcome, currency }: Charge, paidAt: Date): Date | null {
  if (testOutcome === 'charged_back') return new Date(paidAt.getTime() + CHARGEBACK_MS);
  const dishonour = DISHONOURS[testOutcome as Dishonour] as (typeof DISHONOURS)[Dishonour] | undefined;
  return dishonour ? addBankDays(paidAt, dishonour.days, currency) : null;
}

async function end(db: Database, charge: Charge, from: 'pending' | 'pending_settlement', at: Date): Promise<Charge> {
  const failure = failureOf(charge.testOutcome as TestOutcome);
  return db.transaction(async (tx) => {
    const [settled] = await tx
      .update(charges)
      .set(
        failure
          ? { status: 'failed', settledAt: at, ...failure }
          : { status: 'complete', settledAt: at, reversalDueAt: reversalDue(charge, at) },
      )
      .where(and(eq(charges.id, charge.id), eq(charges.status, from)))
      .returning();
    if (settled) await announce(tx, failure ? 'failed' : 'paid', settled, at);
    return settled ?? (await latest(tx, charge));
  });
}

/** Settles a charge when its issuer has answered by now. The first process settles it; later calls change nothing. */
export async function settleIfDue(db: Database, charge: Charge, now: Date): Promise<Charge> {
  if (charge.status !== 'pending' || charge.dueAt > now) return charge;
  return end(db, charge, 'pending', now);
}

/** The money of a bank debit has arrived. */
export function settleDebit(db: Database, charge: Charge, at: Date): Promise<Charge> {
  return end(db, charge, 'pending_settlement', at);
}

/** The payer's bank takes a paid charge back; a card's charge that was refunded in full stays as it is. */
export async function reverseCharge(db: Database, charge: Charge, at: Date): Promise<void> {
  const { status, ...failure } = reversalOf(charge.testOutcome as TestOutcome);
  await db.transaction(async (tx) => {
    const isDue = and(eq(charges.id, charge.id), eq(charges.status, 'complete'), isNotNull(charges.reversalDueAt));
    const isOwed = status === 'charged_back' ? gt(charges.amountMinor, charges.refundedMinor) : undefined;
    const [reversed] = await tx
      .update(charges)
      .set({ status, reversedAt: at, reversalDueAt: null, ...failure })
      .where(and(isDue, isOwed))
      .returning();
    if (!reversed) {
      await tx.update(charges).set({ reversalDueAt: null }).where(isDue);
      return;
    }
    await announce(tx, status, reversed, at);
    if (failure.declineCode === 'mandate_revoked' && reversed.sourceId) {
      await revokeMandate(tx, { merchantId: reversed.merchantId, sourceId: reversed.sourceId }, at);
    }
  });
}
