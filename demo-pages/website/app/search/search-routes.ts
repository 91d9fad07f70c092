import type { Hono } from 'hono';
import {
  pageContext,
  readKeywords,
  renderPage,
  routeMethods,
  type Site,
  to,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { WebsiteServices } from '../website-services.ts';
import { findEverything } from './find-everything.ts';
import { searchPage } from './search-page.tsx';

const MOST_TYPED = 200;
/** As in the lists: later words are not read. */
const MOST_WORDS = 8;

/** The header's search: one page of results for the whole site. */
export function searchRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { db, clock } = services;
  routeMethods(app, to(site, '/search'), {
    get: async (c) => {
      const typed = (c.req.query('keywords') ?? '').trim().slice(0, MOST_TYPED);
      const words = readKeywords(typed).slice(0, MOST_WORDS);
      const context = await pageContext(c, services, site);
      const request = { site: context.site, words, now: new Date(clock()) };
      return c.html(renderPage(searchPage(context, typed, words.length > 0 ? await findEverything(db, request) : [])));
    },
  });
}
