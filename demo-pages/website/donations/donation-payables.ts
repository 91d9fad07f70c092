import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Payable, Payables } from '../payment/payable.ts';
import { type DonationEffect, runEffects } from './donation-effects.ts';
import { donations } from './donations-schema.ts';
import { addEntry, type Donation, lockDonation } from './ledger.ts';
import { payDonation, relock } from './pay-donation.ts';

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
  isPaid: !['pending', 'failed'].includes(donation.status),
  transactionId: donation.transactionId,
  customer: {
    first_name: donation.customerFirstName,
    last_name: donation.customerLastName,
    email: donation.customerEmailAddress,
    phone: donation.customerPhoneNumber,
  },
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
      const actor = donation.source === 'plan' ? 'schedule' : 'donor';
      return {
        async paid(attempt, chargeId, now) {
          const money = { cause: `charge:${chargeId}`, actor, detail: attempt.method };
          await payDonation(tx, effects, donation, money, { attempt, now, transactionId: chargeId });
        },
        async accepted(attempt, chargeId, now) {
          await addEntry(tx, id, {
            entry: 'submitted',
            amountMinor: 0,
            cause: `submitted:${chargeId}`,
            actor,
            detail: 'bank debit',
            at: new Date(now),
          });
          const [accepted] = await tx
            .update(donations)
            .set({ transactionId: chargeId, askAfter: new Date(now + ASK_INTERVAL_MS), method: 'bank' })
            .where(eq(donations.id, id))
            .returning();
          await runEffects(effects, 'accepted', tx, accepted!, { attempt, now });
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
