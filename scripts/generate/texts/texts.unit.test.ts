import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TRANSLATIONS } from '../../../demo-pages/website/platform/site/languages/house-languages.ts';
import { compileMessage, products, readMessages, splitId, translatedLanguages, typesOf } from './catalogues.mjs';
import { declarations, findMissing, findProblems, nextSources, readSources, staleIn } from './check-catalogues.mjs';

const roomsOf = (product: string) => [...new Set(Object.keys(readMessages(product, 'en')).map((id) => splitId(id)[0]))];

it('each room of a page has a name of its own: authors and the website find texts by it', () => {
  const rooms = ['elements', 'checkout', 'website'].flatMap(roomsOf);
  expect(rooms.filter((room, index) => rooms.indexOf(room) !== index)).toEqual([]);
  expect(rooms.length).toBeGreaterThan(100);
});

describe.each([...products])('the texts of %s', (product) => {
  it('are in the languages of the two countries', () => {
    expect(translatedLanguages(product), '[A3.02] beside English').toEqual([...TRANSLATIONS].sort());
    expect(TRANSLATIONS).toEqual(expect.arrayContaining(['ar', 'es', 'fr', 'mi', 'vi', 'zh']));
  });

  it('are complete, with the variables and plurals of English: npm run texts', () => {
    expect(findProblems(product), '[A3.01] [A3.02]').toEqual([]);
    expect(findMissing(product), '[A3.02]').toEqual([]);
  });

  it('have their plural forms in every language', () => {
    for (const language of TRANSLATIONS) {
      const rules: string[] = new Intl.PluralRules([language, 'en']).resolvedOptions().pluralCategories;
      // Spanish and French count millions by a form of their own, and some sentences of pages have one form for many.
      const isEach = product !== 'website' && language !== 'es' && language !== 'fr';
      const needed = isEach ? rules : ['other'];
      for (const [id, message] of Object.entries(readMessages(product, language))) {
        const compiled = compileMessage(message);
        if (typeof compiled === 'string') continue;
        expect(
          needed.filter((rule) => !(rule in compiled)),
          `[A3.01] ${language} ${id}`,
        ).toEqual([]);
      }
    }
  });

  it('have their types and sources written: npm run texts', () => {
    const sources = readSources(product);
    const stale = staleIn(product, nextSources(product, sources));
    // What is stale is no fault: the old translation is shown until somebody renews it.
    if (stale.length > 0) console.log(`Stale translations (npm run texts):\n${stale.join('\n')}`);
    expect(readFileSync(typesOf(product), 'utf8')).toBe(declarations(product));
    const english = (lines: Readonly<Record<string, string>>) =>
      Object.entries(lines).map(([id, line]) => `${id} ${line.split(' ')[0]}`);
    expect(english(sources)).toEqual(english(nextSources(product, sources)));
  });
});

describe('a message', () => {
  it('is compiled to a text or the forms of a plural', () => {
    expect(compileMessage('Only {number} left, isn’t it')).toBe('Only {number} left, isn’t it');
    expect(compileMessage("It's here")).toBe("It's here");
    expect(compileMessage('{count, plural, one {# gift of {name}} other {# gifts}}')).toEqual({
      one: '{count} gift of {name}',
      other: '{count} gifts',
    });
  });

  it.each([
    ['{count, plural, one {# gift}}', /other/i],
    ['Take {count, plural, one {# gift} other {# gifts}}', /are used here/],
    ['{count, plural, one {# gift} other {# gifts}} today', /whole sentence/],
    ['{gifts, plural, one {# gift} other {# gifts}}', /counts \{count\}/],
    ['{kind, select, a {A} other {B}}', /are used here/],
    ['{sum', /CLOSING_BRACE|EXPECT/],
  ])('%s is refused', (message, reason) => {
    expect(() => compileMessage(message)).toThrow(reason);
  });
});

describe('a translation', () => {
  const english = { 'room.a': 'One {sum}', 'room.b': 'Two' };
  const all = translatedLanguages('elements').join(' ');
  type Changes = Record<string, Record<string, string>>;
  const catalogues =
    (changes: Changes = {}) =>
    (_product: string, language: string) => ({
      ...(language === 'en' ? english : { 'room.a': `${language} {sum}`, 'room.b': language }),
      ...changes[language],
    });
  const read = catalogues();
  const sources = nextSources('elements', {}, { read });

  it('with an unknown key, other variables or none at all is a problem', () => {
    expect(findProblems('elements', read)).toEqual([]);
    const wrong = catalogues({ fr: { 'room.a': 'Un', 'room.c': 'Trois', 'room.b': ' ' }, zh: { 'room.b': '{' } });
    expect(findProblems('elements', wrong).map((line) => line.replace(/: [A-Z_]+$/, ': unreadable'))).toEqual([
      'elements fr room.a: other variables than English',
      'elements fr room.b: empty',
      'elements fr room.c: no such text in English',
      'elements zh room.b: unreadable',
    ]);
  });

  it('of some texts only is no problem: the others are listed, and shown in English [O1.07]', () => {
    const sparse = (product: string, language: string) =>
      language === 'fr' ? { 'room.b': 'Deux' } : read(product, language);
    expect(findProblems('elements', sparse), '[O1.07]').toEqual([]);
    expect(findMissing('elements', sparse), '[O1.07] listed').toEqual(['elements fr: room.a']);
    const none = (product: string, language: string) => (language === 'fr' ? {} : readMessages(product, language));
    expect(findMissing('elements', none)[0]).toMatch(/^elements fr: \S+(, \S+){9} and \d+ more$/);
  });

  it('is stale when the English changes, until it changes too or is kept', () => {
    const newEnglish = { en: { 'room.b': 'Two of them' } };
    expect(staleIn('elements', nextSources('elements', sources, { read }))).toEqual([]);
    const next = nextSources('elements', sources, { read: catalogues(newEnglish) });
    expect(staleIn('elements', next)).toEqual([`elements room.b: ${all}`]);
    expect(
      staleIn('elements', nextSources('elements', next, { read: catalogues(newEnglish) })),
      'the next time too',
    ).toHaveLength(1);
    const renewed = catalogues({ ...newEnglish, fr: { 'room.b': 'Deux' } });
    expect(staleIn('elements', nextSources('elements', next, { read: renewed }))).toEqual([
      `elements room.b: ${all.replace(' fr', '')}`,
    ]);
    const isCorrected = (id: string) => id === 'room.b';
    expect(staleIn('elements', nextSources('elements', next, { read: catalogues(newEnglish), isCorrected }))).toEqual(
      [],
    );
  });

  it('of a new language or of a new text is stale while it repeats the English', () => {
    const copied = catalogues({ fr: english });
    const stale = ['elements room.a: fr', 'elements room.b: fr'];
    expect(staleIn('elements', nextSources('elements', {}, { read: copied }))).toEqual(stale);
    // As it was before the catalogue of French.
    const place = sources.languages?.split(' ').indexOf('fr');
    const before = Object.fromEntries(
      Object.entries(sources).map(([id, line]) => [
        id,
        line
          .split(' ')
          .filter((_, at) => at !== place)
          .join(' '),
      ]),
    );
    before['room.b'] = before['room.b']!.replace(/(\S+)$/, '!$1');
    const added = nextSources('elements', before, { read: copied });
    expect(staleIn('elements', added), 'and the marks of the others stay theirs').toEqual([
      'elements room.a: fr',
      'elements room.b: fr zh',
    ]);
    const isCorrected = () => true;
    expect(staleIn('elements', nextSources('elements', added, { read: copied, isCorrected }))).toEqual([]);
    const translated = catalogues({ fr: { 'room.a': 'Un {sum}', 'room.b': 'Deux' } });
    expect(staleIn('elements', nextSources('elements', added, { read: translated }))).toEqual(['elements room.b: zh']);
  });
});
