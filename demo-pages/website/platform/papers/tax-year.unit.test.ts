import { describe, expect, it } from 'vitest';
import { taxYearEnding, taxYearOf } from './tax-year.ts';

describe('a tax year', () => {
  it.each([
    ['AUS', '2026-06-30', 2026],
    ['AUS', '2026-07-01', 2027],
    ['AUS', '2027-06-30', 2027],
    ['NZL', '2027-03-31', 2027],
    ['NZL', '2027-04-01', 2028],
  ] as const)('of %s: %s belongs to %i [D4.03]', (country, day, endsIn) => {
    expect(taxYearOf(country, day).endsIn).toBe(endsIn);
  });

  it('begins and ends at midnight in the country', () => {
    const instants = (country: 'AUS' | 'NZL') => {
      const { startsAt, endsBefore } = taxYearEnding(country, 2027);
      return [startsAt, endsBefore].map((instant) => new Date(instant).toISOString());
    };
    expect(instants('AUS'), '[D4.03] standard time').toEqual(['2026-06-30T14:00:00.000Z', '2027-06-30T14:00:00.000Z']);
    // New Zealand's year ends in daylight saving time, a few days before the clocks change.
    expect(instants('NZL'), '[D4.03] summer time').toEqual(['2026-03-31T11:00:00.000Z', '2027-03-31T11:00:00.000Z']);
    expect(taxYearEnding('NZL', 2027).name, '[D4.03] named by its days').toBe('1 April 2026 to 31 March 2027');
  });
});
