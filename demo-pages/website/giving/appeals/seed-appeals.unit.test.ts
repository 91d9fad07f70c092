import { describe, expect, it } from 'vitest';
import { seededEnd } from './seed-appeals.ts';

const end = (country: 'AUS' | 'NZL', now: string) => seededEnd(country, Date.parse(now)).toISOString();

describe('the end of an example appeal', () => {
  it('is two to three months after the day of the start, at midnight in its country', () => {
    expect(end('AUS', '2026-11-27T10:00:00Z'), 'after 31 January').toBe('2027-01-31T13:00:00.000Z');
    expect(end('NZL', '2026-11-27T10:00:00Z')).toBe('2027-01-31T11:00:00.000Z');
    expect(end('AUS', '2026-10-31T12:59:59Z'), 'still October in Sydney').toBe('2026-12-31T13:00:00.000Z');
    expect(end('AUS', '2026-10-31T13:00:00Z'), 'November there').toBe('2027-01-31T13:00:00.000Z');
  });
});
