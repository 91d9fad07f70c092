import { randomUUID } from 'node:crypto';
import { hello } from '../../forms/mail-words.ts';
import { SIGN_IN_MAIL } from '../../mail/one-time-mails.ts';
import type { Mail } from '../../mail/queue-mail.ts';
import { to } from '../../site/page-context.ts';
import type { Site } from '../../site/sites.ts';
import type { Donor } from '../find-donor.ts';

/** The page of a link. */
export const linkPath = (site: Site, token: string) => to(site, `/my-giving/sign-in/${token}`);

/** The mail with the link. */
export function signInMail({ firstName, address }: Donor, site: Site, token: string, siteOrigin: string): Mail {
  return {
    kind: SIGN_IN_MAIL,
    cause: `${SIGN_IN_MAIL}:${randomUUID()}`,
    siteCountryCode: site.code,
    to: { address },
    subject: 'Your link to your giving',
    body: [
      hello(firstName, site),
      { text: 'This link shows you your gifts, receipts and monthly gifts. It works for 30 minutes, and once.' },
      { button: 'See my giving', href: new URL(linkPath(site, token), siteOrigin).href },
      { text: 'Did you not ask for it? Then do nothing: without this mail nobody can use the link.' },
    ],
    reason: 'You get this mail because this address was entered on the page “My giving”.',
  };
}
