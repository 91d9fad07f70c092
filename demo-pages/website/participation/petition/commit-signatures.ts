import type { Petition } from '#rules/forms/petition-fields.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { queueMails } from '../../platform/index.ts';
import { type FormContext, welcomePeople } from '../newsletter/join-newsletter.ts';
import { petitionThanks } from './petition-thanks.ts';
import type { PetitionSettings } from './petitions.ts';
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
