import type { SiteCountryCode } from '#rules/country.ts';
import { addBankDays, NOTICE_BANK_DAYS } from './bank-business-days.ts';
import { addPeriods, type CalendarDay, dueOn, type Period } from './gift-dates.ts';
import { chargeDay, type GiftSchedule, type PaidBy } from './plan-schedule.ts';

/** The gift of one month and the day of its charge. */
export interface PlanGift {
  period: Period;
  on: CalendarDay;
}

/** A monthly plan as its changes see it (D4.02). */
export interface ChangeablePlan {
  country: SiteCountryCode;
  paidBy: PaidBy;
  /**
   * `resting`: the last try failed, and the plan waits for another card. A pause ends with the charge of its next gift.
   */
  state: 'active' | 'paused' | 'resting' | 'stopped';
  schedule: GiftSchedule;
  lastCharged: PlanGift;
  /** Of a paused plan: its first month without a gift. */
  pausedFrom?: Period | undefined;
  /**
   * Whether the provider was asked to charge `nextPeriod` and has not answered: that gift cannot be changed any more.
   */
  isBeingCharged: boolean;
}

/** Why a change is not possible; nothing changes. */
export type PlanProblem = 'stopped' | 'not_paused' | 'months_out_of_range' | 'day_out_of_range';

/** A change that was refused. */
export interface RefusedChange {
  problem: PlanProblem;
}

/** The gift that a schedule charges next. */
export function giftOf({ country, paidBy }: ChangeablePlan, { nextPeriod, nextGiftOn }: GiftSchedule): PlanGift {
  return { period: nextPeriod, on: chargeDay(country, paidBy, nextGiftOn) };
}

/** The earliest day for a gift that differs from what was announced: a bank debit needs its notice (D3.05). */
export function earliestChanged({ country, paidBy }: ChangeablePlan, today: CalendarDay): CalendarDay {
  return paidBy === 'bank' ? addBankDays(country, today, NOTICE_BANK_DAYS) : today;
}

/** The first month from `period` on whose due day is not before `day`. */
export function periodDueFrom(anchorDay: number, period: Period, day: CalendarDay): Period {
  let found = period;
  while (dueOn(anchorDay, found) < day) found = addPeriods(found, 1);
  return found;
}
