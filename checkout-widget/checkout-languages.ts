import { offerLanguages } from '#runtime/texts/language.ts';
import languages from '#texts/checkout/languages';

/** Each language of the checkout is a file of its own, loaded where a page needs it. */
offerLanguages({ ...languages, 'en-xa': () => import('#runtime/texts/pseudo.ts') });
