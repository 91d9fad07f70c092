import type { Refundable, Refundables } from '../../payments/index.ts';
import type { DonationEffect } from './donation-effects.ts';
import { type Donation, lockDonation } from './ledger.ts';
import { relock, returnMoney } from './pay-donation.ts';

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
