import type { Petition } from '#rules/forms/petition-fields.ts';
import PETITION_MAIL from '#texts/website/petition-mail';
import type { Database } from '../../../server/database/open-database.ts';
import { translatedInto } from '../../content/index.ts';
import {
  hello,
  type Language,
  type Mail,
  organisationOf,
  pageTexts,
  queueMails,
  siteFor,
  to,
} from '../../platform/index.ts';
import { type FormContext, welcomePeople } from '../newsletter/join-newsletter.ts';
import { type PetitionSettings, pagePetition, petitionAddress } from './petitions.ts';
import { type Signing, type SigningResult, signPetition } from './sign-petition.ts';

export interface SignatureRequest extends Signing {
  settings: PetitionSettings;
  petition: Petition;
}

/** One transaction for many signatures: the names, the count, the thank-you mails and the newsletter subscriptions. */
export function commitSignatures(
  db: Database,
  list: readonly SignatureRequest[],
  context: FormContext,
): Promise<SigningResult[]> {
  const { origin, now } = context;
  return db.transaction(async (tx) => {
    const results = await signPetition(tx, list, now);
    const joining = list
      .filter(({ petition }, place) => petition.subscribe && results[place]?.result !== 'refused')
      .map(({ language, petition: { siteCountryCode, email, firstName, lastName } }) => ({
        ...{ siteCountryCode, email, firstName, lastName, language },
        source: 'petition' as const,
      }));
    await welcomePeople(tx, joining, context);
    const thanks = list.flatMap(({ settings, petition, language }, place) => {
      const result = results[place];
      if (result?.result !== 'signed') return [];
      const { email, firstName } = petition;
      return [petitionThanks(settings, { id: result.id, email, firstName, language }, origin)];
    });
    await queueMails(tx, thanks, now);
    return results;
  });
}

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
  const isOwnPage = petition.nodeId === pagePetition(petition.siteCountryCode);
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
