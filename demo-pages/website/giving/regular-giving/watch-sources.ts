import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { type ProviderEventHandler, type SourceJson, toDisplay } from '../../payments/index.ts';
import { addCalendarDays, dayIn, periodOf } from './gift-dates.ts';
import { cardEndToAnnounce } from './plan-card-end.ts';
import { queueCardEnds, queueTryFailed } from './plan-mails.ts';
import { countryOf } from './plan-schedule.ts';
import { givingPlans } from './regular-giving-schema.ts';

export interface SourceWatchDependencies {
  db: Database;
  siteOrigin: string;
  clock: () => number;
}

/** Follows the cards and accounts that the provider keeps for monthly gifts (D3.06). */
export function createSourceWatch({ db, siteOrigin, clock }: SourceWatchDependencies): {
  handle: ProviderEventHandler;
  /** Tells donors, once a card, that it ends within 30 days. Returns the number of plans that were looked at. */
  announceEnds(): Promise<number>;
} {
  return {
    async handle({ type, data }) {
      const sourceId = data._id;
      if (!sourceId) return;
      const ofSource = eq(givingPlans.providerSourceId, sourceId);
      // A card that the provider's updater replaced is taken over silently.
      if (type === 'source.updated')
        await db
          .update(givingPlans)
          .set(toDisplay(data as SourceJson))
          .where(ofSource);
      if (type === 'mandate.revoked') await rest(db, sourceId, { siteOrigin, now: clock() });
    },
    async announceEnds() {
      const now = clock();
      const soon = periodOf(addCalendarDays(dayIn('NZL', now), 31));
      const plans = await db
        .select()
        .from(givingPlans)
        .where(
          and(
            inArray(givingPlans.status, ['active', 'paused']),
            isNotNull(givingPlans.sourceEndsIn),
            lte(givingPlans.sourceEndsIn, soon),
          ),
        );
      for (const plan of plans) {
        const [year = 0, month = 0] = (plan.sourceEndsIn ?? '').split('-').map(Number);
        const [source = '', endsIn = ''] = (plan.announcedEnd ?? '').split(' ');
        const card = { source: plan.providerSourceId, expiryMonth: month, expiryYear: year };
        const end = cardEndToAnnounce(card, dayIn(countryOf(plan), now), { source, endsIn });
        if (!end) continue;
        await db.transaction(async (tx) => {
          await queueCardEnds(tx, plan, end, { siteOrigin, now });
          const announcedEnd = `${end.source} ${end.endsIn}`;
          await tx.update(givingPlans).set({ announcedEnd }).where(eq(givingPlans.id, plan.id));
        });
      }
      return plans.length;
    },
  };
}

/** The payer took back the permission at their bank: nothing is tried any more until they give another source. */
function rest(db: Database, sourceId: string, settings: { siteOrigin: string; now: number }): Promise<void> {
  return db.transaction(async (tx) => {
    const isGoing = or(eq(givingPlans.status, 'active'), eq(givingPlans.status, 'paused'));
    const rested = await tx
      .update(givingPlans)
      .set({ status: 'resting' })
      .where(and(eq(givingPlans.providerSourceId, sourceId), isGoing))
      .returning();
    for (const plan of rested) {
      const failure = { mail: 'last' as const, period: plan.nextPeriod, code: 'mandate_revoked', tryOn: undefined };
      await queueTryFailed(tx, plan, failure, settings);
    }
  });
}
