import { hello } from '../forms/mail-words.ts';
import type { Mail } from '../mail/queue-mail.ts';
import { agencyOf } from '../site/agency.ts';
import { siteOf } from '../site/sites.ts';
import { type PetitionSettings, petitionAddress } from './petitions.ts';

/** The thank-you mail for a signature. */
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
      hello(signer.firstName, site),
      {
        text: `Thank you for signing “${petition.title}”. We hand the petition over when it reaches ${petition.goal.toLocaleString('en-AU')} names, and write to you once more to say what came of it.`,
      },
      { text: 'One signature becomes two when you pass it on.' },
      { button: 'Show the petition to somebody', href: new URL(petitionAddress(petition), origin).href },
    ],
    reason: `You get this mail because this address was entered under the petition. If it was not you, call ${agencyOf(site).phone} (illustrative) and we take the name off.`,
  };
}
