import type { Hono } from 'hono';
import { cleanEmail, isEmail } from '#rules/email.ts';
import { parseSubscribe } from '#rules/forms/subscribe.ts';
import {
  API_PATHS,
  BOT_CHECK_REFUSED,
  checkSender,
  type Fields,
  type FormLimits,
  formLimits,
  formRefusal,
  isToConfirm,
  lacksTicket,
  pagesOf,
  participationContext,
  postedLanguage,
  postedSite,
  readFields,
  receiveForm,
  renderPage,
  routeMethods,
  type Site,
  spellings,
  TO_CONFIRM,
  textField,
  to,
  type WebsiteContext,
  type WebsiteEnv,
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
      if (!hasLink(c)) return show(c, { kind: 'find', isLinkSent: c.req.query('asked') !== undefined });
      const person = await personIn(c);
      if (!person) return broken(c);
      const address = maskedAddress(person.email);
      if (person.unsubscribedAt) return show(c, { kind: 'done', address, since: person.unsubscribedAt });
      return show(c, { kind: 'ask', address, query: new URL(c.req.url).searchParams.toString() });
    },
    // Mail programs also post here when their own unsubscribe button is clicked (RFC 8058).
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

/** Whoever confirms has typed before, and may send again a second after the page has come. */
const CONFIRM_STARTED_MS = 1_000;

/** The newsletter's post (W7.06). */
export function subscribeRoute(app: Hono<WebsiteEnv>, services: ParticipationServices, limits: FormLimits): void {
  const { participation, forms } = services;
  const siteFor = (fields: Fields) => postedSite(parseSubscribe(fields).values.siteCountryCode, fields);

  const post = (c: WebsiteContext) =>
    receiveForm(c, limits, {
      name: 'subscribe',
      async take(fields) {
        const { values, errors } = parseSubscribe(fields);
        if (Object.keys(errors).length > 0) return formRefusal(errors);
        const sender = { action: 'subscribe', token: values.recaptchaToken, fields } as const;
        // The form in a footer has no ticket: its page may be cached, the same for everybody.
        if (lacksTicket(c, sender)) return TO_CONFIRM;
        const verdict = await checkSender(c, sender, forms, limits);
        if (!verdict.isPerson) return formRefusal({}, [verdict.message]);
        const done = await participation.join(values, verdict.use, postedLanguage(c, fields));
        return done ? { isTaken: true, done } : formRefusal({}, [BOT_CHECK_REFUSED]);
      },
      taken: ({ id, email }) => ({ success: true, id, email }),
      refused: (errors) => ({ success: false, id: '', email: '', errors }),
      next: (fields) => to(siteFor(fields), '/newsletter/thank-you'),
      again: async (fields, sent) =>
        newsletterPage(await participationContext(c, services, siteFor(fields), '/newsletter'), {
          ticket: await forms.ticket('subscribe', isToConfirm(sent) ? CONFIRM_STARTED_MS : 0),
          sent,
        }),
    });

  for (const path of spellings(API_PATHS.submitSubscriber)) routeMethods(app, path, { post });
}
