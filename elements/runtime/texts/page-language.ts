import './languages.ts';
import { loadLanguage } from './load-translator.ts';

/** The texts of the page's language are here, or cannot be loaded. */
export const pageLanguage: Promise<void> = loadLanguage(document.documentElement.lang);
