import { ERROR_PAGE_AR } from './error-page.ar.ts';
import { ERROR_PAGE_ES } from './error-page.es.ts';
import { ERROR_PAGE_FR } from './error-page.fr.ts';
import { ERROR_PAGE_MI } from './error-page.mi.ts';
import { ERROR_PAGE_VI } from './error-page.vi.ts';
import { ERROR_PAGE_ZH } from './error-page.zh.ts';
import { textRoom } from './page-texts.ts';

/** What the pages say of an unknown address and of a request that failed, with the problems that visitors meet there. */
export const ERROR_PAGE = textRoom({
  en: {
    notFoundTitle: 'Page not found',
    notFound: 'We could not find that page',
    mayHaveMoved: 'It may have moved, or the address may have a typo. Your cart is safe.',
    seeGifts: 'See the gifts',
    toFront: 'Go to the home page',
    wentWrong: 'Something went wrong',
    couldNot: 'We could not do that',
    fault: 'Something went wrong on our side. Your cart is safe: please try again in a moment.',
    openAgain: 'Open the page again. Nothing was changed.',
    tooManyLinks: 'Too many links have been requested from your network: try again in ten minutes.',
    ownPages: 'This form can only be sent from our own pages: open the page again and retry.',
    manyPeople: 'A lot of people are sending forms right now. Try again in a moment.',
  },
  ar: ERROR_PAGE_AR,
  es: ERROR_PAGE_ES,
  fr: ERROR_PAGE_FR,
  mi: ERROR_PAGE_MI,
  vi: ERROR_PAGE_VI,
  zh: ERROR_PAGE_ZH,
});
