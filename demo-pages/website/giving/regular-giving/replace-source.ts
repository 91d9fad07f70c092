import type { BankMandate, SourceDisplay } from '../../payments/index.ts';
import { earliestChanged } from './changeable-plan.ts';
import { type CalendarDay, dayIn, laterOf } from './gift-dates.ts';
import { chargeDay, type PaidBy } from './gift-schedule.ts';
import { type ConsiderChange, rescheduled } from './plan-change.ts';
import { sourceChangeWords } from './plan-change-words.ts';
import { resumePlan } from './plan-rests.ts';
import { atChargeTime, countryOf, scheduleOf, toChangeable } from './plan-schedule.ts';
import type { GivingPlan } from './regular-giving-schema.ts';

/** Another card or account that the provider keeps for a plan. */
export interface NewSource {
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
    // A new account is told of its first debit two bank business days before (D3.05): the confirmation does that.
    const earliest = earliestChanged(toChangeable(changed, false), today);
    const dayOf = (due: CalendarDay) => chargeDay(countryOf(plan), method, laterOf(due, earliest));
    if (facts.triedAgainOn !== undefined) {
      const on = dayOf(facts.triedAgainOn);
      const later = on === facts.triedAgainOn ? {} : { claimedBy: null, nextAttemptAt: atChargeTime(plan, on) };
      return { values: { ...source, ...later }, say: sourceChangeWords(changed, on, facts) };
    }
    if (method === 'card') {
      const on = dayOf(plan.toldPeriod === plan.nextPeriod ? (plan.toldChargeOn ?? today) : plan.nextGiftOn);
      const sooner = plan.method === 'bank' ? { claimedBy: null, nextAttemptAt: atChargeTime(plan, on) } : {};
      return { values: { ...source, ...sooner }, say: sourceChangeWords(changed, on, facts) };
    }
    const nextGiftOn = laterOf(plan.nextGiftOn, earliest);
    const values = { ...source, ...rescheduled(changed, { ...scheduleOf(plan), nextGiftOn }) };
    return { values, say: sourceChangeWords(changed, dayOf(nextGiftOn), facts) };
  };
