import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../server/database/open-database.ts';
import {
  LANGUAGE_NAMES,
  type Language,
  type StaffWords,
  TRANSLATIONS,
  type TranslatedLanguage,
} from '../platform/index.ts';
import { area, fieldFacts, line } from './content-fields.ts';
import type { NamedField, Typed } from './content-kind.ts';
import { folderWords } from './folder/set-charity.ts';
import { managedEntries } from './managed-content-schema.ts';

/** What staff wrote in other languages: by language, then by the name of the field that it translates. */
export type TranslatedTexts = Readonly<Partial<Record<TranslatedLanguage, Readonly<Record<string, string>>>>>;

/** The values of an entry, with what is translated of them. */
export type WithTranslations<Values> = Values & { translations?: TranslatedTexts };

/** The name of a translation's field in a form and in a version: `title@fr`. */
const translationName = (field: string, language: TranslatedLanguage): string => `${field}@${language}`;

const HELP = 'If empty, pages in this language show the English text and say so.';

/**
 * The optional field that holds a field's text in another language: of the same size, under the name of the language.
 */
function fieldIn(language: TranslatedLanguage, { facts }: NamedField, isFirst: boolean) {
  const described = {
    label: facts.group === undefined ? facts.label : `${facts.group}: ${facts.label}`,
    group: LANGUAGE_NAMES[language],
    lang: language,
    isOptional: true,
    missing: '',
    most: facts.mostCharacters,
    ...(isFirst && { help: HELP }),
  };
  return facts.control === 'area' ? area({ ...described, rows: facts.rows ?? 2 }) : line(described);
}

/** The fields in which staff translate some fields of a kind, and how a form's texts become translations. */
export function translationFields(fields: readonly NamedField[], translated: readonly string[]) {
  const sources = translated.map((name) => {
    const field = fields.find((each) => each.name === name);
    if (!field) throw new Error(`There is no field ${name} to translate.`);
    return field;
  });
  const shape = Object.fromEntries(
    TRANSLATIONS.flatMap((language) =>
      sources.map((field, place) => [translationName(field.name, language), fieldIn(language, field, place === 0)]),
    ),
  );
  return {
    schema: z.object(shape).partial(),
    fields: Object.entries(shape).map(([name, field]) => ({ name, facts: fieldFacts.get(field)! })),
    /** What is translated in a form's texts; nothing of a field that is empty. */
    read(typed: Typed): TranslatedTexts {
      const entries = TRANSLATIONS.map((language) => {
        const texts = translated.map((name) => [name, typed[translationName(name, language)] ?? ''] as const);
        return [language, Object.fromEntries(texts.filter(([, text]) => text !== ''))] as const;
      });
      return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0));
    },
  };
}

/** The number of the version in which a field was changed last. `versions` are all of an entry, the newest first. */
function lastChange(field: string, versions: readonly { number: number; fields: Typed }[]): number {
  const [newest] = versions;
  const other = versions.findIndex(({ fields }) => (fields[field] ?? '') !== (newest?.fields[field] ?? ''));
  return versions.at(other === -1 ? -1 : other - 1)?.number ?? 0;
}

/**
 * The fields of translations whose English text was changed after them. `versions` are all of an entry, the newest
 * first.
 */
export function outdatedTranslations(versions: readonly { number: number; fields: Typed }[]): ReadonlySet<string> {
  const translated = Object.entries(versions[0]?.fields ?? {}).filter(([name, text]) => name.includes('@') && text);
  return new Set(
    translated.flatMap(([name]) => {
      const [source = ''] = name.split('@');
      return lastChange(source, versions) > lastChange(name, versions) ? [name] : [];
    }),
  );
}

/** The texts of a form for translations by their fields, as a seed writes them. */
export const typedTranslations = (translations: TranslatedTexts): Typed =>
  Object.fromEntries(
    TRANSLATIONS.flatMap((language) =>
      Object.entries(translations[language] ?? {}).map(([name, text]) => [translationName(name, language), text]),
    ),
  );

/** What is translated into a language; nothing in English. */
export const translatedInto = (
  translations: TranslatedTexts | undefined,
  language: Language,
): Readonly<Record<string, string>> =>
  (translations as Readonly<Record<string, Record<string, string>>>)?.[language] ?? {};

/**
 * What staff wrote in English and what they wrote for it in a language, of all entries in use, and the same of the
 * stories in the charity's folder.
 */
export async function staffWords(db: Database, language: Language): Promise<StaffWords> {
  if (!TRANSLATIONS.some((each) => each === language)) return new Map();
  const { live, kind, key } = managedEntries;
  const rows = await db
    .select({ source: sql<string>`${live} ->> translation.field`, text: sql<string>`translation.text` })
    .from(managedEntries)
    .innerJoin(
      sql`jsonb_each_text(${live} -> 'translations' -> ${language}::text) as translation(field, text)`,
      sql`true`,
    )
    .orderBy(kind, key);
  return new Map([...folderWords(language), ...rows.map(({ source, text }) => [source, text] as const)]);
}
