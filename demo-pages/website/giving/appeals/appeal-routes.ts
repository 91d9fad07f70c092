import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { APPEAL_PROGRESS_PATH } from '#rules/api/donation-paths.ts';
import {
  renderPage,
  routeMethods,
  type Site,
  spellings,
  to,
  visitorValue,
  type WebsiteEnv,
} from '../../platform/index.ts';
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

/** The pages of appeals of a site. */
export function appealRoutes(app: Hono<WebsiteEnv>, services: GivingServices, site: Site): void {
  const { db, clock } = services;
  routeMethods(app, to(site, '/appeals/:code'), {
    get: async (c) => {
      const code = c.req.param('code') ?? '';
      const appeal = CODE.test(code) ? await findAppeal(db, code, site.code) : undefined;
      if (!appeal) return c.notFound();
      // Exact, because the page is kept until the next gift.
      const [figures] = await readProgress(db, [code]);
      const donationKey = await visitorValue(c, randomUUID);
      const provider = donationProvider(services, site);
      const data = { appeal, figures, provider, donationKey, now: clock() };
      return c.html(renderPage(appealPage(await donationContext(c, services), data)));
    },
  });
}
