import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import {
  type ActProblem,
  type CalendarDay,
  dayIn,
  dayText,
  type Fields,
  isCalendarDay,
  siteOf,
  taxYearEnding,
  taxYearOf,
  textField,
} from '../../../platform/index.ts';

export const MAX_NOTE = 300;

/** The note of an act, for the audit trail: who reads it later must understand why. */
export function readNote(fields: Fields, name = 'note'): { note: string; problems: ActProblem[] } {
  const note = textField(fields, name);
  const problem = (message: string) => ({ note, problems: [{ field: name, message }] });
  if (note === '') return problem('Enter a note. It is recorded in the audit trail.');
  if (note.length > MAX_NOTE) return problem(`Enter at most ${MAX_NOTE} characters.`);
  if (containsCardNumber(note)) return problem('Remove the card number. We must not store it.');
  return { note, problems: [] };
}

/**
 * The days on which a gift that is entered now may have come: in this tax year or the last one, not later than today.
 */
function giftDaysAllowed(country: SiteCountryCode, now: number): { first: CalendarDay; last: CalendarDay } {
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
