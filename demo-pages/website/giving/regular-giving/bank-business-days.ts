import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import type { SiteCountryCode } from '#rules/country.ts';
import { addCalendarDays, type CalendarDay } from './gift-dates.ts';

/** Bank business days from the notice to the donor to the debit itself (D3.05). */
export const NOTICE_BANK_DAYS = 2;
/** Bank business days after a debit within which the donor's bank may still dishonour it (D3.05). */
export const DISHONOUR_BANK_DAYS = 3;

// Australian banks settle in Sydney: the public holidays of New South Wales and its bank holiday in August.
const CALENDARS = {
  AUS: () => new (library())('AU', 'NSW', { types: ['public', 'bank'] }),
  NZL: () => new (library())('NZ', { types: ['public', 'bank'] }),
};
/** Loaded at the first bank day that is asked for: it takes a quarter of a second of every start. */
const library = () => createRequire(import.meta.url)('date-holidays') as typeof Holidays;

const closedDays = new Map<string, ReadonlySet<CalendarDay>>();

function closedIn(country: SiteCountryCode, year: number): ReadonlySet<CalendarDay> {
  const key = `${country} ${year}`;
  let days = closedDays.get(key);
  if (!days) {
    days = new Set(
      CALENDARS[country]()
        .getHolidays(year)
        .map(({ date }) => date.slice(0, 10)),
    );
    closedDays.set(key, days);
  }
  return days;
}

/** Whether banks of a country move money on a day: Monday to Friday, without public and bank holidays. */
export function isBankDay(country: SiteCountryCode, day: CalendarDay): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closedIn(country, Number(day.slice(0, 4))).has(day);
}

/** The day itself, or the next bank business day. */
export function bankDayFrom(country: SiteCountryCode, day: CalendarDay): CalendarDay {
  let found = day;
  while (!isBankDay(country, found)) found = addCalendarDays(found, 1);
  return found;
}

/**
 * The bank business day that is `count` bank business days later; earlier for a negative count. For 0, the day itself.
 */
export function addBankDays(country: SiteCountryCode, day: CalendarDay, count: number): CalendarDay {
  const step = Math.sign(count);
  let found = day;
  for (let left = Math.abs(count); left > 0; ) {
    found = addCalendarDays(found, step);
    if (isBankDay(country, found)) left -= 1;
  }
  return found;
}

/** The last day for the notice of a debit whose amount or day changed. */
export function noticeDay(country: SiteCountryCode, debitDay: CalendarDay): CalendarDay {
  return addBankDays(country, bankDayFrom(country, debitDay), -NOTICE_BANK_DAYS);
}

/** The last day on which a debit may come back as dishonoured. */
export function dishonourUntil(country: SiteCountryCode, debitDay: CalendarDay): CalendarDay {
  return addBankDays(country, bankDayFrom(country, debitDay), DISHONOUR_BANK_DAYS);
}
