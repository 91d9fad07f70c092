import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** A calendar date, such as `2026-03-01`. */
export type Day = string;

const ISO_DAY = 'YYYY-MM-DD';

/** The date of an instant (epoch ms) in a time zone. */
export function dayInZone(instant: number, timeZone: string): Day {
  return dayjs(instant).tz(timeZone).format(ISO_DAY);
}

/** The date that is this many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format(ISO_DAY);
}

/** Whether a text is a valid date of the calendar. */
export function isDay(text: string): boolean {
  return /^[1-9]/.test(text) && dayjs.utc(text, ISO_DAY, true).isValid();
}

/** An instant (epoch ms) in a time zone, with its offset: `2026-12-12T09:30:00+11:00`. */
export function localTime(instant: number, timeZone: string): string {
  return dayjs(instant).tz(timeZone).format();
}

/** The instant (epoch ms) of a date and a local time such as `18:30` in a time zone. */
export function instantOn(day: Day, time: string, timeZone: string): number {
  return dayjs.tz(`${day}T${time}`, timeZone).valueOf();
}
