import type { SiteCountryCode } from '#rules/country.ts';
import {
  type CalendarDay,
  dayIn,
  dayText,
  isCalendarDay,
  siteOf,
  taxYearEnding,
  taxYearOf,
} from '../../../platform/index.ts';

/**
 * The days on which a gift that is entered now may have come: in this tax year or the last one, not later than today.
 */
export function giftDaysAllowed(country: SiteCountryCode, now: number): { first: CalendarDay; last: CalendarDay } {
  const last = dayIn(country, now);
  return { first: taxYearEnding(country, taxYearOf(country, last).endsIn - 1).firstDay, last };
}

/** Why a day cannot be that of a gift that is entered now. */
export function giftDayProblem(day: string, country: SiteCountryCode, now: number): string | undefined {
  const { first, last } = giftDaysAllowed(country, now);
  if (isCalendarDay(day) && day >= first && day <= last) return undefined;
  const { lang } = siteOf(country);
  return `Enter the date the money arrived, from ${dayText(first, lang)} to ${dayText(last, lang)}.`;
}
