import { describe, expect, it } from 'vitest';
import type { PaidGift } from './receipt-facts.ts';
import { statementText } from './receipt-text.ts';
import { statementFacts } from './statement-facts.ts';
import { PAID_GIFT } from './testing/paid-gift.ts';

const gift = (number: number, givenOn: string, change: Partial<PaidGift> = {}): PaidGift => ({
  ...PAID_GIFT,
  number: String(number),
  givenOn,
  issuedOn: givenOn,
  costsMinor: 0,
  giftMinor: 3_000,
  ...change,
});
const statement = (gifts: readonly PaidGift[], siteCountryCode: 'AUS' | 'NZL' = 'AUS') =>
  statementFacts({
    siteCountryCode,
    language: 'en',
    donor: PAID_GIFT.donor,
    endsIn: 2027,
    gifts,
    issuedOn: '2027-07-02',
  });

describe('a yearly statement', () => {
  it('lists the gifts of the tax year by day, with their receipts', () => {
    const gifts = [
      gift(9, '2027-07-01'),
      gift(8, '2027-06-30', { isMonthly: true }),
      gift(2, '2026-07-01'),
      gift(1, '2026-06-30'),
    ];
    expect(statement(gifts).lines, '[D4.03] 1 July to 30 June').toEqual([
      { date: '1 July 2026', receipt: '2', what: 'Gift, Winter appeal', amount: '$30.00 AUD' },
      { date: '30 June 2027', receipt: '8', what: 'Monthly gift, Winter appeal', amount: '$30.00 AUD' },
    ]);
    const nz = [gift(5, '2027-04-01'), gift(4, '2027-03-31'), gift(3, '2026-04-01'), gift(2, '2026-03-31')];
    expect(
      statement(nz, 'NZL').lines.map(({ receipt }) => receipt),
      '[D4.03] 1 April to 31 March',
    ).toEqual(['3', '4']);
  });

  it('counts net sums, with what was returned after the year in the year of its gift', () => {
    const returned = { kind: 'refunded', minor: 1_000, on: '2027-07-01' } as const;
    const reversed = { kind: 'reversed', minor: 3_000, on: '2026-08-17' } as const;
    const facts = statement([
      gift(1, '2026-07-14'),
      gift(7, '2026-08-14', { corrects: '2', returned: reversed }),
      gift(12, '2027-06-14', { corrects: '3', returned }),
      gift(4, '2027-06-20', { giftMinor: 0, purchases: [{ label: 'Tea towel', minor: 2_500 }] }),
    ]);
    expect(
      facts.lines.map(({ receipt, what, amount }) => `${receipt} ${what} ${amount}`),
      '[D5.03] lines',
    ).toEqual([
      '1 Gift, Winter appeal $30.00 AUD',
      '2 Gift, Winter appeal $30.00 AUD',
      '7 Reversed by the bank, corrects receipt 2 −$30.00 AUD',
      '3 Gift, Winter appeal $30.00 AUD',
      '12 Refunded, corrects receipt 3 −$10.00 AUD',
      '4 Tea towel (bought) $25.00 AUD',
    ]);
    expect(facts.sums, '[D5.03] net').toEqual([
      ['Given', '$115.00 AUD'],
      ['Returned', '−$40.00 AUD'],
      ['Given, less what was returned', '$75.00 AUD'],
    ]);
    expect(facts.claimable, '[D5.03] claimable net').toEqual(['Tax-deductible gifts', '$50.00 AUD']);
    expect(facts.statements.join(' ')).toContain('the last sum is lower');
    const text = statementText(facts);
    for (const part of [
      'Aroha Ngāta-Ōkusitino',
      'receipt 12',
      'Tax-deductible gifts: $50.00 AUD',
      'ABN: 00 000 000 000',
    ])
      expect(text, '[D5.02] as plain text').toContain(part);
  });

  it('of a year without gifts says so', () => {
    const facts = statement([]);
    expect(facts.statements[0]).toBe('There were no gifts in this tax year.');
    expect(facts.claimable).toBeUndefined();
  });
});
