import { describe, expect, it } from 'vitest';
import type { Order } from './find-order.ts';
import { receiptOf } from './receipt.ts';
import { refundWording } from './refund-wording.ts';

const order = (siteCountryCode: string, currency: string) =>
  ({
    id: 'HAV-0123456789',
    siteCountryCode,
    currency,
    totalMinor: 7900,
    reversedMinor: 0,
    customerTitle: '',
    customerFirstName: 'Aroha',
    customerLastName: 'Ngata',
    transactionId: 'ch_1',
    paidAt: new Date('2026-11-21T00:00:00Z'),
    createdAt: new Date('2026-11-21T00:00:00Z'),
  }) as unknown as Order;
const AU = order('AUS', 'AUD');
const NZ = order('NZL', 'NZD');
const refundedAt = new Date('2026-11-30T12:00:00Z');

describe('the receipt of a refunded gift', () => {
  it.each([
    [AU, 1, /Part of this gift.*deduction of \$78\.99 AUD only.*amend your tax return/],
    [AU, 7899, /Part of this gift.*deduction of \$0\.01 AUD only/],
    [AU, 7900, /This gift was refunded in full.*no longer supports a tax deduction/],
    [NZ, 7899, /Part of this donation.*credit on \$0\.01 NZD only.*tell Inland Revenue/],
    [NZ, 7900, /This donation was refunded in full.*no longer supports a donation tax credit/],
  ])('says first what is left to claim for (%#)', (paid, refundedMinor, first) => {
    expect(receiptOf(paid, { refundedMinor, refundedAt }).statements[0]).toMatch(first);
  });

  it('names the day where the gift was given, what went back and what is left', () => {
    const facts = (paid: Order) => Object.fromEntries(receiptOf(paid, { refundedMinor: 3950, refundedAt }).facts);
    expect(facts(AU)).toMatchObject({
      Refunded: '$39.50 AUD on 30 November 2026',
      'Gift after refund': '$39.50 AUD',
      'Amount of the gift': '$79.00 AUD',
    });
    expect(facts(NZ)).toMatchObject({
      Refunded: '$39.50 NZD on 1 December 2026',
      'Donation after refund': '$39.50 NZD',
    });
  });

  it.each([AU, NZ])(
    'promises nothing to claim once all of it went back, and says it is a demonstration (%#)',
    (paid) => {
      const text = receiptOf(paid, { refundedMinor: 7900, refundedAt }).statements.join(' ');
      expect(text).not.toMatch(/are tax deductible|33\.33 per cent/);
      expect(text).toContain('cannot be used for tax');
      expect(receiptOf(paid, { refundedMinor: 7899, refundedAt }).statements.join(' ')).toMatch(
        /are tax deductible|33\.33 per cent/,
      );
    },
  );

  it.each([
    [AU, 'Refund of a gift'],
    [NZ, 'Refund of a donation'],
  ])('has a title of its own (%#)', (paid, title) => {
    expect(refundWording(paid, 1).title).toBe(title);
  });

  it('of a gift that stands says nothing of refunds', () => {
    const { facts, statements } = receiptOf(AU);
    expect([...facts.flat(), ...statements].join(' ')).not.toMatch(/refund/i);
  });
});
