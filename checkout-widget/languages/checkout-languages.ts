import { offerLanguages } from '#runtime/texts/language.ts';

/** Each language of the checkout is a file of its own, loaded where a page needs it. */
offerLanguages({
  ar: () => import('./checkout-ar.ts'),
  es: () => import('./checkout-es.ts'),
  fr: () => import('./checkout-fr.ts'),
  mi: () => import('./checkout-mi.ts'),
  vi: () => import('./checkout-vi.ts'),
  zh: () => import('./checkout-zh.ts'),
  'en-xa': () => import('#runtime/texts/pseudo.ts'),
});
