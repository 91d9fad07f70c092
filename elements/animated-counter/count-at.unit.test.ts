import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAt, decimalsOf } from './count-at.ts';

describe('countAt', () => {
  it('starts at zero and ends at the value', () => {
    expect(countAt(100, 0)).toBe(0);
    expect(countAt(100, 1)).toBe(100);
    expect(countAt(100, 7)).toBe(100);
    expect(countAt(97.5, 1, 1)).toBe(97.5);
  });

  it('is below the value until the end, and never goes back', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), share, share, (value, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(countAt(value, late)).toBeLessThan(value);
        expect(countAt(value, early)).toBeLessThanOrEqual(countAt(value, late));
        expect(countAt(value, early)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('keeps the decimals of the value', () => {
    expect(decimalsOf(100)).toBe(0);
    expect(decimalsOf(97.5)).toBe(1);
    expect(decimalsOf(0.125)).toBe(3);
    expect(countAt(1, 0.2, 2)).toBe(0.48);
  });
});
