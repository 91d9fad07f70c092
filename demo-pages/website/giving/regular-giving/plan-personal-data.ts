import { eq } from 'drizzle-orm';
import { isOneOf } from '../../../server/database/store-rows.ts';
import type { PersonalData } from '../../platform/index.ts';
import { NO_DONOR } from '../donations/donor-columns.ts';
import { planChanges } from './plan-changes-schema.ts';
import { type GivingPlan, givingPlans } from './regular-giving-schema.ts';

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
      await tx.update(planChanges).set({ words: '', said: '' }).where(eq(planChanges.planId, id));
    }
  },
};

const shown = ({ claimedBy: _, attempts: __, nextAttemptAt: ___, emailKey: ____, ...kept }: GivingPlan) => kept;
