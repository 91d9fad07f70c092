import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import type { Payments } from '../payment/payments.ts';
import type { ProviderEventHandler } from '../payment/provider/provider-events-route.ts';
import type { ChargeLookup } from './charge-lookup.ts';
import type { DonationEffect } from './donation-effects.ts';
import { ASK_INTERVAL_MS } from './donation-payables.ts';
import { donations } from './donations-schema.ts';
import { syncCharge } from './sync-charge.ts';

export interface FollowDependencies {
  db: Database;
  payments: Pick<Payments, 'settle'>;
  /** Records the refunds of staff that the provider may tell of first. */
  refunds: { settle(refundable: { kind: 'donation'; id: string }): Promise<void> };
  charges: ChargeLookup;
  effects: readonly DonationEffect[];
  clock: () => number;
}

const AT_ONCE = 50;

/** Keeps donations up to date with their charges, by the provider's events and, without them, by asking (D2.06). */
export function createChargeFollower({ db, payments, refunds, charges, effects, clock }: FollowDependencies): {
  handle: ProviderEventHandler;
  /** Brings one donation up to date with a charge of it. @throws Error when the charge cannot be looked up. */
  follow(donationId: string, chargeId: string): Promise<void>;
  /** Asks about the open charges that are due; returns how many there were. */
  ask(): Promise<number>;
} {
  const follow = async (donationId: string, chargeId: string) => {
    const ref = { kind: 'donation' as const, id: donationId };
    // A payment or refund whose answer was lost is recorded first, with everything that belongs to it.
    await payments.settle(ref);
    await refunds.settle(ref);
    const charge = await charges.find(chargeId);
    if (!charge) throw new Error(`The charge ${chargeId} could not be looked up.`);
    await syncCharge(db, effects, donationId, charge, clock());
  };

  return {
    follow,
    async handle({ type, data }) {
      if (!type.startsWith('charge.') || !data._id || !data.reference) return;
      const [donation] = await db.select().from(donations).where(eq(donations.id, data.reference));
      if (donation) await follow(donation.id, data._id);
    },
    async ask() {
      const now = clock();
      const due = await db
        .select()
        .from(donations)
        .where(lte(donations.askAfter, new Date(now)))
        .orderBy(asc(donations.askAfter))
        .limit(AT_ONCE);
      for (const donation of due) {
        // Set first, so that one that cannot be looked up now does not hold up the others.
        await db
          .update(donations)
          .set({ askAfter: new Date(now + ASK_INTERVAL_MS) })
          .where(eq(donations.id, donation.id));
        if (donation.transactionId) await follow(donation.id, donation.transactionId).catch(() => undefined);
      }
      return due.length;
    },
  };
}
