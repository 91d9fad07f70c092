import { describe, expect, it } from 'vitest';
import { dayOf } from '../../platform/site/calendar-days.ts';
import { SITES } from '../../platform/site/sites.ts';
import type { Order } from './find-order.ts';
import { receiptOf, taxYearEnd } from './receipt.ts';

const order = {
  id: 'HAV-0123456789',
  siteCountryCode: 'AUS',
  currency: 'AUD',
  totalMinor: 45000,
  reversedMinor: 0,
  customerTitle: 'Ms',
  customerFirstName: 'Aroha',
  customerLastName: 'Ngata',
  transactionId: 'ch_1',
  paidAt: new Date('2026-11-21T13:30:00Z'),
  createdAt: new Date('2026-11-01T00:00:00Z'),
} as unknown as Order;

describe('a receipt', () => {
  it('of Australia names the organisation, its ABN, the gift and the deduction', () => {
    const { title, organisation, facts, registrations, statements, signatory } = receiptOf(order);
    expect(title).toBe('Receipt for a gift');
    expect(organisation).toBe('Haven Refugee Aid Australia');
    expect(Object.fromEntries([...facts, ...registrations])).toMatchObject({
      'Receipt number': 'HAV-0123456789',
      'Received from': 'Ms Aroha Ngata',
      // In Sydney it is already after midnight.
      Date: '22 November 2026',
      'Amount of the gift': '$450.00 AUD',
      ABN: '00 000 000 000',
    });
    expect(statements.join(' ')).toMatch(/This receipt is for a gift.*Gifts of \$2 or more are tax deductible/);
    expect(signatory).toBeUndefined();
  });

  it('of New Zealand names the donor, the donation, the registrations, the tax year and who signs', () => {
    const { title, facts, registrations, statements, signatory } = receiptOf({
      ...order,
      siteCountryCode: 'NZL',
      currency: 'NZD',
    });
    expect(title).toBe('Donation receipt');
    expect(Object.fromEntries([...facts, ...registrations])).toMatchObject({
      Donor: 'Ms Aroha Ngata',
      Donation: '$450.00 NZD',
      'Tax year': 'Ended 31 March 2027',
      'Charities Services registration': 'CC00000',
      'IRD number': '000-000-000',
    });
    expect(statements.join(' ')).toMatch(
      /This is a donation.*\$5 or more can claim a donation tax credit of 33\.33 per cent/,
    );
    expect(signatory?.role).toContain('authorised to sign');
  });

  it.each(SITES)('of $countryName says that the agency is fictional', ({ code }) => {
    expect(receiptOf({ ...order, siteCountryCode: code }).statements.join(' ')).toContain('cannot be used for tax');
  });
});

describe('what a receipt says of each order', () => {
  const facts = (changes: Partial<Order> = {}, refunded?: Parameters<typeof receiptOf>[1]) =>
    receiptOf({ ...order, ...changes }, refunded).facts.map((fact) => fact.join(': '));
  const FACTS = [
    'Receipt number: HAV-0123456789',
    'Received from: Ms Aroha Ngata',
    'Date: 22 November 2026',
    'Amount of the gift: $450.00 AUD',
  ];

  it('is no more than its facts, in English alone', () => {
    expect(facts()).toEqual(FACTS);
    expect(receiptOf(order)).not.toHaveProperty('official');
    expect(receiptOf(order).registrations.map(([label]) => label)).toEqual(['ABN', 'Status']);
    expect(receiptOf(order).statements).toHaveLength(3);
  });

  it('is a name without what nobody gave, and a day and a reference where they are known', () => {
    expect(facts({ customerTitle: '', paidAt: null, transactionId: null })).toEqual([
      FACTS[0],
      'Received from: Aroha Ngata',
      'Date: 1 November 2026',
      FACTS[3],
    ]);
  });

  it.each([
    [new Date('2026-12-01T00:00:00Z'), 'Refunded: $150.00 AUD on 1 December 2026'],
    [null, 'Refunded: $150.00 AUD'],
  ])('is a refund of %s as well', (refundedAt, line) => {
    expect(facts({}, { refundedMinor: 15_000, refundedAt })).toEqual([
      ...FACTS,
      line,
      'Gift after refund: $300.00 AUD',
    ]);
  });

  it('is nothing to claim after a whole refund', () => {
    const { statements } = receiptOf(order, { refundedMinor: 45_000, refundedAt: null });
    expect(statements).toHaveLength(3);
    expect(statements[0]).toContain('refunded in full');
    expect(statements.join(' ')).not.toContain('tax deductible in Australia');
  });
});

describe('the tax year', () => {
  it.each([
    ['2027-03-31T10:59:59Z', 2027],
    ['2027-03-31T11:00:00Z', 2028],
    ['2026-12-31T23:00:00Z', 2027],
  ])('of %s ends in %d, by the clock of New Zealand', (moment, year) => {
    expect(taxYearEnd(new Date(moment))).toBe(year);
  });
});

describe('a day', () => {
  it('is the day where the site is', () => {
    const date = new Date('2026-06-30T13:00:00Z');
    expect(dayOf(date, SITES[0])).toBe('30 June 2026');
    expect(dayOf(date, SITES[1])).toBe('1 July 2026');
  });
});
