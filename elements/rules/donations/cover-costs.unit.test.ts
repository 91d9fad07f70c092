import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverCosts } from './cover-costs.ts';

/** Whether a total leaves the whole gift, in whole numbers: shares in thousandths of a percent. */
const isEnough = (total: number, gift: number, share: number, fixed: number) =>
  BigInt(total) * BigInt(100_000 - share) - BigInt(fixed) * 100_000n >= BigInt(gift) * 100_000n;

describe('covering the costs', () => {
  it('asks $76.65 for $75 at 1.75 % and 30 c', () => {
    expect(coverCosts(7_500), '[D1.06] $75 becomes $76.65').toBe(7_665);
  });

  it('is the least total that leaves the gift whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 99_999 }),
        fc.integer({ min: 0, max: 1_000 }),
        (gift, share, fixedMinor) => {
          const total = coverCosts(gift, { percent: share / 1000, fixedMinor });
          expect(isEnough(total, gift, share, fixedMinor), '[D1.06] the gift arrives whole').toBe(true);
          expect(total === 0 || !isEnough(total - 1, gift, share, fixedMinor), '[D1.06] and no cent more').toBe(true);
        },
      ),
    );
  });

  it('adds nothing at no rate', () => {
    expect(coverCosts(7_500, { percent: 0, fixedMinor: 0 })).toBe(7_500);
  });

  it.each([
    [7_500.5, { percent: 1, fixedMinor: 30 }],
    [-1, { percent: 1, fixedMinor: 30 }],
    [7_500, { percent: 100, fixedMinor: 30 }],
    [7_500, { percent: -1, fixedMinor: 30 }],
    [7_500, { percent: 1, fixedMinor: 0.5 }],
  ])('refuses %d at %j', (gift, rate) => {
    expect(() => coverCosts(gift, rate)).toThrow(RangeError);
  });
});

it.each([
  [100, 0],
  [1, -1],
  [-1, 0],
])('a rate of %d %% and %d cents is none', (percent, fixedMinor) => {
  expect(() => coverCosts(100, { percent, fixedMinor })).toThrow(
    `No total for a gift of 100 cents at ${percent} % and ${fixedMinor} cents.`,
  );
});
