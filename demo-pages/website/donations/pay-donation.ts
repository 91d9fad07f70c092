import type { Database } from '../../database/open-database.ts';
import { dayIn } from '../site/calendar-days.ts';
import { siteOf } from '../site/sites.ts';
import { type DonationEffect, type PaidDonation, type ReturnedMoney, runEffects } from './donation-effects.ts';
import { addEntries, addEntry, type Donation, lockDonation } from './ledger.ts';
import { numberReceipts } from './receipt-number.ts';

/** Where money came from, for the ledger. */
export interface MoneyCause {
  cause: string;
  actor: string;
  detail: string;
}

/** A donation whose row is locked, and the money that paid it. `transactionId`: the charge at the provider. */
interface DonationPayment extends PaidDonation {
  money: MoneyCause;
  transactionId: string | null;
}

/**
 * Records that donations are paid: ledger, day, effects and receipt numbers together, with the same few statements for
 * all. Does nothing for one whose cause was recorded before.
 */
export async function payDonations(
  tx: Database,
  effects: readonly DonationEffect[],
  payments: readonly DonationPayment[],
  now: number,
): Promise<void> {
  const at = new Date(now);
  const donations = await addEntries(
    tx,
    payments.map(({ donation, attempt, money, transactionId }) => ({
      donationId: donation.id,
      entry: { entry: 'paid', amountMinor: donation.totalMinor, at, ...money },
      more: {
        transactionId,
        givenOn: donation.givenOn ?? dayIn(siteOf(donation.siteCountryCode).code, now),
        paidAt: at,
        askAfter: null,
        method: donation.method ?? attempt?.method ?? null,
      },
    })),
  );
  if (donations.length === 0) return;
  const attempts = new Map(payments.map(({ donation, attempt }) => [donation.id, attempt]));
  const paid = donations.map((donation) => ({ donation, attempt: attempts.get(donation.id) }));
  await runEffects(effects, 'paid', tx, paid, now);
  await runEffects(effects, 'receipted', tx, await numberReceipts(tx, donations), now);
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
