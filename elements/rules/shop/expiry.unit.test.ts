import { describe, expect, it } from 'vitest';
import { isExpiryDate } from './expiry.ts';

const SITES = ['AUS', 'NZL'] as const;

describe('isExpiryDate', () => {
  it.each(['01/27', '12/27', '12/2027', '09/99', '١٢/٢٧', '１２/27'])('accepts %s [W5.25]', (value) => {
    for (const site of SITES) expect(isExpiryDate(value, site), site).toBe(true);
  });

  it.each(['00/27', '13/27', '1/27', '12-27', '12/202', '12/20270', '1227', '', '12/2', '012/27', ' 12/27', '12/27\n'])(
    'refuses %j [W5.25]',
    (value) => {
      for (const site of SITES) expect(isExpiryDate(value, site), site).toBe(false);
    },
  );

  it('has the same format in both countries and judges no past date [W5.26] [W1.13]', () => {
    for (const site of SITES) {
      expect(isExpiryDate('12/27', site)).toBe(true);
      expect(isExpiryDate('01/01', site)).toBe(true);
      expect(isExpiryDate('13/27', site)).toBe(false);
    }
  });
});
