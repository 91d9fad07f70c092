import { pagesOf, readKeywords } from '../../platform/index.ts';
import type { WebsiteServices } from '../website-options.ts';
import { findEverything } from './find-everything.ts';
import { searchPage } from './search-page.tsx';

const MOST_TYPED = 200;
/** As in the lists: later words are not read. */
const MOST_WORDS = 8;

const definePage = pagesOf<WebsiteServices>();

/** The header's search: one page of results for the whole site. */
export const searchPages = [
  definePage({
    path: '/search',
    languages: 'all',
    countries: 'all',
    cache: 'private',
    unlinked: 'the header has a form for it',
    async load({ c, services: { db, clock }, site }) {
      const typed = (c.req.query('keywords') ?? '').trim().slice(0, MOST_TYPED);
      const words = readKeywords(typed).slice(0, MOST_WORDS);
      const found = words.length > 0 ? await findEverything(db, { site, words, now: new Date(clock()) }) : [];
      return { typed, found };
    },
    view: (context, { typed, found }) => searchPage(context, typed, found),
  }),
];
