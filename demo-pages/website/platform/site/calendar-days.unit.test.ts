import { expect, it } from 'vitest';
import { nearToday } from './calendar-days.ts';

it.each([
  ['2026-12-05', '2026-11-28', '2026-12-05'],
  ['2026-12-05', '2026-12-25', '2026-12-05'],
  ['2026-12-05', '2026-12-26', '2027-01-02'],
  ['2026-12-05', '2028-02-29', '2028-02-26'],
  ['2026-12-05', '2026-11-27', '2026-11-07'],
])('%s, written on 28 November 2026, is %s seen as %s', (day, today, moved) => {
  expect(nearToday(day, { asOf: '2026-11-28', today })).toBe(moved);
});
