import { describe, expect, it } from 'vitest';
import { readDonation } from './donation-choice.ts';
import { giftsFor } from './gifts-for.ts';

const read = (query: Record<string, string>) => readDonation((name) => query[name]);

describe('what a visitor chose to give', () => {
  it('is nothing until an amount was sent', () => {
    expect(read({})).toEqual({ frequency: 'one-off', typed: '' });
    expect(read({ frequency: 'monthly' })).toEqual({ frequency: 'monthly', typed: '' });
    expect(read({ frequency: 'weekly', amount: '' }).frequency).toBe('one-off');
  });

  it.each([
    ['75', 7_500],
    ['62.50', 6_250],
    ['$1,200.50', 120_050],
    ['5', 500],
    ['10000', 1_000_000],
  ])('reads %s', (amount, minor) => {
    expect(read({ amount }).choice).toEqual({ frequency: 'one-off', minor });
  });

  it.each(['4.99', '10000.01', '0', '-5', '1e3', 'lots', '5.555', '<b>', '١٢'])('asks again for %s', (otherAmount) => {
    const answer = read({ frequency: 'monthly', amount: '30', otherAmount });
    expect(answer.choice).toBeUndefined();
    expect(answer.error).toMatch(/from \$5 to \$10,000/);
    expect(answer.typed).toBe(otherAmount);
  });

  it('reads the amount of the chosen frequency', () => {
    expect(read({ frequency: 'monthly', amount: '75', monthlyAmount: '30' }).choice?.minor).toBe(3_000);
    expect(read({ frequency: 'one-off', amount: '75', monthlyAmount: '30' }).choice?.minor).toBe(7_500);
  });

  it('takes another amount before a chosen one', () => {
    expect(read({ amount: '30', otherAmount: ' 31 ' }).choice?.minor).toBe(3_100);
  });
});

describe('the gifts that an amount pays for', () => {
  const shop = [
    { name: 'kit', priceMinor: 2_500, available: null },
    { name: 'tent', priceMinor: 14_500, available: null },
    { name: 'lamp', priceMinor: 3_950, available: 3 },
    { name: 'stove', priceMinor: 9_900, available: 0 },
  ];
  const named = (amount: number) => {
    const { shares, left } = giftsFor(shop, amount);
    return [...shares.map(({ gift, quantity }) => `${quantity} ${gift.name}`), left];
  };

  it('adds up to it, with what is left over', () => {
    expect(named(14_500)).toEqual(['1 tent', 0]);
    expect(named(14_499)).toEqual(['3 lamp', '1 kit', 149]);
    expect(named(2_499)).toEqual([2_499]);
  });

  it('holds nine of a gift at most', () => {
    expect(named(14_500 * 10)).toEqual(['9 tent', '3 lamp', '1 kit', 150]);
  });
});
