import { textRoom } from '../../../platform/index.ts';
import { ECARD_MAIL_AR } from './ecard-mail.ar.ts';
import { ECARD_MAIL_ES } from './ecard-mail.es.ts';
import { ECARD_MAIL_FR } from './ecard-mail.fr.ts';
import { ECARD_MAIL_MI } from './ecard-mail.mi.ts';
import { ECARD_MAIL_VI } from './ecard-mail.vi.ts';
import { ECARD_MAIL_ZH } from './ecard-mail.zh.ts';

/** What the mail with a card says around it: of an order, and of a gift in somebody's honour. */
export const ECARD_MAIL = textRoom({
  en: {
    via: '{giver} via Haven',
    dear: 'Dear {name},',
    cardReason:
      'You’re receiving this email once, because {giver} gave us your address to send you this card. We don’t keep it for anything else.',
  },
  mi: ECARD_MAIL_MI,
  ar: ECARD_MAIL_AR,
  zh: ECARD_MAIL_ZH,
  vi: ECARD_MAIL_VI,
  fr: ECARD_MAIL_FR,
  es: ECARD_MAIL_ES,
});
