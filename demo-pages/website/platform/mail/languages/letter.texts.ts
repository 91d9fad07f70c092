import { textRoom } from '../../site/languages/page-texts.ts';
import { LETTER_AR } from './letter.ar.ts';
import { LETTER_ES } from './letter.es.ts';
import { LETTER_FR } from './letter.fr.ts';
import { LETTER_MI } from './letter.mi.ts';
import { LETTER_VI } from './letter.vi.ts';
import { LETTER_ZH } from './letter.zh.ts';

/** What stands around the text of every mail, and how it greets. */
export const LETTER = textRoom({
  en: {
    hello: 'Hello',
    greeting: '{hello} {name},',
    unnamed: '{hello},',
    thanks: 'Thank you, {name}',
    legal: '{sender} · a fictional agency; all numbers are illustrative.',
    contact: 'Call us: {phone} (illustrative)',
    unsubscribe: 'Unsubscribe',
  },
  mi: LETTER_MI,
  ar: LETTER_AR,
  zh: LETTER_ZH,
  vi: LETTER_VI,
  fr: LETTER_FR,
  es: LETTER_ES,
});
