import { offerLanguages } from './language.ts';

/** Each language is a file of its own, loaded where a tag needs it. */
offerLanguages({
  fr: () => import('./languages/fr.ts'),
  'en-xa': () => import('./pseudo.ts'),
});
