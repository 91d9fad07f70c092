import PETITION_MAIL from '#texts/website/petition-mail';
import { translatedInto } from '../../content/index.ts';
import { hello, type Language, type Mail, organisationOf, pageTexts, siteFor, to } from '../../platform/index.ts';
import { PAGE_PETITIONS, type PetitionSettings, petitionAddress } from './petitions.ts';

/** The thank-you mail for a signature, in the language of the page on which it was signed. */
export function petitionThanks(
  petition: PetitionSettings,
  signer: { id: string; email: string; firstName: string; language: Language },
  origin: string,
): Mail {
  const site = siteFor(petition.siteCountryCode, signer.language);
  const text = pageTexts(site, PETITION_MAIL);
  const { title } = { ...petition, ...translatedInto(petition.translations, site.language) };
  const goal = new Intl.NumberFormat([site.lang, 'en-AU']).format(petition.goal);
  const isOwnPage = petition.nodeId === PAGE_PETITIONS[petition.siteCountryCode];
  const page = isOwnPage ? to(site, '/petition') : petitionAddress(petition, site);
  return {
    kind: 'petition-thanks',
    cause: `petition-thanks:${signer.id}`,
    siteCountryCode: site.code,
    language: site.language,
    to: { address: signer.email },
    subject: text('subject', { title }),
    body: [
      { heading: text('heading') },
      hello(signer.firstName, site),
      { text: text('thanks', { title, goal }) },
      { text: text('pass') },
      { button: text('show'), href: new URL(page, origin).href },
    ],
    reason: text('reason', { phone: organisationOf(site).phone }),
  };
}
