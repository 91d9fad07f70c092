import { describe, expect, it } from 'vitest';
import LISTINGS from '#texts/website/listings';
import { readKeywords } from '../../platform/search/keyword-search.ts';
import { pageTexts } from '../../platform/site/languages/page-texts.ts';
import { SITES } from '../../platform/site/sites.ts';
import { lastDay, QueryReader, rangeWords } from './read-query.ts';

const TEXT = pageTexts(SITES[0], LISTINGS);
const CHOICES = [
  { value: '', label: 'All' },
  { value: 'water', label: 'Water' },
];

describe('keywords', () => {
  it('are the same, joined with hyphens by a block or typed with spaces and commas', () => {
    for (const text of ['refugee-camp-aid', ' refugee,  camp aid ', 'Refugee, CAMP, aid, camp'])
      expect(readKeywords(text)).toEqual(['refugee', 'camp', 'aid']);
    expect(readKeywords('aid')).toEqual(['aid']);
    expect(readKeywords(' , - ')).toEqual([]);
  });

  it('lose accents and whatever a search could misread', () => {
    expect(readKeywords("Māori & (kai:* | !x) O’Neill's")).toEqual(['maori', 'kai', 'x', 'o', 'neill', 's']);
    expect(readKeywords('لاجئ 難民')).toEqual(['لاجئ', '難民']);
  });

  it('count up to eight, and a page says so from the ninth on', () => {
    const eight = new QueryReader({ keywords: 'a b c d e f g h' }, TEXT);
    expect([eight.keywords().length, eight.notes]).toEqual([8, []]);
    const nine = new QueryReader({ keywords: 'a b c d e f g h i' }, TEXT);
    expect([nine.keywords().length, nine.notes]).toEqual([8, ['Only 8 keywords can be used: a, b, c, d, e, f, g, h.']]);
    expect(readKeywords('x'.repeat(5_000))).toEqual(['x'.repeat(40)]);
  });
});

describe('the query of an address', () => {
  it('leaves out what it does not know, and says so', () => {
    const reader = new QueryReader({ topic: 'wtaer', dateMin: '2026-13', page: '0' }, TEXT);
    expect(reader.choice('topic', CHOICES, 'Topic').value).toBe('');
    expect(reader.months('dateMin', 'dateMax')).toEqual({ min: '', max: '' });
    expect(reader.page()).toBe(1);
    expect(reader.notes).toEqual([
      'There is no topic “wtaer”, so the list is not filtered by it.',
      '“2026-13” is not a date. Enter one like 2026-03, or choose it from the list.',
      'There is no page “0”; this is the first one.',
    ]);
  });

  it('is at peace with nothing, and with names of every object', () => {
    const reader = new QueryReader({}, TEXT);
    expect(reader.choice('constructor', CHOICES, 'Author').value).toBe('');
    expect([reader.keywords(), reader.page(), reader.notes]).toEqual([[], 1, []]);
  });

  it('takes whole months, the earlier as the minimum', () => {
    const months = (dateMin: string, dateMax: string) =>
      new QueryReader({ dateMin, dateMax }, TEXT).months('dateMin', 'dateMax');
    expect(months('2024-06', '2024-03-01')).toEqual({ min: '2024-03-01', max: '2024-06-30' });
    expect(months('2024-02-10', '2024-02-20')).toEqual({ min: '2024-02-01', max: '2024-02-29' });
    expect(months('0', '2023-02')).toEqual({ min: '', max: '2023-02-28' });
    expect(months('2024-12', '')).toEqual({ min: '2024-12-01', max: '' });
    expect(['2024-12', '2024-02', '2100-02'].map(lastDay)).toEqual(['2024-12-31', '2024-02-29', '2100-02-28']);
  });
});

describe('a range in words', () => {
  it('names months, and days where a limit lies inside a month [W3.12]', () => {
    expect(rangeWords('2024-03-01', '2024-06-30', SITES[0])).toBe('Mar 2024 - Jun 2024');
    expect(rangeWords('2024-03-01', '2024-03-31', SITES[0])).toBe('Mar 2024');
    expect(rangeWords('2024-03-02', '2024-06-29', SITES[0])).toBe('2 Mar 2024 - 29 Jun 2024');
    expect(rangeWords('2024-03-01', '', SITES[0])).toBe('From Mar 2024');
    expect(rangeWords('', '2024-06-30', SITES[0])).toBe('Until Jun 2024');
    expect(rangeWords('', '', SITES[0])).toBe('');
  });
});
