import type { Hono } from 'hono';
import { parsePetition } from '#rules/forms/petition.ts';
import {
  API_PATHS,
  BOT_CHECK_REFUSED,
  checkSender,
  type Fields,
  type FormLimits,
  formRefusal,
  pagesOf,
  postedLanguage,
  postedSite,
  receiveForm,
  renderPage,
  routeMethods,
  type Site,
  spellings,
  textField,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { ParticipationServices } from '../participation-services.ts';
import { loadPetitionPage } from './petition-page.tsx';
import { findPetition, isOpenPetition, type PetitionSettings, pagePetition } from './petitions.ts';

const definePage = pagesOf<ParticipationServices>();

/** The page of the country's petition, and the own page of every other one. */
export const petitionPages = [
  definePage({
    path: '/petition',
    languages: 'translated',
    countries: 'all',
    isThere: (country) => pagePetition(country) !== undefined,
    cache: 'private',
    sitemap: true,
    navigation: [
      { menu: 'main', order: 6, label: 'petition' },
      { menu: 'takePart', order: 1, label: 'signPetition' },
    ],
    handlers: (services, site) => ({
      get: async (c) => {
        const petition = await findPetition(services.db, pagePetition(site.code));
        // Without one in the folder there is no such page; one that is out of use is closed.
        if (!petition && !pagePetition(site.code)) return c.notFound();
        return c.html(renderPage(await loadPetitionPage(c, services, { site, petition })));
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
        if (petition.nodeId === pagePetition(site.code)) return c.redirect(to(site, '/petition'), 301);
        return c.html(renderPage(await loadPetitionPage(c, services, { site, petition })));
      },
    }),
  }),
];

const CLOSED_PETITION = 'This petition is not open: open its page again.';

/** Where a page without JavaScript goes after a signature; it names a petition that is not the country's own. */
function thanksPath({ nodeId, siteCountryCode }: PetitionSettings, site: Site): string {
  const query = nodeId === pagePetition(siteCountryCode) ? '' : `?petition=${nodeId}`;
  return to(site, `/petition/thank-you${query}`);
}

/** The petition's post (W7.07). The request only names the petition; its texts and redirects are the server's. */
export function petitionRoute(app: Hono<WebsiteEnv>, services: ParticipationServices, limits: FormLimits): void {
  const { participation, forms, db, clock } = services;

  const post = (c: WebsiteContext) => {
    let settings: PetitionSettings | undefined;
    const siteFor = (fields: Fields) => {
      const code = settings?.siteCountryCode ?? parsePetition(fields).values.siteCountryCode;
      return postedSite(code, fields);
    };
    return receiveForm(c, limits, {
      name: 'petition',
      async take(fields) {
        settings = await findPetition(db, textField(fields, 'nodeId'));
        if (!settings || !isOpenPetition(settings, clock())) return formRefusal({}, [CLOSED_PETITION]);
        const { values: petition, errors } = parsePetition(fields, settings);
        if (Object.keys(errors).length > 0) return formRefusal(errors);
        const sender = { action: 'petition', token: petition.recaptchaToken, fields } as const;
        const verdict = await checkSender(c, sender, forms, limits);
        if (!verdict.isPerson) return formRefusal({}, [verdict.message]);
        const { result } = await participation.sign({
          settings,
          petition,
          language: postedLanguage(c, fields),
          use: verdict.use,
        });
        // A person who has signed before gets the same answer, so that the form does not reveal whether an address has
        // signed.
        return result === 'refused' ? formRefusal({}, [BOT_CHECK_REFUSED]) : { isTaken: true, done: undefined };
      },
      taken: () => ({ success: true }),
      refused: (errors) => ({ success: false, errors }),
      next: (fields) => (settings ? thanksPath(settings, siteFor(fields)) : to(siteFor(fields), '/petition')),
      async again(fields, sent) {
        // A refusal by a limit comes before the petition was looked for, and is rendered with it too.
        settings ??= await findPetition(db, textField(fields, 'nodeId'));
        return loadPetitionPage(c, services, { site: siteFor(fields), petition: settings, sent });
      },
    });
  };

  for (const path of spellings(API_PATHS.submitPetition)) routeMethods(app, path, { post });
}
