import GUIDE_MAIL from '#texts/website/guide-mail';
import { translatedInto } from '../../content/index.ts';
import { digest, type Language, type Mail, pageTexts, siteFor } from '../../platform/index.ts';
import { type BequestSettings, guideAddress } from './bequest-forms.ts';

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
  `${formKey}:${digest(email)}:${new Date(now).toISOString().slice(0, 10)}`;

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
