import { pagesOf, renderPage, to } from '../../platform/index.ts';
import type { ParticipationServices } from '../participation-services.ts';
import { drawPetition } from './draw-petition.ts';
import { findPetition, PAGE_PETITIONS } from './petitions.ts';

const definePage = pagesOf<ParticipationServices>();

/** The page of the country's petition, and the own page of every other one. */
export const petitionPages = [
  definePage({
    path: '/petition',
    languages: 'translated',
    countries: 'all',
    cache: 'private',
    sitemap: true,
    navigation: [
      { menu: 'main', order: 6, label: 'petition' },
      { menu: 'takePart', order: 1, label: 'signPetition' },
    ],
    handlers: (services, site) => ({
      get: async (c) => {
        const petition = await findPetition(services.db, PAGE_PETITIONS[site.code]);
        return c.html(renderPage(await drawPetition(c, services, { site, petition })));
      },
    }),
  }),
  definePage({
    path: '/petitions/:nodeId',
    languages: 'all',
    countries: 'own',
    elsewhere: '/petition',
    cache: 'private',
    unlinked: 'staff publish its address',
    handlers: (services, site) => ({
      get: async (c) => {
        const petition = await findPetition(services.db, c.req.param('nodeId') ?? '');
        if (petition?.siteCountryCode !== site.code) return c.notFound();
        if (petition.nodeId === PAGE_PETITIONS[site.code]) return c.redirect(to(site, '/petition'), 301);
        return c.html(renderPage(await drawPetition(c, services, { site, petition })));
      },
    }),
  }),
];
