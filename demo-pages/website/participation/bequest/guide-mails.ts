import GUIDE_MAIL from '#texts/website/guide-mail';
import { translatedInto } from '../../content/index.ts';
import { emailDigest, type Language, type Mail, pageTexts, siteFor } from '../../platform/index.ts';
import { type BequestSettings, guideAddress } from './bequest-forms.ts';

/** One request for a form's guide: however often an address asks on one day, it is the same. */
export const guideRequestId = (formKey: string, email: string, now: number): string =>
  `${formKey}:${emailDigest(email)}:${new Date(now).toISOString().slice(0, 10)}`;

/**
 * The mail with the guide, in the language of the page, and a notice for the team: each at most once a day for one
 * address.
 */
export function guideMails(
  form: BequestSettings,
  { email, language }: { email: string; language: Language },
  origin: string,
  now: number,
): Mail[] {
  const { siteCountryCode, formKey } = form;
  const site = siteFor(siteCountryCode, language);
  const text = pageTexts(site, GUIDE_MAIL);
  const { subject, pretext } = { ...form, ...translatedInto(form.translations, language) };
  const asking = guideRequestId(formKey, email, now);
  const guide: Mail = {
    kind: 'bequest-guide',
    cause: `bequest-guide:${asking}`,
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
  const word: Mail = {
    kind: 'bequest-request',
    cause: `bequest-request:${asking}`,
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
  return [guide, word];
}
