import { cleanEmail, isEmail } from '#rules/email.ts';
import {
  formLimits,
  pagesOf,
  participationContext,
  readFields,
  renderPage,
  type Site,
  textField,
  type WebsiteContext,
} from '../../platform/index.ts';
import type { ParticipationServices } from '../participation-services.ts';
import { findById, mailLeaveLink, maskedAddress } from './leave-newsletter.ts';
import { newsletterPage } from './newsletter-page.tsx';
import { unsubscribe } from './subscribe-people.ts';
import { unsubscribePath } from './unsubscribe-links.ts';
import { type UnsubscribeState, unsubscribePage } from './unsubscribe-page.tsx';

function unsubscribeHandlers(services: ParticipationServices, site: Site) {
  const { participation, db, clock } = services;
  const { unsubscribeLinks } = participation;
  const limits = formLimits(services);
  const path = unsubscribePath(site);

  const show = async (c: WebsiteContext, state: UnsubscribeState, status: 200 | 404 | 422 = 200) =>
    c.html(renderPage(unsubscribePage(await participationContext(c, services, site, '/newsletter'), state)), status);
  /** The person that the link names; undefined when the link is not ours. */
  const personIn = async (c: WebsiteContext) => {
    const { id = '', key = '' } = c.req.query();
    return (await unsubscribeLinks.isOurs(id, key)) ? findById(db, id) : undefined;
  };
  const hasLink = (c: WebsiteContext) => c.req.query('id') !== undefined || c.req.query('key') !== undefined;
  const broken = (c: WebsiteContext) => show(c, { kind: 'find', isBroken: true }, 404);

  const sendLink = async (c: WebsiteContext) => {
    limits.leaveLink(c);
    const email = cleanEmail(textField(await readFields(c), 'email'));
    if (!isEmail(email))
      return show(c, { kind: 'find', email, error: 'Enter your email address, like name@example.org.' }, 422);
    await mailLeaveLink(db, site, email, { unsubscribeLinks, now: clock() });
    // Only a mail tells whether the address is on the list, so only its owner learns it.
    return c.redirect(`${path}?asked`, 303);
  };

  return {
    // Reading changes nothing, because mail scanners open every link.
    async get(c: WebsiteContext) {
      if (!hasLink(c)) return show(c, { kind: 'find', wasAsked: c.req.query('asked') !== undefined });
      const person = await personIn(c);
      if (!person) return broken(c);
      const address = maskedAddress(person.email);
      if (person.unsubscribedAt) return show(c, { kind: 'done', address, since: person.unsubscribedAt });
      return show(c, { kind: 'ask', address, query: new URL(c.req.url).searchParams.toString() });
    },
    // Mail programs also post here when their own unsubscribe button is pressed (RFC 8058).
    async post(c: WebsiteContext) {
      if (!hasLink(c)) return sendLink(c);
      const person = await personIn(c);
      if (!person) return broken(c);
      await unsubscribe(db, person.id, clock());
      return show(c, { kind: 'done', address: maskedAddress(person.email) });
    },
  };
}

const definePage = pagesOf<ParticipationServices>();

/** The page of the newsletter, and the page to unsubscribe. */
export const newsletterPages = [
  definePage({
    path: '/newsletter',
    languages: 'all',
    countries: 'all',
    cache: 'private',
    sitemap: true,
    navigation: [
      { menu: 'main', order: 8, label: 'newsletter' },
      { menu: 'takePart', order: 3, label: 'newsletter' },
    ],
    load: async ({ services }) => ({ ticket: await services.forms.ticket('subscribe') }),
    view: newsletterPage,
  }),
  definePage({
    path: '/newsletter/unsubscribe',
    languages: 'all',
    countries: 'all',
    cache: 'no-store',
    // Its address contains a key.
    referrer: 'none',
    unlinked: 'a mail has its address',
    handlers: unsubscribeHandlers,
  }),
];
