import type { Hono } from 'hono';
import { APPEAL_PROGRESS_PATH } from '#rules/api/donation-paths.ts';
import { pagesOf, routeMethods, spellings, type WebsiteEnv } from '../../platform/index.ts';
import { donationContext } from '../donations/donate-routes.ts';
import { donationProvider } from '../donations/donation-provider.ts';
import type { GivingServices } from '../giving-services.ts';
import { appealPage } from './appeal-page.tsx';
import { createProgressReader, readProgress } from './appeal-progress.ts';
import { findAppeal } from './find-appeals.ts';

const MOST_CODES = 100;
const CODE = /^[a-z0-9-]{1,60}$/;

/** The figures of appeals, in one call (D7.01). */
export function appealFigures(app: Hono<WebsiteEnv>, { db, clock }: GivingServices): void {
  const readFigures = createProgressReader(db, clock);
  for (const path of spellings(APPEAL_PROGRESS_PATH)) {
    routeMethods(app, path, {
      get: async (c) => {
        const codes = [...new Set((c.req.query('codes') ?? '').split(','))].filter((code) => CODE.test(code));
        c.header('Cache-Control', 'public, max-age=10');
        return c.json({ appeals: await readFigures(codes.slice(0, MOST_CODES)) });
      },
    });
  }
}

/** The pages of appeals. */
export const appealPages = [
  pagesOf<GivingServices>()({
    path: '/appeals/:code{[a-z0-9-]{1,60}}',
    languages: 'all',
    countries: 'own',
    elsewhere: '/donate',
    cache: 'shared',
    topics: ['appeals'],
    security: 'donation',
    context: donationContext,
    async load({ services, site, params: { code } }) {
      const appeal = await findAppeal(services.db, code, site.code);
      if (!appeal) return undefined;
      // Exact, because the page is cached until the next gift.
      const [figures] = await readProgress(services.db, [code]);
      return { appeal, figures, provider: donationProvider(services, site), donationKey: '', now: services.clock() };
    },
    view: appealPage,
  }),
];
