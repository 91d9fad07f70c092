import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/open-database.ts';
import { amountOrNumberField } from '../http/payment-fields.ts';
import { SandboxError, validationError } from '../http/sandbox-error.ts';
import { minorUnits } from '../sandbox-money.ts';
import { announceOutcome } from './wallet-capture.ts';
import { walletCharges } from './wallet-schema.ts';
import { findWalletCharge, type WalletCharge } from './wallet-store.ts';

/** Body of POST /v1/charges/wallet/{id}/capture; without an amount the whole authorisation is captured. */
export const laterCaptureRequest = z.object({ amount: amountOrNumberField.optional() });

type End = Pick<typeof walletCharges.$inferSelect, 'status' | 'failureCode' | 'failureMessage' | 'amountMinor'>;

/** Ends an authorised charge once, whoever asks at the same time. */
async function endAuthorisation(db: Database, charge: WalletCharge, end: End, now: Date): Promise<WalletCharge> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(walletCharges)
      .set({ ...end, settledAt: now })
      .where(and(eq(walletCharges.id, charge.id), eq(walletCharges.status, 'pending')))
      .returning();
    if (ended) await announceOutcome(tx, ended, now);
    return ended ?? findWalletCharge(tx, charge.merchantId, charge.id);
  });
}

const notAuthorised = ({ status }: WalletCharge) =>
  new SandboxError(
    400,
    'unfulfilled_condition',
    `Only an authorised charge can be captured or cancelled, not ${status}`,
  );

/**
 * Captures what was authorised with `capture: false`, wholly or in part: the rest is released, and the charge is of the
 * captured amount. The same capture again gives the same charge. Throws a 400.
 */
export async function captureLater(
  db: Database,
  charge: WalletCharge,
  { amount }: z.output<typeof laterCaptureRequest>,
  now: Date,
): Promise<WalletCharge> {
  const amountMinor = amount === undefined ? charge.amountMinor : minorUnits(amount);
  if (amountMinor > charge.amountMinor) {
    throw validationError('amount', 'amount must not be more than was authorised');
  }
  const end = { status: 'complete', failureCode: null, failureMessage: null, amountMinor } as const;
  const captured = await endAuthorisation(db, charge, end, now);
  if (captured.capture || captured.status !== 'complete' || captured.amountMinor !== amountMinor) {
    throw notAuthorised(captured);
  }
  return captured;
}

/** Releases what was authorised; nothing is charged. The same call again gives the same charge. Throws a 400. */
export async function cancelAuthorisation(db: Database, charge: WalletCharge, now: Date): Promise<WalletCharge> {
  const { amountMinor } = charge;
  const failureMessage = 'The shop released the authorisation';
  const end = { status: 'failed', failureCode: 'authorisation_cancelled', failureMessage, amountMinor } as const;
  const cancelled = await endAuthorisation(db, charge, end, now);
  if (cancelled.failureCode !== end.failureCode) throw notAuthorised(cancelled);
  return cancelled;
}
