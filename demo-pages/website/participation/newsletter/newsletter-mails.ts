import NEWSLETTER_MAIL from '#texts/website/newsletter-mail';
import { hasPage, hello, type Mail, organisationOf, pageTexts, siteFor, to } from '../../platform/index.ts';
import type { StoredSubscriber } from './subscribe-people.ts';

/** Welcomes a new subscriber and explains how to unsubscribe. */
export function welcomeMail(person: StoredSubscriber, origin: string, unsubscribeUrl: string): Mail {
  const site = siteFor(person.siteCountryCode, person.language);
  const text = pageTexts(site, NEWSLETTER_MAIL);
  return {
    kind: 'newsletter-welcome',
    cause: `newsletter-welcome:${person.id}:${person.joined}`,
    siteCountryCode: site.code,
    language: site.language,
    to: { address: person.email },
    subject: text('subject', { name: organisationOf(site).shortName }),
    body: [
      { heading: text('heading') },
      hello(person.firstName, site),
      { text: text('welcome') },
      ...(hasPage(site, '/news') ? [{ button: text('read'), href: `${origin}${to(site, '/news')}` }] : []),
    ],
    reason: text('reason'),
    unsubscribeUrl,
  };
}

/** The mail with the unsubscribe link, for people without a newsletter at hand: at most once an hour. */
export function leaveLinkMail(person: StoredSubscriber, unsubscribeUrl: string, now: number): Mail {
  const site = siteFor(person.siteCountryCode, person.language);
  const text = pageTexts(site, NEWSLETTER_MAIL);
  return {
    kind: 'newsletter-leave',
    cause: `newsletter-leave:${person.id}:${new Date(now).toISOString().slice(0, 13)}`,
    siteCountryCode: site.code,
    language: site.language,
    to: { address: person.email },
    subject: text('leave'),
    body: [
      { heading: text('leave') },
      { text: text('leaveText') },
      { button: text('leave'), href: unsubscribeUrl },
      { text: text('leaveNotYou') },
    ],
    reason: text('leaveReason'),
    unsubscribeUrl,
  };
}
