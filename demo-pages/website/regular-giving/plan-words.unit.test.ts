import { describe, expect, it } from 'vitest';
import { siteFor } from '../site/sites.ts';
import { planWords } from './plan-words.ts';

describe('the day of a monthly gift', () => {
  it.each([
    [14, 'each month on the 14th'],
    [28, 'each month on the 28th'],
    [29, 'each month on the 29th, or on the last day of a shorter month'],
    [30, 'each month on the 30th, or on the last day of a shorter month'],
    [31, 'on the last day of each month'],
  ])('%d is said in words', (day, words) => {
    expect(planWords(siteFor('AUS', 'en')).giftDay(day), '[D3.02]').toBe(words);
  });

  it('is said without English endings in other languages', () => {
    expect(planWords(siteFor('AUS', 'fr')).giftDay(1), '[A3.05]').toBe('chaque mois le 1');
    expect(planWords(siteFor('NZL', 'mi')).day('2026-12-01'), '[A3.05]').toMatch(/^1 T[iī]hema 2026$/);
    expect(planWords(siteFor('AUS', 'zh')).money(3_000), '[A3.05]').toBe('AU$30.00');
  });
});
