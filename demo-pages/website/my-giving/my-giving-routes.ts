import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '../../server/database/project-root.ts';
import { serveStaticFolder } from '../../server/http/static-files.ts';
import { correctionCounts, findOwnGifts, findPlansOf, statementYears } from '../giving/index.ts';
import {
  type Handlers,
  type PageSecurity,
  pageContext,
  pagesOf,
  renderPage,
  type Site,
  type WebsiteContext,
  type WebsiteEnv,
} from '../platform/index.ts';
import { findDonor } from './find-donor.ts';
import type { MyGivingServices } from './my-giving-services.ts';
import { overviewPage } from './overview/overview-page.tsx';

import { ownData } from './own-data/own-data-routes.tsx';
import { papers } from './papers/paper-routes.ts';

import { plans } from './plans/plan-routes.ts';
import { donorSession } from './sign-in/donor-session.ts';
import { signIn } from './sign-in/donor-sign-in-routes.tsx';

/** The scripts of these pages, which any page may cache. */
export function givingFileRoutes(app: Hono<WebsiteEnv>): void {
  const folder = join(projectRoot, 'demo-pages/website/my-giving/browser');
  app.get('/giving-files/*', serveStaticFolder(folder, { prefix: '/giving-files/' }));
}

function overviewHandlers(services: MyGivingServices, site: Site) {
  const { db } = services;
  const session = donorSession(services);
  const { show, ask } = signIn(services, site);

  const overview = async (c: WebsiteContext, emailKey: string) => {
    const donor = await findDonor(db, emailKey);
    if (!donor) return show(c);
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
    return c.html(renderPage(overviewPage(await pageContext(c, services, site), data)));
  };

  return {
    async get(c: WebsiteContext) {
      const emailKey = await session.donorKey(c);
      if (emailKey !== undefined) return overview(c, emailKey);
      const asked = c.req.query();
      return show(c, { state: (['asked', 'ended', 'erased'] as const).find((state) => state in asked) });
    },
    post: ask,
  };
}

const definePage = pagesOf<MyGivingServices>();
/** Pages for one person, some at addresses that give access: they are never named in a Referer (D4.04). */
const FACTS = {
  languages: 'all',
  countries: 'own',
  elsewhere: '/my-giving',
  cache: 'no-store',
  logs: 'section',
  referrer: 'none',
} as const;

const ofDonor = (
  path: `/${string}`,
  handlers: (services: MyGivingServices, site: Site) => Handlers,
  security: PageSecurity = 'page',
) => definePage({ ...FACTS, path: `/my-giving${path}`, unlinked: 'it is for a donor', security, handlers });

const pagesOfPlan = (path: `/${string}`, who: 'own' | 'signed') => [
  ofDonor(`${path}/change`, (services, site) => plans(services, site)[who].change),
  ofDonor(`${path}/card`, (services, site) => plans(services, site)[who].card, 'source'),
  ofDonor(`${path}/bank`, (services, site) => plans(services, site)[who].bank, 'source'),
  ofDonor(path, (services, site) => plans(services, site)[who].page),
];

/** My giving: what a donor has given, changes of monthly gifts, receipts and their own data (D4). */
export const myGivingPages = [
  definePage({
    ...FACTS,
    path: '/my-giving',
    navigation: [
      { menu: 'main', order: 9, label: 'myGiving' },
      { menu: 'give', order: 4, label: 'myGiving' },
    ],
    handlers: overviewHandlers,
  }),
  // A look at the session prolongs it, as every page does.
  ofDonor('/stay', (services) => ({
    post: async (c) => c.body(null, (await donorSession(services).donorKey(c)) === undefined ? 401 : 204),
  })),
  ofDonor('/sign-in/:token', (services, site) => {
    const { open, use } = signIn(services, site);
    return { get: open, post: use };
  }),
  ofDonor('/sign-out', (services, site) => ({ post: signIn(services, site).end })),
  ...pagesOfPlan('/plans/:id', 'own'),
  ...pagesOfPlan('/plans/:id/:signature', 'signed'),
  ofDonor('/receipts/:id/:correction{[0-9]+\\.pdf}', (services, site) => ({ get: papers(services, site).receipt })),
  // Years in which somebody can have given.
  ofDonor('/statements/:country{au|nz}/:year{20[0-9]{2}\\.pdf}', (services, site) => ({
    get: papers(services, site).statement,
  })),
  ofDonor('/details', (services, site) => {
    const { show, save } = ownData(services, site);
    return { get: show, post: save };
  }),
  ofDonor('/details/language', (services, site) => ({ post: ownData(services, site).speak })),
  ofDonor('/details/newsletter', (services, site) => ({ post: ownData(services, site).choose })),
  ofDonor('/details/sign-out', (services, site) => ({ post: ownData(services, site).endEverywhere })),
  ofDonor('/details/data.json', (services, site) => ({ get: ownData(services, site).download })),
  ofDonor('/details/erase', (services, site) => {
    const { showErase, erase } = ownData(services, site);
    return { get: showErase, post: erase };
  }),
];
