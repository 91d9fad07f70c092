import type { Hono } from 'hono';
import { to } from '../../../pages/page-context.ts';
import { newsletterPage } from '../../../pages/participation/newsletter-page.ts';
import { unsubscribePage } from '../../../pages/participation/unsubscribe-page.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { unsubscribe } from '../participation/subscribe-people.ts';
import { unsubscribePath } from '../participation/unsubscribe-links.ts';
import type { Site } from '../sites.ts';
import { participationContext } from './participation-context.ts';
import type { WebsiteServices } from './website-services.ts';

const NOT_OURS = 'This link is not whole: open it from the mail again, or copy all of it.';

/** The newsletter's page, and the one by which somebody leaves it. */
export function newsletterRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { participation, db, clock } = services;
  routeMethods(app, to(site, '/newsletter'), {
    get: async (c) =>
      c.html(
        newsletterPage(await participationContext(c, services, site, '/newsletter'), {
          ticket: await participation.ticket('subscribe'),
        }),
      ),
  });

  const idIn = async (c: WebsiteContext): Promise<string> => {
    const { id = '', key = '' } = c.req.query();
    if (!(await participation.unsubscribeLinks.isOurs(id, key))) throw new HttpProblem(404, NOT_OURS);
    return id;
  };
  const context = (c: WebsiteContext) => participationContext(c, services, site, '/newsletter');
  routeMethods(app, unsubscribePath(site), {
    async get(c) {
      await idIn(c);
      return c.html(unsubscribePage(await context(c), 'ask', new URL(c.req.url).searchParams.toString()));
    },
    // Also what a mail program posts by itself when its own button is pressed (RFC 8058).
    async post(c) {
      await unsubscribe(db, await idIn(c), clock());
      return c.html(unsubscribePage(await context(c), 'done'));
    },
  });
}
