import * as z from 'zod';
import type { Catalogue, CatalogueText } from '#runtime/texts/catalogue.ts';
import translations from '#texts/website/all';
import { translation as english } from '#texts/website/en';
import { didYouMean } from '../../../../../elements/authoring/did-you-mean.ts';

type Rooms = Readonly<Record<string, Catalogue['texts']>>;

const RULES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const formsOf = (text: CatalogueText): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** The names in a text, such as `sum` of `{sum} in total`. */
const valuesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))),
];

/** Checks that a text has the values of those that it replaces, and no others. */
function hasValues(replaced: readonly CatalogueText[]) {
  const known = valuesIn(replaced.flatMap(formsOf));
  // Another language may leave out what English needs: the text in its own language counts.
  const needed = valuesIn(formsOf(replaced.at(-1) ?? ''));
  return (text: CatalogueText | Readonly<Record<string, string | undefined>>, context: z.RefinementCtx) => {
    const forms = typeof text === 'string' ? [text] : Object.values(text).filter((form) => form !== undefined);
    const found = valuesIn(forms);
    for (const name of needed)
      if (!found.includes(name))
        context.addIssue({ code: 'custom', message: `write {${name}} too: a value stands there` });
    for (const name of found) {
      if (known.includes(name)) continue;
      const meant = didYouMean(name, known);
      const advice = meant
        ? `did you mean {${meant}}?`
        : `known here: ${known.map((each) => `{${each}}`).join(', ') || 'none'}`;
      context.addIssue({ code: 'custom', message: `{${name}} is not known; ${advice}` });
    }
    for (const form of forms)
      if (/[{}]/.test(form.replaceAll(/\{\w+\}/g, '')))
        context.addIssue({ code: 'custom', message: 'close each brace: a value is written as {name}' });
  };
}

const WRITE = 'write a text in quotes';
const form = z.string({ error: WRITE }).min(1, WRITE).max(4000, 'write at most 4000 characters');

function textSchema(replaced: readonly CatalogueText[]) {
  if (typeof replaced[0] === 'string') return form.superRefine(hasValues(replaced)).optional();
  const forms = Object.fromEntries(RULES.map((rule) => [rule, rule === 'other' ? form : form.optional()]));
  const write = 'write its forms, such as { "one": "{count} gift", "other": "{count} gifts" }';
  return z
    .strictObject(forms, { error: ({ code }) => (code === 'invalid_type' ? write : undefined) })
    .superRefine((text, context) => hasValues(replaced)(text as Record<string, string>, context))
    .optional();
}

/** What `texts/<language>.json` may hold: rooms of the site's texts, each with texts by their keys. */
export function textsSchema(language: string) {
  const own = (translations as Readonly<Record<string, Rooms>>)[language];
  const rooms = Object.entries(english as Rooms).map(([room, texts]) => {
    const keys = Object.entries(texts).map(([key, text]) => {
      const translated = own?.[room]?.[key];
      return [key, textSchema(translated === undefined ? [text] : [text, translated])];
    });
    return [room, z.strictObject(Object.fromEntries(keys), { error: roomError }).optional()];
  });
  return z.strictObject(Object.fromEntries(rooms), { error: roomError });
}

const roomError = ({ code }: { code?: string }) =>
  code === 'invalid_type' ? 'write an object in braces, such as { "receipt": { "thanks": "…" } }' : undefined;
