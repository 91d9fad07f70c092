import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { findAttempts } from '../../payments/index.ts';
import { siteFor, siteOf } from '../../platform/index.ts';
import { findMonth, lockPlan } from './find-plans.ts';
import { dayIn } from './gift-dates.ts';
import type { ConsiderChange, PlanFacts, PlanRefusal } from './plan-change.ts';
import type { SayChange } from './plan-change-words.ts';
import { type PlanChangeRow, planChanges } from './plan-changes-schema.ts';
import { queuePlanChanged } from './plan-mails.ts';
import { countryOf, isGoing } from './plan-schedule.ts';
import { type GivingPlan, givingPlans } from './regular-giving-schema.ts';

export interface ChangeSettings {
  siteOrigin: string;
  now: number;
  kind: PlanChangeRow['kind'];
  /** The form's key: sent twice, the change happens once. */
  changeId: string;
  /** `donor`, or the name of a member of staff. */
  actor: string;
  /** The English words of what was shown before the confirmation: with others nothing happens. */
  shown?: string | undefined;
}

/** `differs`: something happened since the words were shown, and the change would do what `say` tells now. */
export type ChangeResult =
  | { result: 'changed'; change: PlanChangeRow }
  | { result: 'differs'; say: SayChange }
  | ({ result: 'refused' } & PlanRefusal);

/** The words of a change as they are stored and compared. */
export const joined = (words: readonly string[]): string => words.join(' ');

/** What a change must know about a plan now. */
export async function factsOf(db: Database, plan: GivingPlan, now: number): Promise<PlanFacts> {
  const month = await findMonth(db, plan.id, plan.nextPeriod);
  const attempts = month ? await findAttempts(db, { kind: 'donation', id: month.id }) : [];
  const isTried = plan.firstFailedOn !== null && isGoing(plan);
  return {
    isBeingCharged: attempts.some(({ status }) => status === 'pending'),
    triedAgainOn: isTried ? dayIn(countryOf(plan), plan.nextAttemptAt.getTime()) : undefined,
    now,
  };
}

/** Changes a plan with its row locked, writes the change down and confirms it by mail, all or nothing (D4.02). */
export function changePlan(
  db: Database,
  planId: string,
  consider: ConsiderChange,
  { siteOrigin, now, kind, changeId, actor, shown }: ChangeSettings,
): Promise<ChangeResult> {
  return db.transaction(async (tx): Promise<ChangeResult> => {
    const plan = await lockPlan(tx, planId);
    if (!plan) return { result: 'refused', problem: 'stopped' };
    const [known] = await tx.select().from(planChanges).where(eq(planChanges.id, changeId));
    if (known?.planId === planId) return { result: 'changed', change: known };
    const planned = consider(plan, await factsOf(tx, plan, now));
    if ('problem' in planned) return { result: 'refused', ...planned };
    const words = joined(planned.say(siteOf(plan.siteCountryCode)));
    if (shown !== undefined && shown !== words) return { result: 'differs', say: planned.say };
    const [changed] = await tx.update(givingPlans).set(planned.values).where(eq(givingPlans.id, planId)).returning();
    const { language } = plan;
    const said = language === 'en' ? '' : joined(planned.say(siteFor(plan.siteCountryCode, language)));
    const [change] = await tx
      .insert(planChanges)
      .values({ id: changeId, planId, at: new Date(now), kind, words, said, language, actor })
      .returning();
    await queuePlanChanged(tx, changed!, change!, { siteOrigin, now });
    return { result: 'changed', change: change! };
  });
}
