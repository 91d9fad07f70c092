import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { CatalogueText } from '#runtime/texts/catalogue.ts';
import catalogues from '#texts/website/all';
import { contentObject, OWN_LANGUAGES, type TextsByLanguage } from '../../platform/index.ts';
import { type ContentFault, checkJson } from './json-file.ts';

const formsOf = (text: CatalogueText): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const valuesOf = (text: CatalogueText): string[] => [
  ...new Set(formsOf(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))),
];

const form = z
  .string({ error: 'write a text' })
  .trim()
  .min(1, 'write a text')
  .max(2_000, 'write at most 2000 characters');
const RULES = ['zero', 'one', 'two', 'few', 'many'] as const;
const plural = z.strictObject({ ...Object.fromEntries(RULES.map((rule) => [rule, form.optional()])), other: form });

/** A text in place of this one: it has the same values, and counts where this one does. */
function inPlaceOf(text: CatalogueText) {
  const known = valuesOf(text);
  const counts = typeof text !== 'string';
  const shape: z.ZodType<CatalogueText> = counts
    ? (plural as unknown as z.ZodType<CatalogueText>) // Its keys are those of `Plural`, which `fromEntries` forgets.
    : form;
  return shape
    .superRefine((written, { addIssue }) => {
      const values = valuesOf(written);
      const missing = known.filter((name) => !values.includes(name) && name !== 'count');
      const unknown = values.filter((name) => !known.includes(name));
      if (missing.length > 0) addIssue(`write ${missing.map((name) => `{${name}}`).join(' and ')} too`);
      if (unknown.length > 0)
        addIssue(`${unknown.map((name) => `{${name}}`).join(' and ')} has no value here: remove it`);
    })
    .optional();
}

/** `texts/<language>.json`: a charity's own texts, by the rooms and keys of `locales/en.json` (O1.07). */
const textsSchema = contentObject(
  Object.fromEntries(
    Object.entries(catalogues.en).map(([room, texts]) => [
      room,
      contentObject(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inPlaceOf(text)]))).optional(),
    ]),
  ),
);

type OwnLanguage = (typeof OWN_LANGUAGES)[number];
const isLanguage = (name: string): name is OwnLanguage => (OWN_LANGUAGES as readonly string[]).includes(name);

/** Reads the charity's own texts of a folder; all faults of all files are told. */
export async function readTexts(folder: string): Promise<{ texts: TextsByLanguage; faults: ContentFault[] }> {
  const texts: { [Name in OwnLanguage]?: Record<string, Record<string, CatalogueText>> } = {};
  const faults: ContentFault[] = [];
  const names = await readdir(join(folder, 'texts')).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((each) => !each.startsWith('.')).toSorted()) {
    const file = `texts/${name}`;
    const [, language = ''] = /^(\w+)\.json$/.exec(name) ?? [];
    if (!isLanguage(language)) {
      const advice = `name the file after a language of the site: ${OWN_LANGUAGES.join('.json, ')}.json`;
      faults.push({ file, line: 1, column: 1, text: advice });
      continue;
    }
    const { value, faults: found = [] } = checkJson(file, await readFile(join(folder, file), 'utf8'), textsSchema);
    faults.push(...found);
    if (value) texts[language] = value as Record<string, Record<string, CatalogueText>>;
  }
  return { texts, faults };
}
