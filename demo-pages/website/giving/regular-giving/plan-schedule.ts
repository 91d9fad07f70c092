import type { SiteCountryCode } from '#rules/country.ts';
import { siteOf } from '../../platform/index.ts';
import { bankDayFrom, noticeDay } from './bank-business-days.ts';
import type { ChangeablePlan } from './changeable-plan.ts';
import { addPeriods, anchorOf, type CalendarDay, dueOn, instantOf, type Period, periodOf } from './gift-dates.ts';
import type { GivingPlan } from './regular-giving-schema.ts';

/** When on its day a gift is charged: in the morning, when a donor's bank and our staff can be reached. */
export const CHARGE_TIME = '09:00';

/** The country of a plan. */
export const countryOf = ({ siteCountryCode }: Pick<GivingPlan, 'siteCountryCode'>) => siteOf(siteCountryCode).code;

/** The instant at which a plan is charged, or acted on, on a day. */
export const atChargeTime = (plan: Pick<GivingPlan, 'siteCountryCode'>, day: CalendarDay): Date =>
  new Date(instantOf(countryOf(plan), day, CHARGE_TIME));

/** The day on which a plan's next gift is taken: the one day that pages, emails and staff name. */
export const nextGiftDay = (plan: Pick<GivingPlan, 'siteCountryCode' | 'method' | 'nextGiftOn'>): CalendarDay =>
  chargeDay(countryOf(plan), plan.method, plan.nextGiftOn);

/** Whether a plan's next gift is to come: it was not stopped, and does not wait for another card or account. */
export const isGoing = ({ status }: Pick<GivingPlan, 'status'>): boolean => status === 'active' || status === 'paused';

/** The schedule that a plan stores. */
export const scheduleOf = ({ anchorDay, nextPeriod, nextGiftOn }: GivingPlan): GiftSchedule => ({
  anchorDay,
  nextPeriod,
  nextGiftOn,
});

/** The gift and the costs of a month, in cents: a changed amount holds from its month on. */
export function amountsOf(plan: GivingPlan, period: string): { giftMinor: number; costsMinor: number } {
  const { laterFrom, laterGiftMinor, laterCostsMinor } = plan;
  const isLater = laterFrom !== null && period >= laterFrom && laterGiftMinor !== null && laterCostsMinor !== null;
  return isLater ? { giftMinor: laterGiftMinor, costsMinor: laterCostsMinor } : plan;
}

/**
 * Whether the next debit is announced to the donor beforehand: its amount or its day is not the one they know (D3.05).
 */
export function needsNotice(plan: GivingPlan): boolean {
  if (plan.method !== 'bank' || plan.noticedPeriod === plan.nextPeriod) return false;
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  const isMoved = nextGiftDay(plan) !== plan.nextGiftOn;
  return isMoved || giftMinor + costsMinor !== plan.knownMinor;
}

/** When a worker acts on a plan next: at the notice of its debit, or at its charge. */
export function nextAct(plan: GivingPlan): Date {
  const day = nextGiftDay(plan);
  return atChargeTime(plan, needsNotice(plan) ? noticeDay(countryOf(plan), day) : day);
}

/** A plan as its changes see it. */
export function toChangeable(plan: GivingPlan, isBeingCharged: boolean): ChangeablePlan {
  return {
    country: countryOf(plan),
    paidBy: plan.method,
    state: plan.status,
    schedule: scheduleOf(plan),
    lastCharged: { period: plan.lastPeriod, on: plan.lastChargedOn },
    pausedFrom: plan.pausedFrom ?? undefined,
    isBeingCharged,
  };
}

/** How a monthly gift is paid. A wallet's gift is charged like a card: at once, on any day. */
export type PaidBy = 'card' | 'bank' | 'paypal';

/** When a plan is charged next. */
export interface GiftSchedule {
  /** The day of the month, 1 to 31. */
  anchorDay: number;
  /** The oldest month that is not settled: not charged, not paused and not given up. */
  nextPeriod: Period;
  /** The day from which the gift of that month is charged. */
  nextGiftOn: CalendarDay;
}

/** The schedule of a plan whose first gift was charged on this day: the same day of each following month (D3.02). */
export function scheduleFrom(firstGiftOn: CalendarDay): GiftSchedule {
  return scheduleAt(anchorOf(firstGiftOn), addPeriods(periodOf(firstGiftOn), 1));
}

/** The schedule after the gift of `nextPeriod` was settled. */
export function scheduleAfter({ anchorDay, nextPeriod }: GiftSchedule): GiftSchedule {
  return scheduleAt(anchorDay, addPeriods(nextPeriod, 1));
}

/** The schedule of a plan whose next gift is that of a month. */
export function scheduleAt(anchorDay: number, nextPeriod: Period): GiftSchedule {
  return { anchorDay, nextPeriod, nextGiftOn: dueOn(anchorDay, nextPeriod) };
}

/** The day on which a gift that is due is charged: a bank debit waits for the next bank business day (D3.05). */
export function chargeDay(country: SiteCountryCode, paidBy: PaidBy, due: CalendarDay): CalendarDay {
  return paidBy === 'bank' ? bankDayFrom(country, due) : due;
}
