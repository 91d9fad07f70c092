import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EndDate, endInstant, parseEndDate } from './end-date.ts';

const SYDNEY = 'Australia/Sydney';
const AUCKLAND = 'Pacific/Auckland';
const iso = (text: string, zone = SYDNEY) => new Date(endInstant(parseEndDate(text) as EndDate, zone)).toISOString();

describe('end dates', () => {
  it.each([
    ['2030-01-01T00:00:00', SYDNEY, '2029-12-31T13:00:00.000Z'],
    ['2030-07-01T00:00:00', SYDNEY, '2030-06-30T14:00:00.000Z'],
    ['2030-01-01T00:00:00', AUCKLAND, '2029-12-31T11:00:00.000Z'],
    ['2030-07-01T00:00:00', AUCKLAND, '2030-06-30T12:00:00.000Z'],
  ])('reads %s without an offset on the clocks of %s [W4.59]', (text, zone, instant) => {
    expect(iso(text, zone)).toBe(instant);
  });

  it.each([
    ['2030-01-01', '2029-12-31T13:00:00.000Z'],
    ['2030-01-01 09:30', '2029-12-31T22:30:00.000Z'],
    ['2030-01-01T09:30:15.750', '2029-12-31T22:30:15.000Z'],
    ['2030-01-01T00:00:00Z', '2030-01-01T00:00:00.000Z'],
    ['2030-01-01t00:00:00z', '2030-01-01T00:00:00.000Z'],
    ['2030-01-01T00:00:00+13:00', '2029-12-31T11:00:00.000Z'],
    ['2030-01-01T00:00:00 -0330', '2030-01-01T03:30:00.000Z'],
    ['2030-01-01T00:00+10', '2029-12-31T14:00:00.000Z'],
    ['  2028-02-29  ', '2028-02-28T13:00:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(iso(text)).toBe(instant);
  });

  it.each([
    '',
    'soon',
    '31/12/2030',
    '2030-12-31T',
    '2030-13-01',
    '2030-00-10',
    '2030-02-30',
    '2030-02-29',
    '2030-01-01T24:00',
    '2030-01-01T23:60',
    '2030-01-01T23:59:60',
    '2030-01-01T00:00:00+99:00',
    '2030-01-01T00:00:00 Sydney',
    '20300101',
    '1e9',
  ])('refuses "%s"', (text) => {
    expect(parseEndDate(text)).toBeUndefined();
  });

  it('takes the first run of an hour that the end of summer time repeats', () => {
    // Sydney, 7 April 2030: at 3:00 the clocks go back to 2:00.
    expect(iso('2030-04-07T01:59:59')).toBe('2030-04-06T14:59:59.000Z');
    expect(iso('2030-04-07T02:30:00')).toBe('2030-04-06T15:30:00.000Z');
    expect(iso('2030-04-07T03:00:00')).toBe('2030-04-06T17:00:00.000Z');
  });

  it('takes an hour that the start of summer time skips as long after the change', () => {
    // Auckland, 29 September 2030: at 2:00 the clocks go forward to 3:00.
    expect(iso('2030-09-29T01:59:59', AUCKLAND)).toBe('2030-09-28T13:59:59.000Z');
    expect(iso('2030-09-29T02:30:00', AUCKLAND)).toBe('2030-09-28T14:30:00.000Z');
    expect(iso('2030-09-29T03:30:00', AUCKLAND)).toBe('2030-09-28T14:30:00.000Z');
  });

  it('finds the instant that a clock of the zone shows, at any time of the year', () => {
    const clock = (timeZone: string) =>
      new Intl.DateTimeFormat('en-CA', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      });
    for (const zone of [SYDNEY, AUCKLAND]) {
      const shown = clock(zone);
      const wall = (instant: number) => shown.format(instant).replace(', ', 'T');
      fc.assert(
        fc.property(fc.integer({ min: 1_700_000_000, max: 2_500_000_000 }), (seconds) => {
          const text = wall(seconds * 1000);
          const found = endInstant(parseEndDate(text) as EndDate, zone);
          expect(wall(found)).toBe(text);
          // Only the repeated hour has two instants; then it is the first.
          expect([0, 3600]).toContain(seconds - found / 1000);
        }),
      );
    }
  });
});
