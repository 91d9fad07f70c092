import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars } from '#rules/money.ts';
import { inEnglish } from '#testing/in-english.ts';
import { amountMessage, parseDonationAmount, siteMoney } from './donation-amount.ts';

describe('the amount of a gift', () => {
  it.each([
    ['5', 500],
    ['5.00', 500],
    ['62.50', 6_250],
    ['$1,200.50', 120_050],
    [' 75 ', 7_500],
    ['10000', 1_000_000],
    ['10,000.00', 1_000_000],
    ['٧٥', 7_500],
    ['７５', 7_500],
    ['1 200', 120_000],
    ['1.200,50', 120_050],
  ])('takes %j', (text, minor) => {
    expect(parseDonationAmount(text), `[D1.05] ${text} is ${minor} cents`).toBe(minor);
  });

  it.each(['4.99', '10000.01', '0', '', '-5', '1e3', '5.555', 'lots', '<b>', '1.200', '٤٫٩٩', 'Infinity'])(
    'refuses %j',
    (text) => {
      expect(parseDonationAmount(text), `[D1.05] ${text} is refused`).toBeUndefined();
    },
  );

  it('accepts every cent between the bounds of the page, and none outside', () => {
    const bounds = { min: 20, max: 99.5 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (minor) => {
        const expected = minor >= 2_000 && minor <= 9_950 ? minor : undefined;
        expect(parseDonationAmount((minor / 100).toFixed(2), bounds)).toBe(expected);
      }),
    );
  });

  it('names both bounds', () => {
    expect(inEnglish(amountMessage()), '[D1.05] the sentence names both bounds').toBe(
      'Enter an amount from $5 to $10,000, such as 75 or 62.50.',
    );
    expect(inEnglish(amountMessage({ min: 2.5, max: 99 }))).toContain('from $2.50 to $99');
  });
});

it('a gift is shown without cents that are zero, and a charge with them', () => {
  expect([dollars(75), dollars(62.5), dollars(10_000)]).toEqual(['$75', '$62.50', '$10,000']);
  expect(dollars(75, 'fr')).toMatch(/^75\s\$$/);
  expect([siteMoney(7_500, 'AUS'), siteMoney(7_500, 'NZL')]).toEqual(['$75.00', '$75.00']);
});
