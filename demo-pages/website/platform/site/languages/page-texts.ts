import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import {
  type Catalogue,
  formOf,
  type Plural,
  partsOf,
  type Text,
  type Values,
  type ValuesOf,
} from '#runtime/texts/catalogue.ts';
import { translation as ar } from '#runtime/texts/languages/ar.ts';
import { translation as es } from '#runtime/texts/languages/es.ts';
import { translation as fr } from '#runtime/texts/languages/fr.ts';
import { translation as mi } from '#runtime/texts/languages/mi.ts';
import { translation as vi } from '#runtime/texts/languages/vi.ts';
import { translation as zh } from '#runtime/texts/languages/zh.ts';
import { translation as pseudo } from '#runtime/texts/pseudo.ts';
import type { Site } from '../sites.ts';
import type { Language, Translation } from './house-languages.ts';

export type TextsByKey = Readonly<Record<string, Text>>;

/** Every text of a source in another language; one that counts has forms there too. */
export type Translated<Source extends TextsByKey> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Plural;
};

/** The texts of some pages or mails in every language of the house. English is the source. */
export type TextRoom<Source extends TextsByKey> = { readonly en: Source } & {
  readonly [Code in Translation]: Translated<Source>;
};

/** Holds the translations to their source: the compiler names a text that one of them lacks. */
export const textRoom = <const Source extends TextsByKey>(room: TextRoom<Source>): TextRoom<Source> => room;

/** The keys of texts without variables. */
export type PlainKey<Source extends TextsByKey> = {
  [Key in keyof Source & string]: ValuesOf<Source[Key], string> extends [] ? Key : never;
}[keyof Source & string];

/** The texts of a room in a site's language. */
export interface PageTexts<Source extends TextsByKey> {
  <Key extends keyof Source & string>(key: Key, ...values: ValuesOf<Source[Key], string | number>): string;
  /** A text with markup among its variables. */
  rich<Key extends keyof Source & string>(key: Key, ...values: ValuesOf<Source[Key], ReactNode>): ReactElement;
}

/** The texts of a room in a language; in English those that it lacks. */
export function textsIn(
  room: { en: TextsByKey } & { [Code in Translation]?: TextsByKey },
  language: Language,
): TextsByKey {
  if (language === 'en') return room.en;
  if (language !== 'en-XA') return { ...room.en, ...room[language] };
  return Object.fromEntries(Object.entries(room.en).map(([key, text]) => [key, pseudo(text)]));
}

function textsOf<Source extends TextsByKey>(texts: TextsByKey, { lang }: Site): PageTexts<Source> {
  const parts = (key: string, values?: Values) => partsOf(formOf(texts[key] ?? '', values, lang), values, lang);
  const text = (key: string, values?: Values) => parts(key, values).join('');
  const rich = (key: string, values?: Values) => createElement(Fragment, null, ...(parts(key, values) as ReactNode[]));
  return Object.assign(text, { rich }) as PageTexts<Source>;
}

/** Rooms in a language, put together once: a page asks for the same ones many times. */
const joined = new WeakMap<object, Map<Language, TextsByKey>>();

function joinedTexts(room: Parameters<typeof textsIn>[0], language: Language): TextsByKey {
  const known = joined.get(room) ?? new Map<Language, TextsByKey>();
  const texts = known.get(language) ?? textsIn(room, language);
  joined.set(room, known.set(language, texts));
  return texts;
}

/** The texts of a room in the language of a site. */
export const pageTexts = <Source extends TextsByKey>(site: Site, room: TextRoom<Source>): PageTexts<Source> =>
  textsOf(joinedTexts(room, site.language), site);

type ByRoom = Readonly<Record<string, TextsByKey>>;
const OF_TAGS: Partial<Record<Language, ByRoom>> = { ar, es, fr, mi, vi, zh } as Record<Translation, ByRoom>;

/** The texts of a tag's catalogue in a site's language, for the form that stands in its place without JavaScript. */
export const tagTexts = <Room extends Catalogue>(site: Site, { room, texts }: Room): PageTexts<Room['texts']> =>
  textsOf(textsIn({ [site.language]: OF_TAGS[site.language]?.[room], en: texts }, site.language), site);
