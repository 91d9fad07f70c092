import { describe, expect, it } from 'vitest';
import { type PaidGift, type ReceiptFacts, receiptFacts } from './receipt-facts.ts';
import { receiptText } from './receipt-text.ts';
import { PAID_GIFT } from './testing/paid-gift.ts';

const facts = (change: Partial<PaidGift> = {}) => receiptFacts({ ...PAID_GIFT, ...change });
const NZ = { siteCountryCode: 'NZL' } as const;
const said = ({ statements }: ReceiptFacts) => statements.join(' ');

describe('a receipt of Australia', () => {
  it('names the agency, ABN, status, date, amount and number of a tax-deductible gift', () => {
    const receipt = facts();
    expect(said(receipt), '[D5.01] the gift').toContain(
      'This receipt is for a tax-deductible gift of $76.65 AUD to Haven Refugee Aid Australia.',
    );
    expect(receipt.registrations, '[D5.01] agency').toEqual([
      ['Agency', 'Haven Refugee Aid Australia'],
      ['ABN', '00 000 000 000'],
      ['Status', 'Deductible gift recipient'],
    ]);
    expect(receipt.details, '[D5.01] date and number').toEqual([
      ['Receipt number', '1042'],
      ['Date of the gift', '31 March 2027'],
      ['Tax year', '1 July 2026 to 30 June 2027'],
      ['Frequency', 'Once'],
      ['Paid by', 'Visa ending in 4242'],
      ['Appeal', 'Winter appeal'],
      ['Dedication', 'In memory of Tēvita'],
    ]);
    expect(receipt.claimable, '[D5.01] covered costs are part of the gift').toEqual([
      'Tax-deductible gift',
      '$76.65 AUD',
    ]);
    expect(receipt.demonstration).toMatch(/fictional agency/);
  });

  it('is for a tax-deductible gift from $2', () => {
    expect(said(facts({ giftMinor: 200, costsMinor: 0 })), '[D5.01] $2').toContain('tax-deductible gift of $2.00 AUD');
    const small = facts({ giftMinor: 199, costsMinor: 0 });
    expect(receiptText(small), '[D5.01] $1.99').not.toContain('tax-deductible');
    expect(said(small), '[D5.01] $1.99').toBe(
      'A gift of less than $2 is not tax deductible, so none of it can be claimed.',
    );
    expect(small.claimable).toBeUndefined();
  });
});

describe('a receipt of New Zealand', () => {
  it('names the registration and donee status of a donation, and who signs', () => {
    const receipt = facts(NZ);
    expect(receipt.title, '[D5.01] donation').toBe('Donation receipt');
    expect(receipt.registrations, '[D5.01] registration and status').toEqual([
      ['Agency', 'Haven Refugee Aid Aotearoa New Zealand'],
      ['Charities Services registration', 'CC00000'],
      ['IRD number', '000-000-000'],
      ['Status', 'Approved donee organisation'],
    ]);
    expect(said(receipt), '[D5.01] the donation').toContain('This receipt is for a donation of $76.65 NZD');
    expect(receipt.details).toContainEqual(['Tax year', '1 April 2026 to 31 March 2027']);
    expect(receipt.signatory?.name).toBe('Hine Paewai');
    expect(receiptText(receipt)).not.toMatch(/ABN|deductible/);
  });

  it('can be claimed from $5', () => {
    expect(facts({ ...NZ, giftMinor: 500, costsMinor: 0 }).claimable, '[D5.01] $5').toEqual([
      'Donation for the tax credit',
      '$5.00 NZD',
    ]);
    const small = facts({ ...NZ, giftMinor: 499, costsMinor: 0 });
    expect(small.claimable, '[D5.01] $4.99').toBeUndefined();
    expect(said(small), '[D5.01] $4.99').toContain('less than $5 gives no donation tax credit');
  });
});

describe('what was bought', () => {
  const purchases = [{ label: 'Tea towel', minor: 2_500 }];

  it('beside a gift is paid for and not called deductible', () => {
    const receipt = facts({ purchases });
    expect(receipt.amounts, '[D5.01] mixed').toContainEqual(['Tea towel (bought)', '$25.00 AUD']);
    expect(receipt.total, '[D5.01] mixed').toEqual(['Total paid', '$101.65 AUD']);
    expect(receipt.claimable?.[1], '[D5.01] the gift only').toBe('$76.65 AUD');
    expect(said(receipt), '[D5.01] says so').toContain('$25.00 AUD is not tax deductible');
  });

  it('alone is no gift at all', () => {
    for (const country of ['AUS', 'NZL'] as const) {
      const receipt = facts({ siteCountryCode: country, giftMinor: 0, costsMinor: 0, purchases });
      expect(receipt.claimable, '[D5.01] nothing to claim').toBeUndefined();
      expect(said(receipt), '[D5.01] no gift').not.toMatch(/This receipt is for|less than/);
    }
  });
});

describe('a corrected receipt', () => {
  const corrected = { number: '1050', corrects: '1042', issuedOn: '2027-04-12' };
  const returned = (minor: number, kind: 'refunded' | 'reversed' = 'refunded') =>
    facts({ ...corrected, returned: { kind, minor, on: '2027-04-11' } });

  it('names the first one and what is left of a gift that was refunded in part', () => {
    const receipt = returned(2_665);
    expect(receipt.title).toBe('Corrected receipt for a gift');
    expect(receipt.details, '[D5.03] first number').toContainEqual(['Corrects receipt', '1042']);
    expect(said(receipt), '[D5.03] replaces').toContain('corrects receipt 1042 and replaces it');
    expect(receipt.details).toContainEqual(['Date of this receipt', '12 April 2027']);
    expect(receipt.amounts).toContainEqual(['Refunded on 11 April 2027', '−$26.65 AUD']);
    expect(receipt.claimable, '[D5.03] net').toEqual(['Tax-deductible gift', '$50.00 AUD']);
  });

  it('leaves nothing to claim of a gift that was returned whole, or but for a dollar', () => {
    const reversed = returned(7_665, 'reversed');
    expect(reversed.amounts).toContainEqual(['Reversed by the bank on 11 April 2027', '−$76.65 AUD']);
    expect(reversed.claimable, '[D5.03] nothing').toBeUndefined();
    expect(said(reversed), '[D5.03] says so').toContain('The whole gift was returned');
    expect(returned(7_465).claimable?.[1], '[D5.03] $2 left').toBe('$2.00 AUD');
    expect(returned(7_466).claimable, '[D5.03] $1.99 left').toBeUndefined();
  });

  it('counts a return against the gift first', () => {
    const purchases = [{ label: 'Tea towel', minor: 2_500 }];
    const receipt = facts({ ...corrected, purchases, returned: { kind: 'refunded', minor: 2_500, on: '2027-04-11' } });
    expect(receipt.claimable?.[1], '[D5.03] never too much').toBe('$51.65 AUD');
    expect(receipt.total).toEqual(['Left after the return', '$76.65 AUD']);
  });
});
