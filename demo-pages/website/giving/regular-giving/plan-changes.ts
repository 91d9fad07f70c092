import {
  type ChangeablePlan,
  earliestChanged,
  giftOf,
  type PlanGift,
  periodDueFrom,
  type RefusedChange,
} from './changeable-plan.ts';
import { addCalendarDays, type CalendarDay, laterOf, type Period } from './gift-dates.ts';
import { type GiftSchedule, scheduleAfter, scheduleAt } from './plan-schedule.ts';

/** The first gift for which a change holds. */
export interface FirstChangedGift {
  from: Period;
  on: CalendarDay;
  /** An earlier gift that the change is too late for: it is charged as announced before. */
  stays?: PlanGift;
}

/**
 * From which gift another amount holds: from the next one that is not charged, today's too. A gift that the provider
 * has been asked for, or a bank debit within its two days of notice, keeps the old amount.
 */
export function changeAmount(plan: ChangeablePlan, today: CalendarDay): FirstChangedGift | RefusedChange {
  if (plan.state === 'stopped') return { problem: 'stopped' };
  const schedule = schedulePlanned(plan, today);
  const next = giftOf(plan, schedule);
  const isTooLate = plan.isBeingCharged || (plan.paidBy === 'bank' && next.on < earliestChanged(plan, today));
  if (!isTooLate) return { from: next.period, on: next.on };
  const following = giftOf(plan, scheduleAfter(schedule));
  return { from: following.period, on: following.on, stays: next };
}

/** Another day of the month, with the schedule to store. */
export interface DayChange extends FirstChangedGift {
  schedule: GiftSchedule;
}

/**
 * From which gift another day of the month holds. Each month keeps exactly one gift: when the new day is today or over
 * in the month of the next gift, that gift stays on the day that the donor knows and the new day holds from the month
 * after.
 */
export function changeDay(plan: ChangeablePlan, anchorDay: number, today: CalendarDay): DayChange | RefusedChange {
  if (plan.state === 'stopped') return { problem: 'stopped' };
  if (!Number.isInteger(anchorDay) || anchorDay < 1 || anchorDay > 31) return { problem: 'day_out_of_range' };
  const schedule = schedulePlanned(plan, today);
  const next = giftOf(plan, schedule);
  const moved = scheduleAt(anchorDay, schedule.nextPeriod);
  const movedOn = giftOf(plan, moved).on;
  const isTooLate =
    plan.isBeingCharged || next.on <= today || movedOn <= today || movedOn < earliestChanged(plan, today);
  if (!isTooLate) return { from: moved.nextPeriod, on: movedOn, schedule: moved };
  const following = giftOf(plan, scheduleAfter(moved));
  return { from: following.period, on: following.on, stays: next, schedule: { ...schedule, anchorDay } };
}

/** What would be charged next: a resting plan is charged again only after it is resumed. */
function schedulePlanned(plan: ChangeablePlan, today: CalendarDay): GiftSchedule {
  return plan.state === 'resting' ? resumedSchedule(plan, today) : plan.schedule;
}

/**
 * The schedule of a plan that is resumed: its first day after today that leaves time for the notice of a bank debit,
 * and never a month that was charged. Months that were paused or given up are not made up for.
 */
export function resumedSchedule(plan: ChangeablePlan, today: CalendarDay): GiftSchedule {
  const { anchorDay, nextPeriod } = plan.schedule;
  const from = laterOf(addCalendarDays(today, 1), earliestChanged(plan, today));
  return scheduleAt(anchorDay, periodDueFrom(anchorDay, plan.pausedFrom ?? nextPeriod, from));
}
