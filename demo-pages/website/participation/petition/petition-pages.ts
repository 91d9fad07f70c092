import type { Hono } from 'hono';
import { renderPage, routeMethods, type Site, to, type WebsiteEnv } from '../../platform/index.ts';
import type { ParticipationServices } from '../participation-services.ts';
import { drawPetition } from './draw-petition.ts';
import { findPetition, PAGE_PETITIONS } from './petitions.ts';

/** The page of the country's petition, which a site has in each of its languages. */
export function countryPetitionPage(app: Hono<WebsiteEnv>, services: ParticipationServices, site: Site): void {
  const { db } = services;
  routeMethods(app, to(site, '/petition'), {
    get: async (c) => {
      const petition = await findPetition(db, PAGE_PETITIONS[site.code]);
      return c.html(renderPage(await drawPetition(c, services, { site, petition })));
    },
  });
}

/** The own page of every other petition. */
export function ownPetitionPages(app: Hono<WebsiteEnv>, services: ParticipationServices, site: Site): void {
  const { db } = services;
  routeMethods(app, to(site, '/petitions/:nodeId'), {
    get: async (c) => {
      const petition = await findPetition(db, c.req.param('nodeId') ?? '');
      if (petition?.siteCountryCode !== site.code) return c.notFound();
      if (petition.nodeId === PAGE_PETITIONS[site.code]) return c.redirect(to(site, '/petition'), 301);
      return c.html(renderPage(await drawPetition(c, services, { site, petition })));
    },
  });
}
