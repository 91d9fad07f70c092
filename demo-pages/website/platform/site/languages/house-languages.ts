/**
 * The languages of the house, in which mails and receipts are written too. `en-XA` is English in accented letters: it
 * shows texts that are written elsewhere.
 */
export const LANGUAGES = ['en', 'ar', 'es', 'fr', 'mi', 'vi', 'zh', 'en-XA'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages that somebody translates. */
export type TranslatedLanguage = Exclude<Language, 'en' | 'en-XA'>;

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Exclude<Language, 'en-XA'>, string>> = {
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  mi: 'Te reo Māori',
  vi: 'Tiếng Việt',
  zh: '简体中文',
};

/** Each language that somebody translates. */
export const TRANSLATIONS: readonly TranslatedLanguage[] = ['ar', 'es', 'fr', 'mi', 'vi', 'zh'];

/** The language of a `lang`, with or without its region; English for one that the house does not speak. */
export function readLanguage(lang: string): Language {
  const [tag = ''] = lang.trim().toLowerCase().split('-');
  if (/^en-xa$/i.test(lang.trim())) return 'en-XA';
  return LANGUAGES.find((language) => language === tag) ?? 'en';
}

/** As in `lang`: every kind of Chinese is written in simplified characters. */
export const langOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
