import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { dayIn, instantOf, siteOf } from '../../platform/index.ts';
import {
  type DonationEffect,
  type PaidDonation,
  type ReinstatedMoney,
  type ReturnedMoney,
  runEffects,
} from './donation-effects.ts';
import { donations } from './donations-schema.ts';
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

/** The payment of a gift that came on another way than through the provider, on the day that staff have noted. */
export function offlinePayment(donation: Donation, money: MoneyCause): DonationPayment {
  const at = new Date(instantOf(siteOf(donation.siteCountryCode).code, donation.givenOn!, '12:00'));
  return { donation, money, attempt: undefined, transactionId: null, madeAt: at, chargedAt: at };
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
  const donations = await addEntries(
    tx,
    payments.map(({ donation, attempt, chargedAt, money, transactionId }) => ({
      donationId: donation.id,
      entry: { entry: 'paid', amountMinor: donation.totalMinor, at: chargedAt, ...money },
      more: {
        transactionId,
        givenOn: donation.givenOn ?? dayIn(siteOf(donation.siteCountryCode).code, chargedAt.getTime()),
        paidAt: chargedAt,
        askAfter: null,
        method: donation.method ?? attempt?.method ?? null,
      },
    })),
  );
  if (donations.length === 0) return;
  const byId = new Map(payments.map((payment) => [payment.donation.id, payment]));
  const paid = donations.map((donation) => ({ ...byId.get(donation.id)!, donation }));
  await runEffects(effects, 'paid', tx, paid, now);
  await runEffects(effects, 'receipted', tx, await numberReceipts(tx, donations), now);
}

/** Records that money went back. Does nothing when this cause was recorded before. `at`: when it did. */
export async function returnMoney(
  tx: Database,
  effects: readonly DonationEffect[],
  donation: Donation,
  returned: ReturnedMoney & { at: Date; actor: string; detail: string },
  now: number,
): Promise<void> {
  const { kind: entry, amountMinor, cause, at, actor, detail } = returned;
  const changed = await addEntry(tx, donation.id, {
    entry,
    amountMinor: -amountMinor,
    cause,
    actor,
    detail,
    at,
  });
  if (!changed) return;
  await runEffects(effects, 'returned', tx, changed, returned, now);
}

/** Records that the bank returned money that it had taken back. */
export async function reinstateMoney(
  tx: Database,
  effects: readonly DonationEffect[],
  donation: Donation,
  { at, ...reinstated }: ReinstatedMoney & { at: Date },
  now: number,
): Promise<void> {
  const month = await leaveChargedMonth(tx, donation);
  const entry = { entry: 'reinstated' as const, ...reinstated, actor: 'provider', detail: '', at };
  const changed = await addEntry(tx, donation.id, entry, month);
  if (changed) await runEffects(effects, 'reinstated', tx, changed, reinstated, now);
}

/**
 * A month of a plan has one gift. Where it was charged once more after the bank had taken the first gift back, the
 * first one becomes a gift beside the plan; a try that failed gives the month up.
 */
async function leaveChargedMonth(tx: Database, { planId, period, status }: Donation): Promise<Partial<Donation>> {
  if (planId === null || period === null || status !== 'reversed') return {};
  const isOfMonth = and(eq(donations.planId, planId), eq(donations.period, period), ne(donations.status, 'reversed'));
  const [other] = await tx.select().from(donations).where(isOfMonth).for('update');
  if (other?.status !== 'failed') return other ? { period: null } : {};
  await tx.update(donations).set({ period: null }).where(eq(donations.id, other.id));
  return {};
}

/** The locked donation with its effects' changes, for the next step of a transaction. */
export async function relock(tx: Database, id: string): Promise<Donation> {
  const donation = await lockDonation(tx, id);
  if (!donation) throw new Error(`The donation ${id} was not found.`);
  return donation;
}
