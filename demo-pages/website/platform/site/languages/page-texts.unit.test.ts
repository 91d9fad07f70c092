import { describe, expect, it } from 'vitest';
import { languageFiles } from '#runtime/texts/language.ts';
import { renderMarkup } from '../../pages/render-page.ts';
import '#runtime/texts/languages.ts';
import { to } from '../page-context.ts';
import { ALL_SITES, SITES, siteFor, siteIn, siteOfPath } from '../sites.ts';
import { LANGUAGES, readLanguage } from './house-languages.ts';
import { pageTexts, type TextRoom, type TextsByKey, tagTexts, textRoom } from './page-texts.ts';
import { contentIn, saidIn, shownContent } from './said-in.tsx';

type AnyRoom = TextRoom<TextsByKey>;
const rooms = Object.entries(
  import.meta.glob<Record<string, unknown>>('../../../**/languages/*.texts.ts', { eager: true }),
).flatMap(([path, file]) =>
  Object.entries(file).flatMap(([name, room]) =>
    typeof room === 'object' && room !== null && 'en' in room && 'mi' in room
      ? [[`${path} ${name}`, room as AnyRoom] as const]
      : [],
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
    expect(siteFor('AUS', 'zh'), '[A3.04]').toMatchObject({ code: 'AUS', lang: 'zh-Hans', dir: 'ltr', prefix: '/zh' });
    const arabic = { code: 'NZL', lang: 'ar', dir: 'rtl', prefix: '/nz/ar', currency: 'NZD' };
    expect(siteFor('NZL', 'ar')).toMatchObject(arabic);
    expect(siteFor('NZL', 'mi')).toBe(siteIn('NZL', 'mi'));
    expect(siteFor('AUS', 'mi')).toMatchObject({ code: 'AUS', lang: 'mi', prefix: '', languageName: 'Te reo Māori' });
    const paths = (language: 'ar' | 'mi', path: string) => SITES.map(({ code }) => to(siteFor(code, language), path));
    expect(paths('ar', '/my-giving'), '[A3.02]').toEqual(['/ar/my-giving', '/nz/ar/my-giving']);
    expect(paths('mi', '/my-giving'), 'no pages of Australia in Māori').toEqual(['/my-giving', '/mi/my-giving']);
    expect(paths('ar', '/petition'), 'the petition of one country').toEqual(['/ar/petition', '/nz/petition']);
  });

  it('have a path each, of which the longest prefix decides', () => {
    const found = ['/', '/nz/gifts', '/nz/ar/donate', '/nz/arts', '/ar', '/zh/my-giving/details'].map(siteOfPath);
    expect(
      found.map(({ hreflang }) => hreflang),
      '[A3.04]',
    ).toEqual([...['en-AU', 'en-NZ', 'ar-NZ', 'en-NZ', 'ar', 'zh-Hans']]);
    expect(new Set(ALL_SITES.map(({ hreflang }) => hreflang)).size, 'search engines tell them apart').toBe(
      ALL_SITES.length,
    );
  });
});

describe('a site in another language', () => {
  const room = textRoom({
    en: { left: { one: '{count} day left', other: '{count} days left' }, see: 'See {link}.' },
    mi: { left: { one: '{count} te rā', other: '{count} ngā rā' }, see: 'Tirohia {link}.' },
    es: { left: { one: '{count} día', other: '{count} días' }, see: 'Vea {link}.' },
    fr: { left: { one: '{count} jour', other: '{count} jours' }, see: 'Voir {link}.' },
    vi: { left: { other: '{count} ngày' }, see: 'Xem {link}.' },
    zh: { left: { other: '{count} 天' }, see: '请参阅 {link}。' },
    ar: { left: { two: 'يومان', other: '{count} يوم' }, see: 'انظر {link}.' },
  });

  it('counts by the rules of its language', () => {
    expect(pageTexts(SITES[0], room)('left', { count: 1 })).toBe('1 day left');
    expect(pageTexts(siteIn('AUS', 'zh-Hans'), room)('left', { count: 1 }), '[A3.01]').toBe('1 天');
    expect(pageTexts(arabic, room)('left', { count: 2 }), '[A3.01]').toBe('يومان');
    expect(renderMarkup(pageTexts(maori, room).rich('see', { link: 'x' }))).toBe('Tirohia x.');
  });

  it('says a tag’s text as the tag does', () => {
    const catalogue = { room: 'person', texts: { firstName: 'First name' } } as const;
    expect(tagTexts(SITES[1], catalogue)('firstName')).toBe('First name');
    expect(tagTexts(maori, catalogue)('firstName'), '[A3.01]').toBe('Ingoa tuatahi');
  });

  it('says the sentence of a rule, with its values, and marks what is English', async () => {
    expect(saidIn(arabic, 'Enter your first name.'), '[A3.01]').toBe('أدخل اسمك الأول.');
    const range = 'Enter an amount from $5 to $10,000, such as 75 or 62.50.';
    expect(saidIn(arabic, range)).toContain('10,000');
    expect(saidIn(siteIn('AUS', 'fr'), range), '[D1.05] sums as the language writes them').toBe(
      'Saisissez un montant de 5\u00a0$ à 10\u202f000\u00a0$, comme 75 ou 62,50.',
    );
    expect(saidIn(siteIn('AUS', 'vi'), range), '[D1.05]').toBe(
      'Hãy nhập số tiền từ 5\u00a0$ đến 10.000\u00a0$, như 75 hoặc 62,50.',
    );
    expect(saidIn(siteIn('AUS', 'es'), range), '[D1.05]').toBe(
      'Escriba un importe de 5\u00a0$ a 10.000\u00a0$, como 75 o 62,50.',
    );
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
