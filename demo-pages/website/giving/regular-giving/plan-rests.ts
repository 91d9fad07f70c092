import { type ChangeablePlan, giftOf, type PlanGift, periodDueFrom, type RefusedChange } from './changeable-plan.ts';
import { addPeriods, type CalendarDay, nextPeriods, type Period } from './gift-dates.ts';
import { resumedSchedule } from './plan-changes.ts';
import { type GiftSchedule, scheduleAt } from './plan-schedule.ts';

/** The longest pause, in months (D4.02). */
export const LONGEST_PAUSE = 6;

/** A pause, with the schedule to store. */
export interface PauseChange {
  /** The months without a gift, oldest first. */
  skipped: readonly Period[];
  /** The first gift after the pause. */
  next: PlanGift;
  schedule: GiftSchedule;
  /** A gift that the provider has been asked for: it is charged before the pause. */
  stays?: PlanGift;
}

/**
 * A pause of 1 to 6 gifts from today's on, also of a paused plan, whose pause it replaces. Late gifts and gifts that
 * would be tried again are not charged either.
 */
export function pausePlan(plan: ChangeablePlan, months: number, today: CalendarDay): PauseChange | RefusedChange {
  if (plan.state === 'stopped') return { problem: 'stopped' };
  if (!Number.isInteger(months) || months < 1 || months > LONGEST_PAUSE) return { problem: 'months_out_of_range' };
  const { anchorDay, nextPeriod, nextGiftOn } = plan.schedule;
  const first = plan.pausedFrom ?? (plan.isBeingCharged ? addPeriods(nextPeriod, 1) : nextPeriod);
  const isStillToCome = first === nextPeriod && nextGiftOn >= today;
  const counted = isStillToCome ? first : periodDueFrom(anchorDay, first, today);
  const schedule = scheduleAt(anchorDay, addPeriods(counted, months));
  const skipped = nextPeriods(addPeriods(first, -1), monthsBetween(first, schedule.nextPeriod));
  const pause = { skipped, next: giftOf(plan, schedule), schedule };
  return plan.isBeingCharged ? { ...pause, stays: giftOf(plan, plan.schedule) } : pause;
}

function monthsBetween(from: Period, to: Period): number {
  const index = (period: Period) => Number(period.slice(0, 4)) * 12 + Number(period.slice(5));
  return index(to) - index(from);
}

/** A resumed plan, with the schedule to store. */
export interface ResumeChange {
  next: PlanGift;
  schedule: GiftSchedule;
}

/** The first gift of a plan that was paused or rested, after today. */
export function resumePlan(plan: ChangeablePlan, today: CalendarDay): ResumeChange | RefusedChange {
  if (plan.state === 'stopped') return { problem: 'stopped' };
  if (plan.state === 'active') return { problem: 'not_paused' };
  const schedule = resumedSchedule(plan, today);
  return { next: giftOf(plan, schedule), schedule };
}

/** The end of a plan, which holds at once. */
export interface StopChange {
  stopsOn: CalendarDay;
  /** The last gift that was charged; on the due day after the charge it is today's. */
  lastGift: PlanGift;
  /**
   * The gift that is not charged any more; on the due day before the charge it is today's. Absent for a resting plan.
   */
  notCharged?: PlanGift;
  /** A gift that the provider has been asked for: if it is charged, it is the last one. */
  stays?: PlanGift;
}

/** Stops a plan: no gift is charged from now on, except one that the provider has been asked for. */
export function stopPlan(plan: ChangeablePlan, today: CalendarDay): StopChange | RefusedChange {
  if (plan.state === 'stopped') return { problem: 'stopped' };
  const stop = { stopsOn: today, lastGift: plan.lastCharged };
  const next = giftOf(plan, plan.schedule);
  if (plan.isBeingCharged) return { ...stop, stays: next };
  return plan.state === 'resting' ? stop : { ...stop, notCharged: next };
}
