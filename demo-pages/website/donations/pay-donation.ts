import type { Database } from '../../database/open-database.ts';
import { dayIn } from '../site/calendar-days.ts';
import { siteOf } from '../site/sites.ts';
import { type DonationEffect, type PaidContext, type ReturnedMoney, runEffects } from './donation-effects.ts';
import { addEntry, type Donation, lockDonation } from './ledger.ts';
import { numberReceipt } from './receipt-number.ts';

/** Where money came from, for the ledger. */
export interface MoneyCause {
  cause: string;
  actor: string;
  detail: string;
}

/**
 * Records that a donation is paid: ledger, day, effects and receipt number together. Call it with the row locked. Does
 * nothing when this cause was recorded before.
 */
export async function payDonation(
  tx: Database,
  effects: readonly DonationEffect[],
  donation: Donation,
  money: MoneyCause,
  context: PaidContext & { transactionId: string | null },
): Promise<void> {
  const { now, transactionId } = context;
  const at = new Date(now);
  const entry = { entry: 'paid' as const, amountMinor: donation.totalMinor, at, ...money };
  const paid = await addEntry(tx, donation.id, entry, {
    transactionId,
    givenOn: donation.givenOn ?? dayIn(siteOf(donation.siteCountryCode).code, now),
    paidAt: at,
    askAfter: null,
    method: donation.method ?? context.attempt?.method ?? null,
  });
  if (!paid) return;
  await runEffects(effects, 'paid', tx, paid, context);
  await runEffects(effects, 'receipted', tx, await numberReceipt(tx, paid), context);
}

/** Records that money went back. Does nothing when this cause was recorded before. */
export async function returnMoney(
  tx: Database,
  effects: readonly DonationEffect[],
  donation: Donation,
  returned: ReturnedMoney & { actor: string; detail: string },
  now: number,
): Promise<void> {
  const { kind: entry, amountMinor, cause, actor, detail } = returned;
  const changed = await addEntry(tx, donation.id, {
    entry,
    amountMinor: -amountMinor,
    cause,
    actor,
    detail,
    at: new Date(now),
  });
  if (!changed) return;
  await runEffects(effects, 'returned', tx, changed, returned, now);
}

/** The locked donation with its effects' changes, for the next step of a transaction. */
export async function relock(tx: Database, id: string): Promise<Donation> {
  const donation = await lockDonation(tx, id);
  if (!donation) throw new Error(`The donation ${id} was not found.`);
  return donation;
}
