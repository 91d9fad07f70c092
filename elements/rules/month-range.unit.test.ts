import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesOf, isMonthText, type Month, type MonthRange, monthOf, parseMonth, pickMonth } from './month-range.ts';

const march = monthOf(2024, 2);
const june = monthOf(2024, 5);
const august = monthOf(2024, 7);
const pick = (...months: Month[]) => months.reduce(pickMonth, {} as MonthRange);

describe('a range of months', () => {
  it('starts with the first pick and has no end then [W2.57]', () => {
    expect(pick(march)).toEqual({ start: march });
    expect(datesOf(pick(march))).toEqual({ min: '2024-03-01', max: '' });
  });

  it('ends with every later pick, and keeps its start [W2.58]', () => {
    expect(pick(march, june)).toEqual({ start: march, end: june });
    expect(pick(march, june, august)).toEqual({ start: march, end: august });
  });

  it('uses the earlier pick as the minimum [W4.27]', () => {
    expect(datesOf(pick(june, march))).toEqual({ min: '2024-03-01', max: '2024-06-30' });
    expect(datesOf(pick(june, march, august))).toEqual({ min: '2024-06-01', max: '2024-08-31' });
    expect(datesOf(pick(june, june))).toEqual({ min: '2024-06-01', max: '2024-06-30' });
  });

  it('runs from the first to the last day, leap years included [W4.28]', () => {
    expect(datesOf(pick(march, june))).toEqual({ min: '2024-03-01', max: '2024-06-30' });
    const lastOfFebruary = (year: number) => datesOf(pick(monthOf(year, 1), monthOf(year, 1))).max;
    expect([2023, 2024, 2000, 2100].map(lastOfFebruary)).toEqual([
      '2023-02-28',
      '2024-02-29',
      '2000-02-29',
      '2100-02-28',
    ]);
    expect(datesOf(pick(monthOf(2024, 11), monthOf(2024, 11)))).toEqual({ min: '2024-12-01', max: '2024-12-31' });
  });

  it('is empty without a pick, and may have an end alone', () => {
    expect(datesOf({})).toEqual({ min: '', max: '' });
    expect(datesOf({ end: june })).toEqual({ min: '', max: '2024-06-30' });
    expect(pickMonth({ end: june }, march)).toEqual({ start: march });
  });

  it('never has a minimum after its maximum, whatever was picked', () => {
    const months = fc.array(fc.integer({ min: monthOf(1900, 0), max: monthOf(2199, 11) }), { minLength: 2 });
    fc.assert(
      fc.property(months, (picked) => {
        const { min, max } = datesOf(pick(...picked));
        expect(min < max).toBe(true);
        expect([parseMonth(min), parseMonth(max)].sort()).toEqual([picked[0], picked.at(-1)].sort());
      }),
    );
  });
});

describe('the text of a month', () => {
  it('is a month, a date, or nothing [W3.10]', () => {
    expect(parseMonth('2024-03')).toBe(march);
    expect(parseMonth('2024-03-31')).toBe(march);
    for (const text of ['', '0']) expect([parseMonth(text), isMonthText(text)]).toEqual([undefined, true]);
    for (const text of ['2024-00', '2024-13', '24-03', '2024-3', '2024-03-1', 'March', '-1', '2024-03-01T00:00'])
      expect([parseMonth(text), isMonthText(text)]).toEqual([undefined, false]);
    expect(parseMonth('2024-12')).toBe(monthOf(2024, 11));
    expect(parseMonth('2024-01')).toBe(monthOf(2024, 0));
  });
});

it('a range from elsewhere may have only an end', () => {
  expect(datesOf({ end: march })).toEqual({ min: '', max: '2024-03-31' });
  expect(datesOf({ start: monthOf(987, 0) })).toEqual({ min: '0987-01-01', max: '' });
});

it('a month is written in one way', () => {
  for (const text of ['2024-03', '2024-03-15', '0', '']) expect(isMonthText(text), text).toBe(true);
  for (const text of ['x2024-03', '2024-3', '2024-13', '2024-03-1', '2024-03x'])
    expect(isMonthText(text), text).toBe(false);
  expect(parseMonth('2024-03-15')).toBe(march);
});
