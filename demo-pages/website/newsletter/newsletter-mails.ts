import { hello } from '../forms/mail-words.ts';
import type { Mail } from '../mail/queue-mail.ts';
import { to } from '../site/page-context.ts';
import { siteOf } from '../site/sites.ts';
import type { StoredSubscriber } from './subscribe-people.ts';

/** Welcomes a new subscriber and explains how to unsubscribe. */
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
      hello(person.firstName, site),
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

/** The mail with the unsubscribe link, for people without a newsletter at hand: at most once an hour. */
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
        text: 'Somebody entered this address to leave our newsletter. Press the button once more, and we send no more newsletters to it.',
      },
      { button: 'Leave the newsletter', href: unsubscribeUrl },
      { text: 'Was it not you? Then do nothing, and everything stays as it is.' },
    ],
    reason: 'You get this mail because this address was entered on our page for leaving the newsletter.',
    unsubscribeUrl,
  };
}
