import type { Hono } from 'hono';
import {
  ALL_SITES,
  API_PATHS,
  botCheckRoutes,
  createFormLimits,
  hasPage,
  limitBody,
  PSEUDO_SITE,
  participationContext,
  renderPage,
  routeMethods,
  type Site,
  spellings,
  thanksPage,
  to,
  type WebsiteEnv,
} from '../platform/index.ts';
import { findBequestForm, PAGE_GUIDES } from './bequest/bequest-forms.ts';
import { bequestGuidePage } from './bequest/bequest-guide-page.tsx';
import { bequestPage } from './bequest/bequest-page.tsx';
import { bequestRoute } from './bequest/bequest-route.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { subscribeRoute } from './newsletter/subscribe-route.ts';
import type { ParticipationServices } from './participation-services.ts';
import { countryPetitionPage, ownPetitionPages } from './petition/petition-pages.ts';
import { petitionRoute } from './petition/petition-route.ts';
import { THANKS, type ThankedForm } from './thanks.ts';
import { updateDetailsPage } from './update-details/update-details-page.tsx';
import { updateDetailsRoute } from './update-details/update-details-route.ts';

/** A field of 100,000 characters, each of them encoded, still gets an answer that names the field. */
export const FORM_BODY_LIMIT = 1024 * 1024;

/** Newsletter, petition, gifts in wills, update details: their posts and their pages, and the bot check. */
export function participationRoutes(app: Hono<WebsiteEnv>, services: ParticipationServices): void {
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
  for (const site of services.isSandbox ? [...ALL_SITES, PSEUDO_SITE] : ALL_SITES) {
    newsletterRoutes(app, services, site, limits);
    pages(app, services, site);
  }
}

function pages(app: Hono<WebsiteEnv>, services: ParticipationServices, site: Site): void {
  const { forms } = services;
  if (hasPage(site, '/petition')) countryPetitionPage(app, services, site);
  thanksPages(app, services, site);
  ownPetitionPages(app, services, site);
  routeMethods(app, to(site, '/bequest'), {
    get: async (c) => {
      const form = await findBequestForm(services.db, PAGE_GUIDES[site.code]);
      return c.html(renderPage(bequestPage(await participationContext(c, services, site, '/bequest'), { form })));
    },
  });
  routeMethods(app, to(site, '/bequest/guide'), {
    get: async (c) => {
      // Links from a page about wills must not reveal that the visitor read it.
      c.header('Referrer-Policy', 'no-referrer');
      return c.html(renderPage(bequestGuidePage(await participationContext(c, services, site, '/bequest/guide'))));
    },
  });
  routeMethods(app, to(site, '/update-details'), {
    get: async (c) =>
      c.html(
        renderPage(
          updateDetailsPage(await participationContext(c, services, site, '/update-details'), {
            ticket: await forms.ticket('update-details'),
          }),
        ),
      ),
  });
}

function thanksPages(app: Hono<WebsiteEnv>, services: ParticipationServices, site: Site): void {
  for (const form of Object.keys(THANKS) as ThankedForm[]) {
    const path = `/${form}/thank-you`;
    if (!hasPage(site, path)) continue;
    routeMethods(app, to(site, path), {
      get: async (c) => {
        const thanks = await THANKS[form]({ site, db: services.db, query: (name) => c.req.query(name) });
        return c.html(renderPage(thanksPage(await participationContext(c, services, site, path), thanks)));
      },
    });
  }
}
