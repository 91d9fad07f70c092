import { createHash } from 'node:crypto';
import type { SiteCountryCode } from '#website/country.ts';
import type { DonorItem, DonorUpdate } from '#website/forms/update-details-fields.ts';
import { DONOR_TICKS } from '#website/forms/update-details-fields.ts';
import type { BequestSettings } from '../bequest/bequest-forms.ts';
import type { Mail } from '../mail/queue-mail.ts';
import type { StoredSubscriber } from '../newsletter/subscribe-people.ts';
import type { PetitionSettings } from '../petition/petitions.ts';
import { agencyOf } from '../site/agency.ts';
import { to } from '../site/page-context.ts';
import { siteOf } from '../site/sites.ts';
import { emailKey } from './email-key.ts';
import { greeting } from './greeting-name.ts';

/** A digest of an address for a mail's cause, which must not hold the address itself. */
const digest = (email: string) => createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22);

const hello = (firstName: string, code: SiteCountryCode) => ({ text: greeting(firstName, code === 'NZL') });

/** Welcomes somebody who has just joined the list, and tells them how to leave it. */
export function welcomeMail(person: StoredSubscriber, origin: string, unsubscribeUrl: string): Mail {
  const site = siteOf(person.siteCountryCode);
  return {
    kind: 'newsletter-welcome',
    cause: `newsletter-welcome:${person.id}:${person.joined}`,
    siteCountryCode: site.code,
    to: { address: person.email },
    subject: 'Welcome: news from Haven, about once a month',
    body: [
      { heading: 'Thank you for staying in touch' },
      hello(person.firstName, site.code),
      {
        text: 'About once a month you will hear from the people you stand beside: what happened to a school, a well or a family, and what comes next. No more than that, and your address goes to nobody else.',
      },
      { button: 'Read the latest news', href: `${origin}${to(site, '/news')}` },
    ],
    reason:
      'You get this mail because this address was entered in a newsletter form of ours. If it was not you, unsubscribe: you will hear nothing more.',
    unsubscribeUrl,
  };
}

/** The way off the list for somebody who has no newsletter at hand: at most once an hour. */
export function leaveLinkMail(person: StoredSubscriber, unsubscribeUrl: string, now: number): Mail {
  const site = siteOf(person.siteCountryCode);
  return {
    kind: 'newsletter-leave',
    cause: `newsletter-leave:${person.id}:${new Date(now).toISOString().slice(0, 13)}`,
    siteCountryCode: site.code,
    to: { address: person.email },
    subject: 'Leave the newsletter',
    body: [
      { heading: 'Leave the newsletter' },
      {
        text: 'Somebody entered this address to leave our newsletter. One more press, and no more newsletters come here.',
      },
      { button: 'Leave the newsletter', href: unsubscribeUrl },
      { text: 'Was it not you? Then do nothing, and everything stays as it is.' },
    ],
    reason: 'You get this mail because this address was entered on our page for leaving the newsletter.',
    unsubscribeUrl,
  };
}

/** Thanks somebody for a signature. */
export function petitionThanks(
  petition: PetitionSettings,
  signer: { id: string; email: string; firstName: string },
  origin: string,
): Mail {
  const site = siteOf(petition.siteCountryCode);
  return {
    kind: 'petition-thanks',
    cause: `petition-thanks:${signer.id}`,
    siteCountryCode: site.code,
    to: { address: signer.email },
    subject: `You signed “${petition.title}”`,
    body: [
      { heading: 'Your name counts' },
      hello(signer.firstName, site.code),
      {
        text: `Thank you for signing “${petition.title}”. We hand the petition over when it reaches ${petition.goal.toLocaleString('en-AU')} names, and write to you once more to say what came of it.`,
      },
      { text: 'One signature becomes two when you pass it on.' },
      { button: 'Show the petition to somebody', href: `${origin}${to(site, '/petition')}` },
    ],
    reason: `You get this mail because this address was entered under the petition. If it was not you, call ${agencyOf(site).phone} (illustrative) and we take the name off.`,
  };
}

/** The guide for whoever asked for it, and a word to the team: each at most once a day for one address. */
export function guideMails(form: BequestSettings, email: string, origin: string, now: number): Mail[] {
  const { siteCountryCode, formKey } = form;
  const day = new Date(now).toISOString().slice(0, 10);
  const asking = `${formKey}:${digest(email)}:${day}`;
  const guide: Mail = {
    kind: 'bequest-guide',
    cause: `bequest-guide:${asking}`,
    siteCountryCode,
    to: { address: email },
    replyTo: form.team,
    subject: form.subject,
    body: [
      { heading: 'A gift that outlives us' },
      { text: form.pretext },
      { button: 'Open the guide', href: `${origin}${form.guidePath}` },
      {
        text: 'It takes about ten minutes to read: what a gift in a will can do, the words a solicitor needs, and the questions families ask. There is nothing to sign and nobody will call.',
      },
    ],
    reason: 'You get this mail because the guide was asked for with this address. We send nothing else unless you ask.',
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
          ['E-mail', email],
          ['Form', formKey],
        ],
      },
      { text: 'The guide is on its way to them. Do not call: the form promises that nobody does.' },
      { text: 'You hear of an address once a day, however often it is entered.' },
    ],
    reason: 'This mail goes to the team that looks after gifts in wills.',
  };
  return [guide, word];
}

const ITEMS: Readonly<Record<DonorItem, string>> = {
  updateName: 'your name',
  updateEmail: 'your e-mail address',
  updatePhone: 'your phone number',
  updateAddress: 'your postal address',
  updateExpiryDate: 'your card’s expiry date',
};

/**
 * Tells a supporter that a change was asked for, at the address we have: what was to change and not to what, so that a
 * mistyped or foreign address learns nothing. At most one an hour.
 */
export function updateReceipt(update: DonorUpdate, now: number): Mail {
  const site = siteOf(update.siteCountryCode);
  const hour = new Date(now).toISOString().slice(0, 13);
  return {
    kind: 'update-receipt',
    cause: `update-receipt:${site.code}:${digest(update.oldEmail)}:${hour}`,
    siteCountryCode: site.code,
    to: { address: update.oldEmail },
    subject: 'We have your changes',
    body: [
      { heading: 'We have your changes' },
      hello(update.firstName, site.code),
      { text: 'You asked us to change:' },
      { list: DONOR_TICKS.filter((tick) => update[tick]).map((tick) => ITEMS[tick]) },
      { text: 'A person looks at every change and makes it within two working days.' },
      {
        text: `Was it not you? Call ${agencyOf(site).phone} (illustrative) before then, and nothing will be changed.`,
      },
    ],
    reason: 'You get this mail because the form “Update your details” was sent with this address.',
  };
}
