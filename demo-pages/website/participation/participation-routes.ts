import type { Hono } from 'hono';
import {
  API_PATHS,
  botCheckRoutes,
  formLimits,
  limitBody,
  pagesOf,
  spellings,
  thanksPage,
  type WebsiteEnv,
} from '../platform/index.ts';
import { findBequestForm, guidePicture, pageGuide } from './bequest/bequest-forms.ts';
import { bequestGuidePage } from './bequest/bequest-guide-page.tsx';
import { bequestPage } from './bequest/bequest-page.tsx';
import { bequestRoute } from './bequest/bequest-route.ts';
import { newsletterPages, subscribeRoute } from './newsletter/newsletter-routes.ts';
import type { ParticipationServices } from './participation-services.ts';
import { petitionPages, petitionRoute } from './petition/petition-pages.ts';
import { THANKS, type ThankedForm } from './thanks.ts';
import { updateDetailsPage } from './update-details/update-details-page.tsx';
import { updateDetailsRoute } from './update-details/update-details-route.ts';

/** A field of 100,000 characters, each of them encoded, still gets an answer that names the field. */
export const FORM_BODY_LIMIT = 1024 * 1024;

/** The posts of newsletter, petition, gifts in wills and update details, and the bot check. */
export function participationRoutes(app: Hono<WebsiteEnv>, services: ParticipationServices): void {
  const limits = formLimits(services);
  const { submitSubscriber, submitPetition, submitBequest, submitDonorUpdate } = API_PATHS;
  for (const path of [submitSubscriber, submitPetition, submitBequest, submitDonorUpdate].flatMap(spellings)) {
    app.use(path, limitBody(FORM_BODY_LIMIT));
  }
  subscribeRoute(app, services, limits);
  petitionRoute(app, services, limits);
  bequestRoute(app, services, limits);
  updateDetailsRoute(app, services, limits);
  botCheckRoutes(app, services.forms, limits);
}

const definePage = pagesOf<ParticipationServices>();
const FACTS = { languages: 'all', countries: 'all', cache: 'private' } as const;

/** The pages of the forms, and the page after each. */
export const participationPages = [
  ...petitionPages,
  ...newsletterPages,
  definePage({
    ...FACTS,
    path: '/bequest',
    isThere: (country) => pageGuide(country) !== undefined,
    sitemap: true,
    navigation: [
      { menu: 'main', order: 7, label: 'wills' },
      { menu: 'give', order: 3, label: 'wills' },
    ],
    async load({ services, site }) {
      const key = pageGuide(site.code);
      if (key === undefined) return undefined;
      const form = await findBequestForm(services.db, key);
      return { form, picture: await guidePicture(services.db, form) };
    },
    view: bequestPage,
  }),
  definePage({
    ...FACTS,
    path: '/bequest/guide',
    unlinked: 'a mail has its address',
    // Links from a page about wills must not reveal that the visitor read it.
    referrer: 'none',
    load: () => ({}),
    view: bequestGuidePage,
  }),
  definePage({
    ...FACTS,
    path: '/update-details',
    sitemap: true,
    navigation: [{ menu: 'takePart', order: 4, label: 'updateYourDetails' }],
    load: async ({ services }) => ({ ticket: await services.forms.ticket('update-details') }),
    view: updateDetailsPage,
  }),
  ...(Object.keys(THANKS) as ThankedForm[]).map((form) =>
    definePage({
      ...FACTS,
      path: `/${form}/thank-you`,
      unlinked: 'its form leads to it',
      load: ({ c, services: { db }, site }) => THANKS[form]({ site, db, query: (name) => c.req.query(name) }),
      view: thanksPage,
    }),
  ),
];
