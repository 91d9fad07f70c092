import { eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../server/database/store-rows.ts';
import { isAddress, type PersonalData } from '../platform/index.ts';
import { donationLedger, donations } from './donations/donations-schema.ts';
import { NO_DONOR } from './donations/donor-columns.ts';
import { type GivingPlan, givingPlans, planChanges } from './regular-giving/regular-giving-schema.ts';

/** Donations, and the cards in honour of the person that others have sent. */
export const donationPersonalData: PersonalData = {
  tables: ['donations', 'donation_ledger'],
  async collect(db, { emailKey }) {
    const own = await db.select().from(donations).where(eq(donations.emailKey, emailKey));
    const ids = own.map(({ id }) => id);
    return {
      donations: own.map(({ sessionId: _, donationKey: __, askAfter: ___, emailKey: ____, ...shown }) => shown),
      donationLedger: await db.select().from(donationLedger).where(isOneOf(donationLedger.donationId, ids)),
      dedicationsToYou: await db.select({ dedication: donations.dedication }).from(donations).where(isTo(emailKey)),
    };
  },
  async erase(tx, { emailKey }) {
    // The card of another donor's gift is the receiver's data; in whose memory it was given is the donor's.
    await tx
      .update(donations)
      .set({
        dedication: sql`case when ${donations.dedication}->>'kind' = 'memory'
          then ${donations.dedication} - 'card' end`,
      })
      .where(isTo(emailKey));
    await tx
      .update(donations)
      .set({ ...NO_DONOR, sessionId: null, dedication: null })
      .where(eq(donations.emailKey, emailKey));
  },
};

const isTo = (emailKey: string) => isAddress(sql`(${donations.dedication}->'card'->>'recipientEmail')`, emailKey);

const NO_SOURCE = {
  providerCustomerId: '',
  providerSourceId: '',
  sourceScheme: '',
  sourceLast4: '',
  sourceEndsIn: null,
  announcedEnd: null,
} as const;

/** Monthly gifts that have stopped: what was given stays, and that a mandate was given. */
export const planPersonalData: PersonalData = {
  tables: ['giving_plans', 'plan_changes'],
  async collect(db, { emailKey }) {
    const own = await db.select().from(givingPlans).where(eq(givingPlans.emailKey, emailKey));
    const ids = own.map(({ id }) => id);
    return {
      monthlyGifts: own.map(shown),
      changesOfMonthlyGifts: await db.select().from(planChanges).where(isOneOf(planChanges.planId, ids)),
    };
  },
  async erase(tx, { emailKey }) {
    const own = await tx.select().from(givingPlans).where(eq(givingPlans.emailKey, emailKey));
    for (const { id, mandate } of own) {
      const values = { ...NO_DONOR, ...NO_SOURCE, note: '', mandate: mandate && { ...mandate, ip_address: '' } };
      await tx.update(givingPlans).set(values).where(eq(givingPlans.id, id));
      // The words of a change may name the card.
      await tx.update(planChanges).set({ words: '', translation: '' }).where(eq(planChanges.planId, id));
    }
  },
};

const shown = ({ claimedBy: _, attempts: __, nextAttemptAt: ___, emailKey: ____, ...row }: GivingPlan) => row;
