import type { Hono } from 'hono';
import { to } from '../../../pages/page-context.ts';
import { bequestGuidePage } from '../../../pages/participation/bequest-guide-page.ts';
import { bequestPage } from '../../../pages/participation/bequest-page.ts';
import { petitionPage } from '../../../pages/participation/petition-page.ts';
import { THANKS, type ThankedForm } from '../../../pages/participation/thanks.ts';
import { thanksPage } from '../../../pages/participation/thanks-page.ts';
import { updateDetailsPage } from '../../../pages/participation/update-details-page.ts';
import { limitBody } from '../http/read-fields.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import { createFormLimits } from '../participation/form-limits.ts';
import { PETITIONS } from '../participation/petitions.ts';
import { countSignatures } from '../participation/sign-petition.ts';
import { SITES, type Site } from '../sites.ts';
import { API_PATHS, spellings } from './api-paths.ts';
import { bequestRoute } from './bequest-route.ts';
import { botCheckRoutes } from './bot-check-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { participationContext } from './participation-context.ts';
import { petitionRoute } from './petition-route.ts';
import { subscribeRoute } from './subscribe-route.ts';
import { updateDetailsRoute } from './update-details-route.ts';
import type { WebsiteServices } from './website-services.ts';

/** A field of 100,000 characters, each of them encoded, still gets an answer that names the field. */
export const FORM_BODY_LIMIT = 1024 * 1024;

/** Newsletter, petition, gifts in wills, update details: their pages in both countries, their posts, and the bot check. */
export function participationRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices): void {
  const limits = createFormLimits(services.clock);
  const { submitSubscriber, submitPetition, submitBequest, submitDonorUpdate } = API_PATHS;
  for (const path of [submitSubscriber, submitPetition, submitBequest, submitDonorUpdate].flatMap(spellings)) {
    app.use(path, limitBody(FORM_BODY_LIMIT));
  }
  subscribeRoute(app, services, limits);
  petitionRoute(app, services, limits);
  bequestRoute(app, services, limits);
  updateDetailsRoute(app, services, limits);
  botCheckRoutes(app, services, limits);
  for (const site of SITES) {
    newsletterRoutes(app, services, site, limits);
    pages(app, services, site);
  }
}

function pages(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { participation, db } = services;
  routeMethods(app, to(site, '/petition'), {
    get: async (c) =>
      c.html(
        petitionPage(await participationContext(c, services, site, '/petition'), {
          signatures: await countSignatures(db, PETITIONS[site.code].nodeId),
          ticket: await participation.ticket('petition'),
        }),
      ),
  });
  routeMethods(app, to(site, '/bequest'), {
    get: async (c) => c.html(bequestPage(await participationContext(c, services, site, '/bequest'), {})),
  });
  routeMethods(app, to(site, '/bequest/guide'), {
    get: async (c) => {
      // Who reads about their will tells nobody by following a link.
      c.header('Referrer-Policy', 'no-referrer');
      return c.html(bequestGuidePage(await participationContext(c, services, site, '/bequest/guide')));
    },
  });
  routeMethods(app, to(site, '/update-details'), {
    get: async (c) =>
      c.html(
        updateDetailsPage(await participationContext(c, services, site, '/update-details'), {
          ticket: await participation.ticket('update-details'),
        }),
      ),
  });
  for (const form of Object.keys(THANKS) as ThankedForm[]) {
    const path = `/${form}/thank-you`;
    routeMethods(app, to(site, path), {
      get: async (c) => c.html(thanksPage(await participationContext(c, services, site, path), THANKS[form](site))),
    });
  }
}
