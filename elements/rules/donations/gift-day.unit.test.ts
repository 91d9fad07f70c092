import { describe, expect, it } from 'vitest';
import { giftDay, nextMonthlyDay, ordinal } from './gift-day.ts';

describe('the day of a monthly gift', () => {
  it('is today in the time zone of the site', () => {
    expect(giftDay(new Date('2026-06-14T13:59:59Z'), 'AUS'), '[D1.07] still the 14th in Sydney').toBe(14);
    expect(giftDay(new Date('2026-06-14T14:00:00Z'), 'AUS'), '[D1.07] the 15th in Sydney').toBe(15);
    expect(giftDay(new Date('2026-06-14T11:59:59Z'), 'NZL')).toBe(14);
    expect(giftDay(new Date('2026-06-14T12:00:00Z'), 'NZL')).toBe(15);
  });

  it('follows daylight saving time', () => {
    expect(giftDay(new Date('2026-01-14T12:59:59Z'), 'AUS')).toBe(14);
    expect(giftDay(new Date('2026-01-14T13:00:00Z'), 'AUS')).toBe(15);
    expect(giftDay(new Date('2026-01-14T11:00:00Z'), 'NZL')).toBe(15);
  });

  it.each([
    ['2026-11-28T02:00:00Z', '2026-12-28'],
    ['2026-12-31T02:00:00Z', '2027-01-31'],
    ['2027-01-30T02:00:00Z', '2027-02-28'],
    ['2028-01-31T02:00:00Z', '2028-02-29'],
    // Already the first of the month in Sydney.
    ['2026-06-30T20:00:00Z', '2026-08-01'],
  ])('comes again a month after %s, on %s', (now, day) => {
    expect(nextMonthlyDay(new Date(now), 'AUS')).toBe(day);
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [20, '20th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
  ])('%d is the %s', (day, words) => {
    expect(ordinal(day)).toBe(words);
  });
});
