import { describe, expect, it } from 'vitest';
import { englishTexts } from '#runtime/texts/use-texts.ts';
import APPEAL_TEXTS from '#texts/elements/appeal-progress';
import { appealLabels } from './appeal-labels.ts';

const figures = {
  code: 'winter',
  name: 'Winter appeal',
  currency: 'AUD',
  raised: 12_340.99,
  matched: 0,
  goal: 50_000,
  gifts: 123,
  until: '2026-06-26',
};
const NOW = new Date('2026-06-14T02:00:00Z');
const words = (change: Partial<typeof figures> | { until: null } = {}, now = NOW) =>
  appealLabels({ ...figures, ...change }, 'AUS', now, englishTexts(APPEAL_TEXTS));

describe('the texts of an appeal’s figures', () => {
  it('is the sum, the goal, the gifts and the days left', () => {
    expect(words(), '[D7.01] in words').toEqual({
      raised: '$12,340',
      ofGoal: 'of $50,000',
      overrun: '',
      matched: '',
      gifts: '123 gifts',
      daysLeft: '12 days left',
      share: 12_340.99 / 50_000,
      meter: '$12,340 of $50,000 raised, 24 %',
    });
  });

  it('shows an overrun as text, and fills the meter only at the goal', () => {
    expect(words({ raised: 49_999.99 })).toMatchObject({ overrun: '', meter: expect.stringContaining('99 %') });
    expect(words({ raised: 50_000 }), '[D7.01] at the goal').toMatchObject({ overrun: '', share: 1 });
    expect(words({ raised: 51_200 }), '[D7.01] beyond it').toMatchObject({
      overrun: '$1,200 over the goal.',
      share: 1,
    });
  });

  it('shows matched sums apart', () => {
    expect(words({ matched: 5_000 }).matched, '[D7.02] apart').toBe('$5,000 more from matching');
    expect(words({ matched: 5_000 }).raised).toBe('$12,340');
  });

  it('counts days in the time zone of the site', () => {
    expect(words({ until: '2026-06-15' }).daysLeft).toBe('1 day left');
    expect(words({ until: '2026-06-14' }).daysLeft).toBe('Last day');
    expect(words({ until: '2026-06-14' }, new Date('2026-06-14T13:59:59Z')).daysLeft).toBe('Last day');
    expect(words({ until: '2026-06-14' }, new Date('2026-06-14T14:00:00Z')).daysLeft).toBe('This appeal has ended');
    expect(words({ until: '2026-06-14T14:00:00Z' }).daysLeft, '[D7.01] ends at midnight after it').toBe('Last day');
    expect(words({ until: '2026-06-15T14:00:00Z' }).daysLeft).toBe('1 day left');
    expect(words({ until: '2026-06-14T14:00:00Z' }, new Date('2026-06-14T14:00:00Z')).daysLeft).toBe(
      'This appeal has ended',
    );
    expect(words({ until: null }).daysLeft).toBe('');
    expect(words({ until: 'soon' }).daysLeft).toBe('');
  });

  it('writes one gift in the singular, and no goal when there is none', () => {
    expect(words({ gifts: 1 }).gifts).toBe('1 gift');
    expect(words({ gifts: 0 }).gifts).toBe('Be the first to give');
    expect(words({ goal: 0 })).toMatchObject({ ofGoal: '', overrun: '', share: 0 });
  });
});
