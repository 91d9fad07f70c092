import { describe, expect, it } from 'vitest';
import { englishTexts } from '#runtime/texts/use-texts.ts';
import DONATION_PAYMENT_TEXTS from '#texts/elements/donation-form-payment';
import { giftSummary } from '../payment/gift-summary.ts';
import { firstGift, type GiftOffer, type GiftState, giftSums, nextGift } from './gift-state.ts';

const offer: GiftOffer = {
  language: 'en',
  min: 5,
  max: 10_000,
  amounts: {
    'one-off': [
      { amount: 45, does: 'a' },
      { amount: 75, does: 'b' },
    ],
    monthly: [{ amount: 20, does: 'c' }],
  },
  defaultFrequency: 'one-off',
  defaultAmount: 0,
  costPercent: 1.75,
  costFixed: 0.3,
};
const start = firstGift(offer);
const typed = (other: string): GiftState => ({ ...start, other });

describe('the gift', () => {
  it('starts with the second amount of each list, or the only one', () => {
    expect(start).toEqual({
      frequency: 'one-off',
      chosen: { 'one-off': 75, monthly: 20 },
      other: '',
      coversCosts: false,
    });
    expect(firstGift({ ...offer, defaultAmount: 45, defaultFrequency: 'monthly' })).toMatchObject({
      frequency: 'monthly',
      chosen: { 'one-off': 45, monthly: 20 },
    });
  });

  it('keeps what was typed into the form of the page', () => {
    const before = { frequency: 'monthly', amount: '45', otherAmount: '62.50', coverCosts: true };
    expect(firstGift(offer, before)).toEqual({
      frequency: 'monthly',
      chosen: { 'one-off': 45, monthly: 20 },
      other: '62.50',
      coversCosts: true,
    });
    expect(firstGift(offer, { frequency: 'daily', amount: '7' })).toEqual(start);
  });

  it('keeps a typed amount when the frequency changes and changes back', () => {
    const there = nextGift(typed('$62.50'), { type: 'frequency', frequency: 'monthly' });
    const back = nextGift(there, { type: 'frequency', frequency: 'one-off' });
    expect(back.other, '[D1.04] the typed amount').toBe('$62.50');
    expect(giftSums(back, offer)?.giftMinor).toBe(6_250);
    expect(nextGift(back, { type: 'frequency', frequency: 'one-off' })).toBe(back);
  });

  it('replaces a typed amount by a chosen one', () => {
    const chosen = nextGift(typed('62.50'), { type: 'amount', frequency: 'one-off', amount: 45 });
    expect(giftSums(chosen, offer)?.giftMinor).toBe(4_500);
    expect(chosen.chosen.monthly, 'the other list keeps its choice').toBe(20);
  });

  it('comes to nothing while the typed amount is refused', () => {
    for (const text of ['4.99', '10000.01', 'x']) expect(giftSums(typed(text), offer), text).toBeUndefined();
    for (const text of ['5', '10000', ' ']) expect(giftSums(typed(text), offer), text).toBeDefined();
  });

  it('adds the costs only when they are covered', () => {
    expect(giftSums(start, offer), '[D1.06] off by default').toEqual({
      giftMinor: 7_500,
      costMinor: 165,
      totalMinor: 7_500,
    });
    const covered = nextGift(start, { type: 'costs', covers: true });
    expect(giftSums(covered, offer)?.totalMinor, '[D1.06] $76.65').toBe(7_665);
  });
});

describe('the sentence before the payment', () => {
  const gift = {
    totalMinor: 7_500,
    frequency: 'one-off',
    siteCountryCode: 'AUS',
    payeeName: 'Haven',
    howToStop: 'Call us to stop.',
  } as const;
  const on = (day: string) => new Date(`${day}T02:00:00Z`);

  it('shows amount, currency, frequency and payee', () => {
    expect(giftSummary(gift, on('2026-06-14'), englishTexts(DONATION_PAYMENT_TEXTS)), '[D1.07] once').toBe(
      'You’re giving $75.00 AUD once to Haven.',
    );
    const unnamed = giftSummary({ ...gift, payeeName: ' ' }, on('2026-06-14'), englishTexts(DONATION_PAYMENT_TEXTS));
    expect(unnamed, '[O1.01] no charity by default').toBe('You’re giving $75.00 AUD once to this charity.');
    expect(
      giftSummary({ ...gift, siteCountryCode: 'NZL' }, on('2026-06-14'), englishTexts(DONATION_PAYMENT_TEXTS)),
    ).toContain('$75.00 NZD');
  });

  it('shows the day of a monthly gift and how to stop it', () => {
    const monthly = { ...gift, frequency: 'monthly' } as const;
    expect(giftSummary(monthly, on('2026-06-14'), englishTexts(DONATION_PAYMENT_TEXTS)), '[D1.07] monthly').toBe(
      'You’re giving $75.00 AUD to Haven each month on the 14th, first today. Call us to stop.',
    );
    expect(
      giftSummary(monthly, on('2026-01-31'), englishTexts(DONATION_PAYMENT_TEXTS)),
      '[D1.07] 31 January',
    ).toContain('on the last day of each month, first today');
  });
});
