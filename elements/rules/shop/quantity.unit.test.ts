import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity, stepQuantity } from './quantity.ts';

describe('stepQuantity', () => {
  it('stops at 1 [W5.38]', () => {
    expect(stepQuantity(2, -1)).toBe(1);
    expect(stepQuantity(1, -1)).toBe(1);
  });

  it('stops at 9 [W5.39]', () => {
    expect(stepQuantity(8, 1)).toBe(9);
    expect(stepQuantity(9, 1)).toBe(9);
  });

  it('starts from 1 when there is no number to start from [W5.41]', () => {
    expect(stepQuantity(Number.NaN, 1)).toBe(1);
  });
});

describe('parseQuantity', () => {
  it.each([
    ['08', 8],
    ['3.7', 3],
    ['0x5', 1],
    ['010', 9],
    [' 4 ', 4],
    ['5 tents', 5],
    [6, 6],
    ['٣', 3],
    ['７', 7],
  ])('reads %j in base 10 as %i [W5.40]', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));

  it.each([
    ['0', 1],
    ['1', 1],
    ['9', 9],
    ['10', 9],
    ['-3', 1],
    ['9'.repeat(400), 9],
    ['abc', 1],
    ['', 1],
    [null, 1],
    [undefined, 1],
  ])('holds %j to %i [W5.41]', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));

  it('never leaves 1 to 9, whatever is typed and stepped [W5.38] [W5.39]', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (text, by) => {
        for (const quantity of [parseQuantity(text), stepQuantity(parseQuantity(text), by)]) {
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(9);
        }
      }),
    );
  });
});
