import { textRoom } from '../../../platform/index.ts';
import { DONATION_MAIL_AR } from './donation-mail.ar.ts';
import { DONATION_MAIL_ES } from './donation-mail.es.ts';
import { DONATION_MAIL_FR } from './donation-mail.fr.ts';
import { DONATION_MAIL_MI } from './donation-mail.mi.ts';
import { DONATION_MAIL_VI } from './donation-mail.vi.ts';
import { DONATION_MAIL_ZH } from './donation-mail.zh.ts';

/** What the mails about a gift say around its receipt. */
export const DONATION_MAIL = textRoom({
  en: {
    arrived: 'Your gift has arrived. Thanks to you, families who had to flee get what they need.',
    returned: 'Some or all of your gift was returned, so here is a receipt that replaces the first one.',
    seeAll: 'See all your gifts',
    reason: 'You’re receiving this email because you gave on our site.',
    gaveMemory: '{giver} gave in memory of {name}',
    gaveHonour: '{giver} gave in honour of {name}',
    givenMemory: 'A gift was given in memory of {name}. It goes to families who had to flee.',
    givenHonour: 'A gift was given in honour of {name}. It goes to families who had to flee.',
    reinstated:
      'Your bank had reversed your gift and has now returned the money to us. Your gift counts again, and here is its receipt. You don’t need to do anything.',
  },
  mi: DONATION_MAIL_MI,
  ar: DONATION_MAIL_AR,
  zh: DONATION_MAIL_ZH,
  vi: DONATION_MAIL_VI,
  fr: DONATION_MAIL_FR,
  es: DONATION_MAIL_ES,
});
