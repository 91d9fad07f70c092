import { describe, expect, it } from 'vitest';
import { addDays, dayInZone, instantOn, isDay } from './days.ts';

const iso = (instant: number) => new Date(instant).toISOString();

describe('days', () => {
  it('reads wall clocks on both sides of a change of clocks', () => {
    // Sydney leaves summer time on 5 April 2026 and enters it on 4 October 2026.
    expect(iso(instantOn('2026-04-04', '18:00', 'Australia/Sydney'))).toBe('2026-04-04T07:00:00.000Z');
    expect(iso(instantOn('2026-04-05', '18:00', 'Australia/Sydney'))).toBe('2026-04-05T08:00:00.000Z');
    expect(iso(instantOn('2026-10-04', '01:30', 'Australia/Sydney'))).toBe('2026-10-03T15:30:00.000Z');
    expect(iso(instantOn('2026-10-04', '03:30', 'Australia/Sydney'))).toBe('2026-10-03T16:30:00.000Z');
    expect(iso(instantOn('2026-12-01', '09:00', 'Pacific/Auckland'))).toBe('2026-11-30T20:00:00.000Z');
    expect(iso(instantOn('2026-12-01', '09:00', 'Australia/Perth'))).toBe('2026-12-01T01:00:00.000Z');
  });

  it('knows the day of an instant in a zone', () => {
    const late = Date.parse('2026-11-30T12:30:00Z');
    expect(dayInZone(late, 'Australia/Sydney')).toBe('2026-11-30');
    expect(dayInZone(late, 'Pacific/Auckland')).toBe('2026-12-01');
  });

  it('counts over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('takes days of the calendar alone', () => {
    expect(['2026-02-28', '2028-02-29', '2026-12-31'].filter(isDay)).toHaveLength(3);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '0026-01-01', '2026-03', 'today', ''].filter(isDay)).toEqual([]);
  });
});
