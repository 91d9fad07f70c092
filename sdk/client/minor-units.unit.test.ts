import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnitsOf, twoDecimals } from './minor-units.ts';

// SOAK=1 runs the number of cases that the library promises, in twelve seconds; other runs do a fiftieth of them.
const AMOUNTS = process.env['SOAK'] ? 1_000_000 : 20_000;

describe('minor units of a decimal amount', () => {
  it.each([
    [10, 1000],
    [10.999, 1099],
    [19.99, 1999],
    [0.29, 29],
    [0.57, 57],
    [1.005, 100],
    [1.13, 113],
    [0, 0],
    [0.005, 0],
    [0.009999, 0],
    [0.01, 1],
    [1e-7, 0],
    ['10.50', 1050],
    ['0.299999999999999999999', 29],
    ['007.1', 710],
    ['1.5e3', 150_000],
    ['15e-1', 150],
    ['1e-999', 0],
  ])('of %s are %s [S9.23]', (amount, minor) => {
    expect(minorUnitsOf(amount)).toBe(minor);
  });

  it('of currencies with other numbers of decimals', () => {
    expect([minorUnitsOf(500, 0), minorUnitsOf(500.9, 0), minorUnitsOf('1.2345', 3)]).toEqual([500, 500, 1234]);
  });

  it.each([
    -1,
    '-0.01',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' 1',
    '1,000.50',
    '.5',
    '5.',
    '0x10',
    '1e9999',
    null,
    {},
    [1, 2],
  ])('of %s are refused in words that say what to write', (amount) => {
    expect(() => minorUnitsOf(amount as number)).toThrow(/^invalid amount: .*Use a number such as 19\.99\.$/s);
  });

  it('are refused where they would no longer be exact, at the boundary', () => {
    expect(minorUnitsOf('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
    for (const amount of ['90071992547409.92', 2 ** 53, 1e21, '1e999']) {
      expect(() => minorUnitsOf(amount), String(amount)).toThrow(/^invalid amount: /);
    }
  });

  it(`agree with exact integers on ${AMOUNTS} random amounts, as text and as numbers [S9.23]`, () => {
    let compared = 0;
    // Only texts equal to the number's shortest notation, so that text and number mean the same decimal.
    const property = fc.property(
      fc.array(fc.tuple(fc.nat({ max: 999_999_999 }), fc.nat({ max: 999_999 }), fc.nat({ max: 6 })), {
        minLength: 1000,
        maxLength: 1000,
        size: 'max',
      }),
      (amounts) => {
        for (const [whole, part, length] of amounts) {
          const fraction = length ? String(part).padStart(6, '0').slice(0, length) : '';
          const text = fraction ? `${whole}.${fraction}` : String(whole);
          const exact = Number((BigInt(whole + fraction) * 100n) / 10n ** BigInt(fraction.length));
          if (minorUnitsOf(text) !== exact) throw new Error(`${text} is not ${exact}`);
          if (minorUnitsOf(Number(text)) !== exact) throw new Error(`the number ${text} is not ${exact}`);
          compared++;
        }
      },
    );
    fc.assert(property, { numRuns: AMOUNTS / 1000 });
    expect(compared).toBe(AMOUNTS);
  });

  it('would differ in binary fractions: the comparison can fail', () => {
    const wrong = [0.29, 19.99, 1.13].filter((amount) => Math.floor(amount * 100) !== minorUnitsOf(amount));
    expect(wrong).toEqual([0.29, 19.99, 1.13]);
  });
});

it('an amount as sheets show it has two digits after the point', () => {
  expect([0, 0.1, 5, 10.5, '10.999', 1234.56].map(twoDecimals)).toEqual([
    '0.00',
    '0.10',
    '5.00',
    '10.50',
    '10.99',
    '1234.56',
  ]);
});
