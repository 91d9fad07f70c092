import { describe, expect, it } from 'vitest';
import { siteFor } from '../../platform/site/sites.ts';
import { nextGiftDay } from './plan-schedule.ts';
import { planWords } from './plan-words.ts';
import type { GivingPlan } from './regular-giving-schema.ts';

/** Only what says when a plan's next gift is taken. */
const plan = (method: GivingPlan['method'], nextGiftOn: string) =>
  ({ siteCountryCode: 'AUS', method, nextGiftOn }) as GivingPlan;

describe('the day of a monthly gift', () => {
  it('is the day of the debit, with the reason where the banks are closed', () => {
    const { nextGift } = planWords(siteFor('AUS', 'en'));
    expect(nextGift(plan('bank', '2026-12-28')), '[D3.05] a public holiday').toBe(
      '29 December 2026, because 28 December 2026 is not a banking day',
    );
    expect(nextGift(plan('bank', '2027-01-28')), '[D3.05]').toBe('28 January 2027');
    expect(nextGift(plan('card', '2026-12-28')), '[D3.05] a card is charged on any day').toBe('28 December 2026');
    expect(nextGiftDay(plan('bank', '2026-12-28')), '[D3.05] for staff too').toBe('2026-12-29');
  });

  it.each([
    [14, 'each month on the 14th'],
    [28, 'each month on the 28th'],
    [29, 'each month on the 29th, or on the last day of a shorter month'],
    [30, 'each month on the 30th, or on the last day of a shorter month'],
    [31, 'on the last day of each month'],
  ])('%d is written in words', (day, words) => {
    expect(planWords(siteFor('AUS', 'en')).giftDay(day), '[D3.02]').toBe(words);
  });

  it('is written without English endings in other languages', () => {
    expect(planWords(siteFor('AUS', 'fr')).giftDay(1), '[A3.05]').toBe('chaque mois le 1');
    expect(planWords(siteFor('NZL', 'mi')).day('2026-12-01'), '[A3.05]').toMatch(/^1 T[iī]hema 2026$/);
    expect(planWords(siteFor('AUS', 'zh')).money(3_000), '[A3.05]').toBe('AU$30.00');
  });
});
