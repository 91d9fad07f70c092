import { describe, expect, it } from 'vitest';
import { appealEnd } from './appeal-end.ts';

const at = (text: string) => Date.parse(text);

describe('the end of an appeal', () => {
  it('is this year’s until its day has passed on the country’s clocks', () => {
    expect(appealEnd(at('2027-06-30T13:59:59Z'), 'Australia/Sydney', 6, 30)).toBe('2027-06-30T23:59:59');
    expect(appealEnd(at('2027-06-30T14:00:00Z'), 'Australia/Sydney', 6, 30)).toBe('2028-06-30T23:59:59');
    expect(appealEnd(at('2027-03-31T10:59:59Z'), 'Pacific/Auckland', 3, 31)).toBe('2027-03-31T23:59:59');
    expect(appealEnd(at('2027-03-31T11:00:00Z'), 'Pacific/Auckland', 3, 31)).toBe('2028-03-31T23:59:59');
  });

  it('is next year’s when the year’s has passed', () => {
    expect(appealEnd(at('2026-11-21T00:00:00Z'), 'Australia/Sydney', 6, 30)).toBe('2027-06-30T23:59:59');
    expect(appealEnd(at('2026-01-01T00:00:00Z'), 'Pacific/Auckland', 3, 31)).toBe('2026-03-31T23:59:59');
  });
});
