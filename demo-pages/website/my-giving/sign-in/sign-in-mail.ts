import { randomUUID } from 'node:crypto';
import GIVING_MAIL from '#texts/website/giving-mail';
import { hello, type Mail, pageTexts, SIGN_IN_MAIL, type Site, to } from '../../platform/index.ts';
import type { Donor } from '../find-donor.ts';

/** The page of a link. */
export const linkPath = (site: Site, token: string) => to(site, `/my-giving/sign-in/${token}`);

/** The mail with the link. */
export function signInMail({ firstName, address }: Donor, site: Site, token: string, siteOrigin: string): Mail {
  const text = pageTexts(site, GIVING_MAIL);
  return {
    kind: SIGN_IN_MAIL,
    cause: `${SIGN_IN_MAIL}:${randomUUID()}`,
    siteCountryCode: site.code,
    language: site.language,
    to: { address },
    subject: text('linkSubject'),
    body: [
      hello(firstName, site),
      { text: text('link') },
      { button: text('see'), href: new URL(linkPath(site, token), siteOrigin).href },
      { text: text('notAsked') },
    ],
    reason: text('linkReason'),
  };
}
