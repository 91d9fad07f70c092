import translations from '#texts/website/all';
import { translation as english } from '#texts/website/en';

/** The languages that somebody translates: those with a file in `demo-pages/website/locales`. */
export type TranslatedLanguage = keyof typeof translations;

/** `en-XA` is English in accented letters: it shows texts that are written elsewhere. */
export type Language = 'en' | TranslatedLanguage | 'en-XA';

/** Each language that somebody translates. */
export const TRANSLATIONS = Object.keys(translations) as TranslatedLanguage[];

export const LANGUAGES: readonly Language[] = ['en', ...TRANSLATIONS, 'en-XA'];

const ownName = (language: TranslatedLanguage): string =>
  String(
    translations[language]['layout']?.['languageName'] ??
      new Intl.DisplayNames(language, { type: 'language' }).of(language),
  );

/** The languages of the house, in which mails and receipts are written too, by what each calls itself. */
export const LANGUAGE_NAMES = Object.fromEntries([
  ['en', 'English'],
  ...TRANSLATIONS.map((language) => [language, ownName(language)]),
]) as Readonly<Record<'en' | TranslatedLanguage, string>>;

const isWhole = (language: TranslatedLanguage) =>
  Object.entries(english).every(([room, texts]) =>
    Object.keys(texts).every((key) => translations[language][room]?.[key] !== undefined),
  );

/**
 * The languages of a charity that names none. One whose texts are not all there yet shows English among them: a charity
 * names it if it wants that.
 */
export const WHOLE_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => language === 'en' || language === 'en-XA' || isWhole(language),
);

/** The language of a `lang`, with or without its region; English for one that the house does not speak. */
export function readLanguage(lang: string): Language {
  const [tag = ''] = lang.trim().toLowerCase().split('-');
  if (/^en-xa$/i.test(lang.trim())) return 'en-XA';
  return LANGUAGES.find((language) => language === tag) ?? 'en';
}

/** As in `lang`: every kind of Chinese is written in simplified characters. */
export const langOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/** Languages whose letters run from right to left. */
const FROM_THE_RIGHT: readonly string[] = ['ar', 'dv', 'fa', 'he', 'ps', 'ug', 'ur', 'yi'];

export const directionOf = (language: Language): 'ltr' | 'rtl' => (FROM_THE_RIGHT.includes(language) ? 'rtl' : 'ltr');
