import { describe, expect, it } from 'vitest';
import { giftDay, giftDayWords } from './gift-day.ts';

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
    ['2026-06-14T02:00:00Z', 'each month on the 14th, first today'],
    ['2026-01-31T02:00:00Z', 'on the last day of each month, first today'],
    ['2026-01-30T02:00:00Z', 'each month on the 30th, or on the last day of a shorter month, first today'],
    ['2026-01-29T02:00:00Z', 'each month on the 29th, or on the last day of a shorter month, first today'],
    ['2026-02-28T02:00:00Z', 'each month on the 28th, first today'],
  ])('is said in words for %s', (now, words) => {
    expect(`${giftDayWords(giftDay(new Date(now), 'AUS'))}, first today`, `[D1.07] ${words}`).toBe(words);
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
    expect(giftDayWords(day)).toBe(`each month on the ${words}`);
  });
});
