import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Attempt, Payable, Payables, Refundable, Refundables, TakenCharge } from '../../payments/index.ts';
import { type DonationEffect, runEffects } from './donation-effects.ts';
import { donations } from './donations-schema.ts';
import { addEntry, type Donation, lockDonation, lockFreeDonations } from './ledger.ts';
import { payDonations, relock, returnMoney } from './pay-donation.ts';

/** The provider is asked about an accepted debit this often, in case its webhook never arrives (D2.06). */
export const ASK_INTERVAL_MS = 6 * 60 * 60_000;

/** A donation as its payment sees it. */
export const toDonationPayable = (donation: Donation): Payable => ({
  kind: 'donation',
  id: donation.id,
  sessionId: donation.sessionId,
  siteCountryCode: donation.siteCountryCode,
  currency: donation.currency,
  totalMinor: donation.totalMinor,
  keepsSource: donation.frequency === 'monthly',
  isPaid: !['pending', 'failed'].includes(donation.status),
  transactionId: donation.transactionId,
  customer: {
    first_name: donation.customerFirstName,
    last_name: donation.customerLastName,
    email: donation.customerEmailAddress,
    phone: donation.customerPhoneNumber,
  },
});

const actorOf = ({ source }: Donation) => (source === 'plan' ? 'schedule' : 'donor');

/** The payment of a donation by the charge of an attempt. */
const paymentOf = (donation: Donation, attempt: Attempt, { id, madeAt, chargedAt }: TakenCharge) => ({
  donation,
  attempt,
  madeAt,
  chargedAt,
  transactionId: id,
  money: { cause: `charge:${id}`, actor: actorOf(donation), detail: attempt.method },
});

/** Donations as something that payments pay for. `effects` happen in the payment's own transaction. */
export function createDonationPayables(effects: readonly DonationEffect[], clock: () => number): Payables {
  return {
    kind: 'donation',
    async find(db, id) {
      const [donation] = await db.select().from(donations).where(eq(donations.id, id));
      return donation && toDonationPayable(donation);
    },
    async hold(tx, id) {
      const donation = await relock(tx, id);
      const actor = actorOf(donation);
      return {
        paid: (attempt, charge, now) => payDonations(tx, effects, [paymentOf(donation, attempt, charge)], now),
        async accepted(attempt, charge, now) {
          await addEntry(tx, id, {
            entry: 'submitted',
            amountMinor: 0,
            cause: `submitted:${charge.id}`,
            actor,
            detail: 'bank debit',
            at: charge.madeAt,
          });
          const [accepted] = await tx
            .update(donations)
            .set({ transactionId: charge.id, askAfter: new Date(now + ASK_INTERVAL_MS), method: 'bank' })
            .where(eq(donations.id, id))
            .returning();
          await runEffects(effects, 'accepted', tx, { ...charge, donation: accepted!, attempt }, now);
        },
        async unpaid(attempt, refusal, now) {
          const failed = await addEntry(tx, id, {
            entry: 'failed',
            amountMinor: 0,
            cause: `failed:${attempt.id}`,
            actor,
            detail: refusal.declineCode ?? refusal.errorCode,
            at: new Date(now),
          });
          if (failed) await runEffects(effects, 'failed', tx, failed, refusal, now);
        },
      };
    },
    async holdFree(tx, ids) {
      const held = await lockFreeDonations(tx, ids);
      return {
        ids: held.map(({ id }) => id),
        async paid(charges, now) {
          const byId = new Map(charges.map((each) => [each.attempt.payableId, each]));
          const payments = held.flatMap((donation) => {
            const found = byId.get(donation.id);
            return found ? [paymentOf(donation, found.attempt, found.charge)] : [];
          });
          await payDonations(tx, effects, payments, now);
        },
      };
    },
    async lock(tx, id) {
      const donation = await lockDonation(tx, id);
      return donation && toDonationPayable(donation);
    },
    async reserve(tx, { id }) {
      // Another try of a gift that failed: it is promised again.
      await addEntry(tx, id, { ...PROMISED, cause: `promised:${randomUUID()}`, at: new Date(clock()) });
      return undefined;
    },
  };
}

const PROMISED = { entry: 'promised', amountMinor: 0, actor: 'donor', detail: '' } as const;

/** A donation as its refunds see it. */
export const toDonationRefundable = (donation: Donation): Refundable => ({
  kind: 'donation',
  id: donation.id,
  siteCountryCode: donation.siteCountryCode,
  currency: donation.currency,
  chargeId: donation.transactionId,
  paidMinor: donation.status === 'paid' ? donation.totalMinor : 0,
  returnedMinor: donation.returnedMinor,
});

/** Donations: a refund is a row of the ledger, with everything that follows from money that goes back. */
export function createDonationRefundables(effects: readonly DonationEffect[]): Refundables {
  return {
    noun: 'gift',
    async lock(tx, id) {
      const donation = await lockDonation(tx, id);
      return donation && toDonationRefundable(donation);
    },
    async refunded(tx, { refundableId, refundId, amountMinor, staffName, finishedAt }, now) {
      const returned = { kind: 'refunded' as const, amountMinor, code: '', cause: `refund:${refundId}` };
      const by = { at: finishedAt ?? new Date(now), actor: staffName, detail: 'by staff' };
      await returnMoney(tx, effects, await relock(tx, refundableId), { ...returned, ...by }, now);
    },
  };
}
