import type { SiteCountryCode } from '#rules/country.ts';
import { addBankDays, NOTICE_BANK_DAYS } from './bank-business-days.ts';
import { addCalendarDays, type CalendarDay, type Period } from './gift-dates.ts';
import { chargeDay, type GiftSchedule, type PaidBy } from './plan-schedule.ts';

/** A late gift that was announced to the donor by mail: this month's gift is charged on this day at the earliest. */
export interface AnnouncedCharge {
  period: Period;
  chargeOn: CalendarDay;
}

/** What decides whether a plan is charged today. */
export interface CatchUpState {
  country: SiteCountryCode;
  paidBy: PaidBy;
  schedule: GiftSchedule;
  /** The last day on which a gift of this plan was charged, with the first one. */
  lastChargedOn: CalendarDay;
  today: CalendarDay;
  /** The newest announcement of a late gift, if any. */
  announced?: AnnouncedCharge | undefined;
}

export interface CatchUpTurn {
  /**
   * The month to charge now. Afterwards ask again with the schedule after it: the next late month is then announced.
   */
  charge?: Period;
  /** Tell the donor of this now, in the transaction that stores it; `charge` follows from that day on. */
  announce?: AnnouncedCharge;
}

/**
 * What to do for a plan today (D3.07): charge its oldest due month, announce it, or nothing.
 *
 * - A month that is due is charged, also days late, when no other month of the plan was charged since its day.
 * - A month that became due before another one was charged has waited behind it. It is announced to the donor by mail
 *   and is charged from the next day on, so two months of a plan are never charged on one day.
 * - A bank debit that is late comes on another day than expected, so it is always announced, and charged two
 *   bank business days later at the earliest (D3.05).
 */
export function catchUp({ country, paidBy, schedule, lastChargedOn, today, announced }: CatchUpState): CatchUpTurn {
  const { nextPeriod, nextGiftOn } = schedule;
  const dueDay = chargeDay(country, paidBy, nextGiftOn);
  if (dueDay > today) return {};
  const isLateDebit = paidBy === 'bank' && dueDay < today;
  const hasWaited = lastChargedOn >= dueDay;
  if (!isLateDebit && !hasWaited) return { charge: nextPeriod };
  if (announced?.period !== nextPeriod) {
    const chargeOn = paidBy === 'bank' ? addBankDays(country, today, NOTICE_BANK_DAYS) : addCalendarDays(today, 1);
    return { announce: { period: nextPeriod, chargeOn } };
  }
  const day = chargeDay(country, paidBy, announced.chargeOn);
  const isOpenToday = chargeDay(country, paidBy, today) === today;
  return day <= today && lastChargedOn < today && isOpenToday ? { charge: nextPeriod } : {};
}
