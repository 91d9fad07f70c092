import * as z from 'zod';
import { fileRules, type Language } from '../../../platform/index.ts';
import type { Categories } from '../entries/categories-file.ts';

const { line, strict, words } = fileRules;

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What an address and other files of the folder name it by. It stays when the name changes. */
const id = z
  .string({ error: 'write an id of small letters, figures and hyphens' })
  .max(60, 'write at most 60 characters')
  .regex(ID, 'write an id of small letters, figures and hyphens, such as water-and-health');

const name = words(60, 'write the name');
const term = { id, name };

/** The number that calls of the media feed name it with; the next free one without. */
const number = z
  .int({ error: 'write a whole number' })
  .min(1, 'write a number from 1')
  .max(999_999, 'write a number of at most six figures')
  .optional();

function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

const zone = z
  .string({ error: 'write a time zone, such as Pacific/Auckland' })
  .refine(isTimeZone, 'write a time zone, such as Pacific/Auckland');

/** A list in which each id, name and number is there once. */
const list = <Term extends z.ZodType<{ id: string }>>(of: Term) =>
  z
    .array(of, { error: 'write a list in brackets' })
    .max(500, 'write at most 500')
    .default([])
    .superRefine((terms, { addIssue }) => {
      for (const field of ['id', 'name', 'number'] as const) {
        const seen = new Set<unknown>();
        terms.forEach((each, index) => {
          const value = textOf((each as Record<string, unknown>)[field]);
          if (value !== undefined && seen.has(value))
            addIssue({ code: 'custom', path: [index, field], message: `${value} is there twice: remove one` });
          seen.add(value);
        });
      }
    });

/** Of a name its English. */
const textOf = (value: unknown) => (typeof value === 'object' ? (value as { en: string }).en : value);

/** The lists of `categories.json` that stories name, each with its names in each language. */
export const storyLists = {
  categories: list(strict(term)).describe('Of news, blog and events.'),
  topics: list(strict(term)).describe('What news and blog are about.'),
  locations: list(
    strict({
      ...term,
      zone: zone.optional().describe('The time zone of events there.'),
      online: z
        .boolean({ error: 'write true or false' })
        .optional()
        .describe('Events there are joined from home: each country sees them on its own clock.'),
      number,
    }),
  ),
  authors: list(strict({ id, name: line(60, 'write the name'), role: words(60, 'write what they do').optional() })),
  actions: list(strict({ ...term, number })).describe('The kinds of work that media show.'),
};

/** The ids of each list, for the files that name them. */
export type TermList = 'categories' | 'topics' | 'locations' | 'authors' | 'actions';

/** Terms with the numbers of the media feed's calls: those that have none get the next free one. */
export function numbered<Term extends { number?: number | undefined }>(
  terms: readonly Term[],
): (Term & { number: number })[] {
  const taken = new Set(terms.map(({ number }) => number));
  let next = 0;
  return terms.map((term) => {
    if (term.number !== undefined) return { ...term, number: term.number };
    do next += 1;
    while (taken.has(next));
    return { ...term, number: next };
  });
}

/** The names of all lists in a language, by their English. */
export function translatedTerms(categories: Categories, language: Language): [string, string][] {
  const { authors, ...lists } = categories;
  const texts = [
    ...[lists.categories, lists.topics, lists.locations, lists.actions].flatMap((terms) =>
      terms.map((each) => each.name),
    ),
    ...authors.flatMap(({ role }) => role ?? []),
  ] as Partial<Record<Language, string>>[];
  return texts.flatMap((text) => {
    const [english, translated] = [text.en, text[language]];
    return english !== undefined && translated !== undefined ? [[english, translated]] : [];
  });
}
