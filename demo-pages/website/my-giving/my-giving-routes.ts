import { join } from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { projectRoot } from '../../server/database/project-root.ts';
import { serveStaticFolder } from '../../server/http/static-files.ts';
import { findPlansOf } from '../giving/index.ts';
import {
  BODY_LIMIT,
  limitBody,
  pageContext,
  routeMethods,
  type Site,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../platform/index.ts';
import { findDonor } from './find-donor.ts';
import type { MyGivingServices } from './my-giving-services.ts';
import { findOwnGifts } from './overview/find-own-gifts.ts';
import { overviewPage } from './overview/overview-page.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';
import { correctionCounts, statementYears } from './papers/find-papers.ts';
import { paperRoutes } from './papers/paper-routes.ts';
import { planRoutes } from './plans/plan-routes.ts';
import { createDonorSession } from './sign-in/donor-session.ts';
import { signInRoutes } from './sign-in/donor-sign-in-routes.ts';

/** Pages for one person, some at addresses that give access: they are never named in a Referer (D4.04). */
const keepPrivate: MiddlewareHandler<WebsiteEnv> = async (c, next) => {
  await next();
  c.header('Referrer-Policy', 'no-referrer');
};

/** The scripts of these pages, which any page may cache. */
export function givingFileRoutes(app: Hono<WebsiteEnv>): void {
  const folder = join(projectRoot, 'demo-pages/website/my-giving/browser');
  app.get('/giving-files/*', serveStaticFolder(folder, { prefix: '/giving-files/' }));
}

/** My giving: what a donor has given, changes of monthly gifts, receipts and their own data (D4). */
export function myGivingRoutes(app: Hono<WebsiteEnv>, services: MyGivingServices, site: Site): void {
  const { db } = services;
  const path = to(site, '/my-giving');
  const session = createDonorSession(services);
  for (const each of [path, `${path}/*`]) {
    app.use(each, keepPrivate);
    app.use(each, limitBody(BODY_LIMIT));
  }
  const signIn = signInRoutes(app, services, site, session);
  planRoutes(app, services, site, session);
  paperRoutes(app, services, site, session);
  ownDataRoutes(app, services, site, session);

  const overview = async (c: WebsiteContext, emailKey: string) => {
    const donor = await findDonor(db, emailKey);
    if (!donor) return signIn.show(c);
    const asked = Number(c.req.query('page') ?? 1);
    const gifts = await findOwnGifts(db, emailKey, site, Number.isInteger(asked) ? asked : 1);
    const data = {
      ...gifts,
      donor,
      plans: await findPlansOf(db, emailKey),
      corrections: await correctionCounts(
        db,
        gifts.gifts.map(({ id }) => id),
      ),
      years: await statementYears(db, emailKey),
    };
    return c.html(overviewPage(await pageContext(c, services, site), data));
  };

  routeMethods(app, path, {
    async get(c) {
      const emailKey = await session.donorKey(c);
      if (emailKey !== undefined) return overview(c, emailKey);
      const asked = c.req.query();
      return signIn.show(c, { state: (['asked', 'ended', 'erased'] as const).find((state) => state in asked) });
    },
    post: signIn.ask,
  });
  // A look at the session prolongs it, as every page does.
  routeMethods(app, `${path}/stay`, {
    post: async (c) => c.body(null, (await session.donorKey(c)) === undefined ? 401 : 204),
  });
}
