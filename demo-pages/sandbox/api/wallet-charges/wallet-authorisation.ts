import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { CHARGE_MOVES } from '../charges/index.ts';
import { recordEvent } from '../webhooks/index.ts';
import { presentWalletCharge } from './present-wallet-charge.ts';
import { walletCharges } from './wallet-schema.ts';
import type { WalletChargeRow } from './wallet-store.ts';

/**
 * Ends the authorisation of a wallet's charge, which is `pending`, and notifies the merchant; null when it is over. The
 * steps and events are those of every charge.
 */
async function endAuthorisation(
  tx: Database,
  id: string,
  move: 'capture' | 'cancel' | 'expire',
  capturedMinor: number | null,
  at: Date,
  condition?: SQL,
): Promise<WalletChargeRow | null> {
  const { to: status, event: type } = CHARGE_MOVES[move];
  const [moved] = await tx
    .update(walletCharges)
    .set({ status, capturedMinor, settledAt: at })
    .where(and(eq(walletCharges.id, id), eq(walletCharges.status, 'pending'), condition))
    .returning();
  if (!moved) return null;
  await recordEvent(tx, { merchantId: moved.merchantId, type, data: presentWalletCharge(moved) }, at);
  return moved;
}

/** Captures a part of an authorised wallet charge, or cancels it with null. Null when its authorisation is over. */
export function endWalletAuthorisation(
  tx: Database,
  id: string,
  capturedMinor: number | null,
  now: Date,
): Promise<WalletChargeRow | null> {
  const move = capturedMinor === null ? 'cancel' : 'capture';
  return endAuthorisation(tx, id, move, capturedMinor, now, gt(walletCharges.dueAt, now));
}

/** Nobody captured an authorised wallet charge in time. */
export function expireWalletAuthorisation(
  db: Database,
  { id }: WalletChargeRow,
  at: Date,
): Promise<WalletChargeRow | null> {
  return db.transaction((tx) => endAuthorisation(tx, id, 'expire', null, at));
}
