import type { Language } from '../site/languages/house-languages.ts';

/** The languages in which a PDF is drawn: those whose letters the fonts have. */
const PRINTED: ReadonlySet<Language> = new Set(['en', 'mi', 'vi', 'fr', 'es', 'ar']);

/** The language of a PDF for a reader; its mail and pages say the same in their own. */
export const paperLanguage = (language: Language): Language => (PRINTED.has(language) ? language : 'en');
