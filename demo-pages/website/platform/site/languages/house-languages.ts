/** The languages of the house, in which mails and receipts are written too, by what each calls itself. */
export const LANGUAGE_NAMES = {
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  mi: 'Te reo Māori',
  vi: 'Tiếng Việt',
  zh: '简体中文',
} as const;

/** `en-XA` is English in accented letters: it shows texts that are written elsewhere. */
export type Language = keyof typeof LANGUAGE_NAMES | 'en-XA';

/** The languages that somebody translates. */
export type TranslatedLanguage = Exclude<Language, 'en' | 'en-XA'>;

/** Each language that somebody translates. */
export const TRANSLATIONS = (Object.keys(LANGUAGE_NAMES) as (keyof typeof LANGUAGE_NAMES)[]).filter(
  (language): language is TranslatedLanguage => language !== 'en',
);

export const LANGUAGES = ['en', ...TRANSLATIONS, 'en-XA'] as const;

/** The language of a `lang`, with or without its region; English for one that the house does not speak. */
export function readLanguage(lang: string): Language {
  const [tag = ''] = lang.trim().toLowerCase().split('-');
  if (/^en-xa$/i.test(lang.trim())) return 'en-XA';
  return LANGUAGES.find((language) => language === tag) ?? 'en';
}

/** As in `lang`: every kind of Chinese is written in simplified characters. */
export const langOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
