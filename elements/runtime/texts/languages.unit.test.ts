import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Text } from './catalogue.ts';
import { translation as pseudo } from './pseudo.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, Text>>>>;
interface Language {
  readonly translation: Texts;
  readonly reviewedBy: readonly string[];
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'room' in value && 'texts' in value;

/** Every catalogue below a folder, also the tables of messages that are catalogues. */
const cataloguesIn = (files: Record<string, Record<string, unknown>>) =>
  Object.values(files).flatMap((file) => Object.values(file).filter(isCatalogue));

const PROGRAMS = {
  elements: {
    catalogues: cataloguesIn(
      import.meta.glob(
        ['../../**/*.texts.ts', '../../rules/form-messages.ts', '../../rules/api/website-api-error.ts'],
        { eager: true },
      ),
    ),
    languages: import.meta.glob<Language>('./languages/*.ts', { eager: true }),
  },
  'checkout-widget': {
    catalogues: cataloguesIn(import.meta.glob('../../../checkout-widget/**/*.texts.ts', { eager: true })),
    languages: import.meta.glob<Language>('../../../checkout-widget/languages/checkout-??.ts', { eager: true }),
  },
};

const formsOf = (text: Text) => (typeof text === 'string' ? { other: text } : text);
const namesIn = (form: string) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string).sort();
/** English writes the day of a month as `14th`, others as a number. A form for one or two need not name it. */
const sameNames = (form: string) => namesIn(form.replace('{ordinal}', '{day}'));
const codeOf = (path: string) => /(\w\w)\.ts$/.exec(path)?.[1] ?? '';

for (const [program, { catalogues, languages }] of Object.entries(PROGRAMS)) {
  describe(`the texts of ${program}`, () => {
    it('have a room of their own each, and a key each', () => {
      const rooms = catalogues.map(({ room }) => room);
      expect(rooms.length).toBeGreaterThan(5);
      expect(rooms.filter((room, index) => rooms.indexOf(room) !== index)).toEqual([]);
    });

    it('are shipped in the languages of the two countries', () => {
      expect(Object.keys(languages).map(codeOf), '[A3.02] beside English').toEqual([
        'ar',
        'es',
        'fr',
        'mi',
        'vi',
        'zh',
      ]);
    });

    for (const [path, { translation, reviewedBy }] of Object.entries(languages)) {
      const code = codeOf(path);

      it(`are complete in ${code}, and nothing is left over`, () => {
        const keys = (texts: Texts) =>
          Object.entries(texts).flatMap(([room, entries]) => Object.keys(entries).map((key) => `${room}.${key}`));
        const source = Object.fromEntries(catalogues.map(({ room, texts }) => [room, texts]));
        expect(keys(translation).sort(), `[A3.02] ${code}`).toEqual(keys(source).sort());
      });

      it(`name who has read ${code}, and the guide says so too`, () => {
        const guide = readFileSync('docs/translating.md', 'utf8');
        const [, , readers] = new RegExp(`^\\| \`${code}\` \\|([^|]+)\\|([^|]+)\\|$`, 'm').exec(guide) ?? [];
        expect(reviewedBy.join(', ') || 'nobody yet', `[A3.02] ${code}`).toBe(readers?.trim());
      });

      it(`have their variables and the plural forms of ${code}`, () => {
        const rules = new Intl.PluralRules([code, 'en']).resolvedOptions().pluralCategories as string[];
        for (const { room, texts } of catalogues) {
          for (const [key, text] of Object.entries(texts)) {
            const given = translation[room]?.[key];
            if (given === undefined) continue;
            const id = `[A3.01] ${code} ${room}.${key}`;
            expect(typeof given, id).toBe(typeof text);
            expect(sameNames(formsOf(given).other), id).toEqual(sameNames(formsOf(text).other));
            expect(
              Object.keys(formsOf(given)).filter((rule) => rule !== 'other' && !rules.includes(rule)),
              id,
            ).toEqual([]);
            const needed = typeof text === 'string' || code === 'es' || code === 'fr' ? [] : rules;
            expect(
              needed.filter((rule) => !(rule in formsOf(given))),
              id,
            ).toEqual([]);
          }
        }
      });

      it(`say the same sentence in the same way in ${code}`, () => {
        const said = new Map<string, Text | undefined>();
        for (const { room, texts, said: isSaid } of catalogues) {
          for (const [key, text] of isSaid ? Object.entries(texts) : []) {
            if (typeof text !== 'string') continue;
            const before = said.get(text);
            if (before !== undefined) expect(translation[room]?.[key], `${room}.${key}`).toEqual(before);
            said.set(text, translation[room]?.[key]);
          }
        }
      });
    }
  });
}

it('are all in pseudo form in en-XA, without the names of variables', () => {
  expect(pseudo('Only {number} left'), '[A3.01]').toBe('[Óñĺý {number} ĺéƒŧ]');
  expect(pseudo({ one: '{count} gift', other: '{count} gifts' })).toEqual({
    one: '[{count} ǧíƒŧ]',
    other: '[{count} ǧíƒŧš]',
  });
});
