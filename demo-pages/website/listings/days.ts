import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** A day of the calendar, such as `2026-03-01`. */
export type Day = string;

const ISO_DAY = 'YYYY-MM-DD';

/** The day that an instant (epoch ms) is in a time zone. */
export function dayIn(instant: number, timeZone: string): Day {
  return dayjs(instant).tz(timeZone).format(ISO_DAY);
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format(ISO_DAY);
}

/** The first day from `day` on that is a day of the week: 1 for Monday to 7 for Sunday. */
export function nextWeekday(day: Day, weekday: number): Day {
  const own = dayjs.utc(day).day() || 7;
  return addDays(day, (weekday - own + 7) % 7);
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  return /^[1-9]/.test(text) && dayjs.utc(text, ISO_DAY, true).isValid();
}

/** The instant (epoch ms) at which clocks of a time zone show a day and a time such as `18:30`. */
export function instantOn(day: Day, time: string, timeZone: string): number {
  return dayjs.tz(`${day}T${time}`, timeZone).valueOf();
}
