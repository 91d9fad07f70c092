// What the autoloader needs of a page in another language: which there are, and how one is loaded.
import './languages.ts';

export { languageAt } from './language.ts';
export { loadLanguage } from './load-translator.ts';
