import languages from '#texts/elements/languages';
import { offerLanguages } from './language.ts';

/** Each language is a file of its own, loaded where a tag needs it. */
offerLanguages({ ...languages, 'en-xa': () => import('./pseudo.ts') });
