import GUIDE_MAIL from '#texts/website/guide-mail';
import type { Database } from '../../../server/database/open-database.ts';
import { translatedInto } from '../../content/index.ts';
import { emailDigest, type Language, type Mail, pageTexts, queueMails, siteFor } from '../../platform/index.ts';
import { type BequestSettings, guideAddress } from './bequest-forms.ts';
import { bequestRequests } from './bequest-schema.ts';

/**
 * Records a request for the guide and sends it, at most once a day for one address: a second click, a repeated post and
 * one in another process are the same request. Everything except the address comes from the form's settings.
 */
export async function requestGuide(tx: Database, request: GuideRequest): Promise<void> {
  const { form, email, now } = request;
  const { formKey, siteCountryCode } = form;
  const id = guideRequestId(formKey, email, now);
  const [recorded] = await tx
    .insert(bequestRequests)
    .values({ id, formKey, siteCountryCode, email, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (recorded) await queueMails(tx, guideMails(request), now);
}

/** Who asks for the guide of which form, in which language; `origin` is the site's. */
export interface GuideRequest {
  form: BequestSettings;
  email: string;
  language: Language;
  origin: string;
  now: number;
}

/** One request for a form's guide: however often an address asks on one day, it is the same. */
export const guideRequestId = (formKey: string, email: string, now: number): string =>
  `${formKey}:${emailDigest(email)}:${new Date(now).toISOString().slice(0, 10)}`;

/**
 * The mail with the guide, in the language of the page, and a notice for the team: each at most once a day for one
 * address.
 */
export function guideMails({ form, email, language, origin, now }: GuideRequest): Mail[] {
  const { siteCountryCode, formKey } = form;
  const site = siteFor(siteCountryCode, language);
  const text = pageTexts(site, GUIDE_MAIL);
  const { subject, pretext } = { ...form, ...translatedInto(form.translations, language) };
  const request = guideRequestId(formKey, email, now);
  const guide: Mail = {
    kind: 'bequest-guide',
    cause: `bequest-guide:${request}`,
    siteCountryCode,
    language,
    to: { address: email },
    replyTo: form.team,
    subject,
    body: [
      { heading: text('heading') },
      { text: pretext },
      { button: text('open'), href: new URL(guideAddress(form, site), origin).href },
      { text: text('about') },
    ],
    reason: text('reason'),
  };
  const notice: Mail = {
    kind: 'bequest-request',
    cause: `bequest-request:${request}`,
    siteCountryCode,
    to: { address: form.team },
    replyTo: email,
    subject: 'Somebody asked for the guide to gifts in wills',
    body: [
      { heading: 'A new request for the guide' },
      {
        rows: [
          ['Email', email],
          ['Form', formKey],
        ],
      },
      { text: 'The guide is on its way to them. Do not call: the form promises that nobody does.' },
      { text: 'You get at most one email a day for each address, however often it is entered.' },
    ],
    reason: 'This email goes to the team that looks after gifts in wills.',
  };
  return [guide, notice];
}
