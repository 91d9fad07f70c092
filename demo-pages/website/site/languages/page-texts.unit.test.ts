import { describe, expect, it } from 'vitest';
import { languageFiles } from '#runtime/texts/language.ts';
import '#runtime/texts/languages.ts';
import { to } from '../page-context.ts';
import { SITES, siteFor, siteIn } from '../sites.ts';
import { LANGUAGES, readLanguage } from './house-languages.ts';
import { type PageRoom, pageRoom, pageTexts, type TextsByKey, tagTexts } from './page-texts.ts';
import { contentIn, saidIn, shownContent } from './said-in.ts';

type AnyRoom = PageRoom<TextsByKey>;
const rooms = Object.entries(
  import.meta.glob<Record<string, unknown>>('../../**/languages/*.texts.ts', { eager: true }),
).flatMap(([path, file]) =>
  Object.entries(file).flatMap(([name, room]) =>
    typeof room === 'object' && room !== null && 'mi' in room ? [[`${path} ${name}`, room as AnyRoom] as const] : [],
  ),
);
const variables = (text: unknown) => [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const maori = siteIn('NZL', 'mi');
const arabic = siteIn('AUS', 'ar');

describe('the texts of the pages', () => {
  it('are in a room for each page', () => expect(rooms.length).toBeGreaterThanOrEqual(5));

  it.each(rooms)('of %s are complete in each language, with the variables of the source', (name, { en, ...others }) => {
    for (const [language, texts] of Object.entries(others)) {
      expect(Object.keys(texts).sort(), `[A3.01] ${language} ${name}`).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en)) {
        const used = (each: unknown) => [...new Set(variables(each))];
        expect(used(texts[key]), `[A3.01] ${language} ${name}.${key}`).toEqual(used(text));
        expect(String(texts[key]).trim(), `${language} ${name}.${key}`).not.toBe('');
      }
    }
  });
});

describe('the languages of mails', () => {
  it('are those of the blocks, read without their regions; others are English', () => {
    expect([...LANGUAGES].map((language) => language.toLowerCase()).sort(), '[A3.02]').toEqual(
      ['en', ...languageFiles.keys()].sort(),
    );
    const read = ['mi-NZ', 'zh-Hans-AU', 'ZH', ' ar ', 'en-XA', 'en-GB', 'tlh', ''].map(readLanguage);
    expect(read, '[A3.04]').toEqual(['mi', 'zh', 'zh', 'ar', 'en-XA', 'en', 'en', 'en']);
  });

  it('have a country’s site each, whose paths are English where it has no pages', () => {
    expect(siteFor('AUS', 'fr'), '[A3.04]').toMatchObject({ code: 'AUS', lang: 'fr', dir: 'ltr', prefix: '' });
    expect(siteFor('NZL', 'ar')).toMatchObject({ code: 'NZL', lang: 'ar', dir: 'rtl', prefix: '/nz', currency: 'NZD' });
    expect(siteFor('NZL', 'mi')).toBe(siteIn('NZL', 'mi'));
    expect(to(siteFor('NZL', 'ar'), '/my-giving')).toBe('/nz/my-giving');
  });
});

describe('a site in another language', () => {
  const room = pageRoom({
    en: { left: { one: '{count} day left', other: '{count} days left' }, see: 'See {link}.' },
    mi: { left: { one: '{count} te rā', other: '{count} ngā rā' }, see: 'Tirohia {link}.' },
    ar: { left: { two: 'يومان', other: '{count} يوم' }, see: 'انظر {link}.' },
  });

  it('counts by the rules of its language', () => {
    expect(pageTexts(SITES[0], room)('left', { count: 1 })).toBe('1 day left');
    expect(pageTexts(arabic, room)('left', { count: 2 }), '[A3.01]').toBe('يومان');
    expect(pageTexts(maori, room).rich('see', { link: 'x' }).join('')).toBe('Tirohia x.');
  });

  it('says a tag’s text as the tag does', () => {
    const catalogue = { room: 'person', texts: { firstName: 'First name' } } as const;
    expect(tagTexts(SITES[1], catalogue)('firstName')).toBe('First name');
    expect(tagTexts(maori, catalogue)('firstName'), '[A3.01]').toBe('Ingoa tuatahi');
  });

  it('says the sentence of a rule, with its values, and marks what is English', async () => {
    expect(saidIn(arabic, 'Enter your first name.'), '[A3.01]').toBe('أدخل اسمك الأول.');
    expect(saidIn(arabic, 'Enter an amount from $5 to $10,000, such as 75 or 62.50.')).toContain('$10,000');
    expect(saidIn(SITES[0], 'Anything & all')).toBe('Anything & all');
    expect(String(await saidIn(maori, 'Anything & all'))).toBe('<span lang="en" dir="ltr">Anything &amp; all</span>');
  });

  it('translates what staff wrote for as long as they have not changed it', async () => {
    expect(contentIn(maori, room, 'See {link}.')).toBe('Tirohia {link}.');
    expect(contentIn(maori, room, 'See this.')).toBeUndefined();
    expect(shownContent(SITES[0], room, 'See this.')).toBe('See this.');
    expect(String(await shownContent(arabic, room, 'See this.'))).toContain('lang="en"');
  });
});
