import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCalendarDays,
  addPeriods,
  anchorOf,
  dayIn,
  daysBetween,
  dueOn,
  instantOf,
  nextPeriods,
  periodOf,
} from './gift-dates.ts';
import { scheduleAfter, scheduleFrom } from './plan-schedule.ts';

const COUNTRIES = ['AUS', 'NZL'] as const;
const DAY_MS = 86_400_000;
const anyCountry = fc.constantFrom(...COUNTRIES);
const anyInstant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2060, 0, 1) });

describe('the due day of a month', () => {
  it.each([
    [31, '2027-02', '2027-02-28'],
    [31, '2028-02', '2028-02-29'],
    [30, '2028-02', '2028-02-29'],
    [29, '2027-02', '2027-02-28'],
    [28, '2027-02', '2027-02-28'],
    [31, '2027-04', '2027-04-30'],
    [31, '2027-12', '2027-12-31'],
    [1, '2027-03', '2027-03-01'],
    [29, '2100-02', '2100-02-28'],
  ])('is, for the %i. in %s, %s [D3.02]', (anchorDay, period, day) => {
    expect(dueOn(anchorDay, period)).toBe(day);
  });

  it.each(COUNTRIES)('of 36 months from 31 January falls on each last day and returns to the 31st in %s', (country) => {
    let schedule = scheduleFrom(dayIn(country, instantOf(country, '2027-01-31', '23:59')));
    const days: string[] = [];
    for (let month = 0; month < 36; month += 1) {
      days.push(schedule.nextGiftOn);
      schedule = scheduleAfter(schedule);
    }
    const lastDays = Array.from({ length: 36 }, (_, index) =>
      new Date(Date.UTC(2027, index + 2, 0)).toISOString().slice(0, 10),
    );
    expect(days, '[D3.02] the last day of each month, 29 February 2028 among them').toEqual(lastDays);
    expect(days[12], '[D3.02] leap year').toBe('2028-02-29');
    // A gift that is charged at any hour of its day, across both clock changes of each year, is one gift of that day.
    for (const day of days)
      for (const time of ['00:00', '02:30', '12:00', '23:59'])
        expect(dayIn(country, instantOf(country, day, time)), '[D3.02] not moved by clock changes').toBe(day);
    expect(new Set(days.map(periodOf)).size, '[D3.02] none doubled, none lost').toBe(36);
  });

  it('returns to its day in every longer month, for any first gift', () => {
    fc.assert(
      fc.property(anyCountry, anyInstant, (country, firstGiftAt) => {
        const first = dayIn(country, firstGiftAt);
        let schedule = scheduleFrom(dayIn(country, firstGiftAt));
        for (const period of nextPeriods(periodOf(first), 36)) {
          expect(schedule.nextPeriod).toBe(period);
          const due = schedule.nextGiftOn;
          expect(periodOf(due)).toBe(period);
          const isLastDay = periodOf(addCalendarDays(due, 1)) !== period;
          expect(anchorOf(due) === anchorOf(first) || (isLastDay && anchorOf(due) < anchorOf(first))).toBe(true);
          schedule = scheduleAfter(schedule);
        }
      }),
    );
  });
});

describe('instants and days of a country', () => {
  it.each([
    // Sydney: forward on 4 October 2026 at 2:00, back on 4 April 2027 at 3:00.
    ['AUS', '2026-10-04', '01:59', '2026-10-03T15:59:00Z'],
    ['AUS', '2026-10-04', '02:30', '2026-10-03T16:30:00Z'],
    ['AUS', '2026-10-04', '03:00', '2026-10-03T16:00:00Z'],
    ['AUS', '2027-04-04', '02:30', '2027-04-03T15:30:00Z'],
    ['AUS', '2027-04-04', '03:00', '2027-04-03T17:00:00Z'],
    // Auckland: forward on 27 September 2026 at 2:00, back on 4 April 2027 at 3:00.
    ['NZL', '2026-09-27', '02:30', '2026-09-26T14:30:00Z'],
    ['NZL', '2026-09-27', '03:00', '2026-09-26T14:00:00Z'],
    ['NZL', '2027-04-04', '02:30', '2027-04-03T13:30:00Z'],
    ['NZL', '2027-04-04', '03:00', '2027-04-03T15:00:00Z'],
    ['NZL', '2026-06-30', '00:00', '2026-06-29T12:00:00Z'],
  ] as const)('in %s %s %s is %s [D3.02]', (country, day, time, instant) => {
    expect(new Date(instantOf(country, day, time)).toISOString()).toBe(instant.replace('Z', '.000Z'));
  });

  it('change day at midnight there, not in UTC', () => {
    expect(dayIn('AUS', Date.parse('2027-01-30T12:59:59.999Z'))).toBe('2027-01-30');
    expect(dayIn('AUS', Date.parse('2027-01-30T13:00:00Z'))).toBe('2027-01-31');
    expect(dayIn('NZL', Date.parse('2027-01-30T10:59:59.999Z'))).toBe('2027-01-30');
    expect(dayIn('NZL', Date.parse('2027-01-30T11:00:00Z'))).toBe('2027-01-31');
  });

  it('agree: each day begins and ends where the next one begins', () => {
    fc.assert(
      fc.property(anyCountry, anyInstant, (country, instant) => {
        const day = dayIn(country, instant);
        const begin = instantOf(country, day, '00:00');
        const end = instantOf(country, addCalendarDays(day, 1), '00:00');
        expect(begin <= instant && instant < end).toBe(true);
        expect(Math.abs(end - begin - DAY_MS)).toBeLessThanOrEqual(3_600_000);
        expect(dayIn(country, begin)).toBe(day);
        expect(dayIn(country, end - 1)).toBe(day);
      }),
    );
  });
});

describe('counting months and days', () => {
  it('goes over the ends of years, both ways', () => {
    expect(nextPeriods('2026-11', 3)).toEqual(['2026-12', '2027-01', '2027-02']);
    expect(nextPeriods('2026-11', 0)).toEqual([]);
    expect(addPeriods('2027-01', -1)).toBe('2026-12');
    expect(addPeriods('2027-12', 13)).toBe('2029-01');
    expect(addCalendarDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addCalendarDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2027-04-05', '2027-04-03')).toBe(-2);
  });
});
