import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { type BankMandate, findAttempts, type SourceDisplay } from '../../payments/index.ts';
import { siteFor, siteOf } from '../../platform/index.ts';
import { earliestChanged } from './changeable-plan.ts';
import { findMonth, lockPlan } from './find-plans.ts';
import { type CalendarDay, dayIn, laterOf } from './gift-dates.ts';
import { type ConsiderChange, type PlanFacts, type PlanRefusal, rescheduled } from './plan-change.ts';
import { type SayChange, sourceChangeWords } from './plan-change-words.ts';
import { queuePlanChanged } from './plan-mails.ts';
import { resumePlan } from './plan-rests.ts';
import { atChargeTime, chargeDay, countryOf, isGoing, type PaidBy, scheduleOf, toChangeable } from './plan-schedule.ts';
import { type GivingPlan, givingPlans, type PlanChangeRow, planChanges } from './regular-giving-schema.ts';

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
    const translation = language === 'en' ? '' : joined(planned.say(siteFor(plan.siteCountryCode, language)));
    const [change] = await tx
      .insert(planChanges)
      .values({ id: changeId, planId, at: new Date(now), kind, words, translation, language, actor })
      .returning();
    await queuePlanChanged(tx, changed!, change!, { siteOrigin, now });
    return { result: 'changed', change: change! };
  });
}

/** Another card or account that the provider keeps for a plan. */
interface NewSource {
  method: PaidBy;
  customerId: string;
  sourceId: string;
  display: SourceDisplay;
  /** For a bank account. */
  mandate: BankMandate | null;
}

/**
 * Another card or account, for the next gift and all later ones; a plan that rested goes on with it (D3.04). While a
 * gift is being taken from the old one the donor waits a moment, so that its result is not taken for the new one's.
 */
export const considerSource =
  ({ method, customerId, sourceId, display, mandate }: NewSource): ConsiderChange =>
  (plan, facts) => {
    if (plan.status === 'stopped') return { problem: 'stopped' };
    if (facts.isBeingCharged) return { problem: 'being_charged' };
    const today = dayIn(countryOf(plan), facts.now);
    const source = { method, providerCustomerId: customerId, providerSourceId: sourceId, ...display, mandate };
    const changed: GivingPlan = { ...plan, ...source };
    const resumed = resumePlan(toChangeable(changed, false), today);
    if (plan.status === 'resting' && 'next' in resumed) {
      const values = {
        ...source,
        ...rescheduled(changed, { ...resumed.schedule, status: 'active', pausedFrom: null }),
      };
      return { values, say: sourceChangeWords(changed, resumed.next.on, facts) };
    }
    // The first debit of a new account is announced two bank business days before (D3.05), by the confirmation.
    const earliest = earliestChanged(toChangeable(changed, false), today);
    const dayOf = (due: CalendarDay) => chargeDay(countryOf(plan), method, laterOf(due, earliest));
    if (facts.triedAgainOn !== undefined) {
      const on = dayOf(facts.triedAgainOn);
      const later = on === facts.triedAgainOn ? {} : { claimedBy: null, nextAttemptAt: atChargeTime(plan, on) };
      return { values: { ...source, ...later }, say: sourceChangeWords(changed, on, facts) };
    }
    if (method === 'card') {
      const on = dayOf(plan.announcedPeriod === plan.nextPeriod ? (plan.announcedChargeOn ?? today) : plan.nextGiftOn);
      const sooner = plan.method === 'bank' ? { claimedBy: null, nextAttemptAt: atChargeTime(plan, on) } : {};
      return { values: { ...source, ...sooner }, say: sourceChangeWords(changed, on, facts) };
    }
    const nextGiftOn = laterOf(plan.nextGiftOn, earliest);
    const values = { ...source, ...rescheduled(changed, { ...scheduleOf(plan), nextGiftOn }) };
    return { values, say: sourceChangeWords(changed, dayOf(nextGiftOn), facts) };
  };
