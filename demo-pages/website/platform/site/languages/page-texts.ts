import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { isMessage, type Shown } from '#locales/message.ts';
import {
  type Catalogue,
  type CatalogueText,
  formOf,
  partsOf,
  type Values,
  type ValuesOf,
} from '#runtime/texts/catalogue.ts';
import { translation as pseudo } from '#runtime/texts/pseudo.ts';
import ofTags from '#texts/elements/all';
import ofPages from '#texts/website/all';
import type { Site } from '../sites.ts';
import { type Language, TRANSLATIONS } from './house-languages.ts';

type TextsByKey = Catalogue['texts'];

/** The keys of texts without variables. */
export type PlainKey<Room extends Catalogue> = {
  [Key in keyof Room['texts'] & string]: ValuesOf<Room['texts'][Key], string> extends [] ? Key : never;
}[keyof Room['texts'] & string];

/** The texts of a room in a site's language. */
export interface PageTexts<Room extends Catalogue> {
  <Key extends keyof Room['texts'] & string>(
    key: Key,
    ...values: ValuesOf<Room['texts'][Key], string | number>
  ): string;
  /** A text with markup among its variables. */
  rich<Key extends keyof Room['texts'] & string>(
    key: Key,
    ...values: ValuesOf<Room['texts'][Key], ReactNode>
  ): ReactElement;
}

/** Every language with the rooms of the pages and of the tags, whose texts the forms without JavaScript say too. */
const ROOMS: Partial<Record<Language, Readonly<Record<string, TextsByKey>>>> = Object.fromEntries(
  TRANSLATIONS.map((language) => [language, { ...ofTags[language], ...ofPages[language] }]),
);

/** Texts that a charity has written in place of the site's, by language and room. */
export type OwnTexts = Partial<Record<Language, Readonly<Record<string, TextsByKey>>>>;

let own: OwnTexts = {};

/** Shows these texts in place of the site's, and no longer those from before. */
export function setOwnTexts(texts: OwnTexts): void {
  own = texts;
  joined = new WeakMap();
}

/** The texts of a room in a language; in English those that it lacks. */
export function textsIn({ room, texts: written }: Catalogue, language: Language): TextsByKey {
  const texts = { ...written, ...own.en?.[room] };
  if (language !== 'en-XA') return { ...texts, ...ROOMS[language]?.[room], ...own[language]?.[room] };
  return Object.fromEntries(Object.entries(texts).map(([key, text]): [string, CatalogueText] => [key, pseudo(text)]));
}

/** Rooms in a language, put together once: a page asks for the same ones many times. */
let joined = new WeakMap<Catalogue, Map<Language, TextsByKey>>();

function joinedTexts(room: Catalogue, language: Language): TextsByKey {
  const known = joined.get(room) ?? new Map<Language, TextsByKey>();
  const texts = known.get(language) ?? textsIn(room, language);
  joined.set(room, known.set(language, texts));
  return texts;
}

/** The texts of a room whose keys are not known to the compiler. */
function anyTexts({ language, lang }: Site, room: Catalogue) {
  const texts = joinedTexts(room, language);
  const parts = (key: string, values?: Values) => partsOf(formOf(texts[key] ?? '', values, lang), values, lang);
  const text = (key: string, values?: Values) => parts(key, values).join('');
  const rich = (key: string, values?: Values) => createElement(Fragment, null, ...(parts(key, values) as ReactNode[]));
  return Object.assign(text, { rich });
}

/** The texts of a room of the pages or of a tag, in the language of a site. */
export const pageTexts = <Room extends Catalogue>(site: Site, room: Room): PageTexts<Room> =>
  anyTexts(site, room) as PageTexts<Room>;

/** A message in the language of a site; a text is in it already. */
export const messageIn = (site: Site, shown: Shown): string =>
  isMessage(shown) ? anyTexts(site, shown.room)(shown.key, shown.values) : String(shown);

/** What is wrong with each field, as texts in the language of a site. */
export const textsOfErrors = (
  site: Site,
  errors: Readonly<Record<string, Shown | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, shown]) => (shown ? [[name, messageIn(site, shown)]] : [])),
  );
