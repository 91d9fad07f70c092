import type { Hono } from 'hono';
import { parseSubscribe } from '#rules/forms/subscribe.ts';
import {
  API_PATHS,
  BOT_CHECK_REFUSED,
  checkSender,
  type Fields,
  type FormLimits,
  formRefusal,
  isToConfirm,
  lacksTicket,
  participationContext,
  postedLanguage,
  postedSite,
  receiveForm,
  routeMethods,
  spellings,
  TO_CONFIRM,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { ParticipationServices } from '../participation-services.ts';
import { newsletterPage } from './newsletter-page.tsx';

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
