/** A day of the calendar, such as `2026-03-01`. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day that an instant (epoch ms) is in a time zone. */
export function dayIn(instant: number, timeZone: string): Day {
  // Swedish writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first day from `day` on that is a day of the week: 1 for Monday to 7 for Sunday. */
export function nextWeekday(day: Day, weekday: number): Day {
  const own = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return addDays(day, (weekday - own + 7) % 7);
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function offsetAt(instant: number, timeZone: string): number {
  const words = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' }).format(
    instant,
  );
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(words) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The instant (epoch ms) at which clocks of a time zone show a day and a time such as `18:30`. */
export function instantOn(day: Day, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // The offset is known only at an instant: the first guess is right except beside a change of clocks.
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}
