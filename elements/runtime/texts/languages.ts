import { offerLanguages } from './language.ts';

/** Each language is a file of its own, loaded where a tag needs it. */
offerLanguages({
  ar: () => import('./languages/ar.ts'),
  es: () => import('./languages/es.ts'),
  fr: () => import('./languages/fr.ts'),
  mi: () => import('./languages/mi.ts'),
  vi: () => import('./languages/vi.ts'),
  zh: () => import('./languages/zh.ts'),
  'en-xa': () => import('./pseudo.ts'),
});
