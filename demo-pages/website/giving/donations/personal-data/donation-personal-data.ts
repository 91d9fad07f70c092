import { eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../../../server/database/store-rows.ts';
import { isAddress, type PersonalData } from '../../../platform/index.ts';
import { donationLedger, donations } from '../donations-schema.ts';
import { NO_DONOR } from '../donor-columns.ts';

/** Donations, and the cards in honour of the person that others have sent. */
export const donationPersonalData: PersonalData = {
  tables: ['donations', 'donation_ledger'],
  async collect(db, { emailKey }) {
    const own = await db.select().from(donations).where(eq(donations.emailKey, emailKey));
    const ids = own.map(({ id }) => id);
    return {
      donations: own.map(({ sessionId: _, donationKey: __, askAfter: ___, emailKey: ____, ...kept }) => kept),
      donationLedger: await db.select().from(donationLedger).where(isOneOf(donationLedger.donationId, ids)),
      dedicationsToYou: await db.select({ dedication: donations.dedication }).from(donations).where(isTo(emailKey)),
    };
  },
  async erase(tx, { emailKey }) {
    // The card of another donor's gift is the receiver's data; in whose memory it was given is the donor's.
    await tx
      .update(donations)
      .set({
        dedication: sql`case when ${donations.dedication}->>'kind' = 'memory' then ${donations.dedication} - 'card' end`,
      })
      .where(isTo(emailKey));
    await tx
      .update(donations)
      .set({ ...NO_DONOR, sessionId: null, dedication: null })
      .where(eq(donations.emailKey, emailKey));
  },
};

const isTo = (emailKey: string) => isAddress(sql`(${donations.dedication}->'card'->>'recipientEmail')`, emailKey);
