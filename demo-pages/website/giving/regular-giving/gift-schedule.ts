import type { SiteCountryCode } from '#rules/country.ts';
import { bankDayFrom } from './bank-business-days.ts';
import { addPeriods, anchorOf, type CalendarDay, dueOn, type Period, periodOf } from './gift-dates.ts';

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
