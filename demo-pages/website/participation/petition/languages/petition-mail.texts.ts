import { textRoom } from '../../../platform/index.ts';
import { PETITION_MAIL_AR } from './petition-mail.ar.ts';
import { PETITION_MAIL_ES } from './petition-mail.es.ts';
import { PETITION_MAIL_FR } from './petition-mail.fr.ts';
import { PETITION_MAIL_MI } from './petition-mail.mi.ts';
import { PETITION_MAIL_VI } from './petition-mail.vi.ts';
import { PETITION_MAIL_ZH } from './petition-mail.zh.ts';

/** What the mail to a person who signed says. */
export const PETITION_MAIL = textRoom({
  en: {
    subject: 'You signed “{title}”',
    heading: 'Your name counts',
    thanks:
      'Thank you for signing “{title}”. We’ll hand over the petition when it reaches {goal} names, and email you once more to tell you what came of it.',
    pass: 'One signature becomes two when you pass it on.',
    show: 'Share the petition',
    reason:
      'You’re receiving this email because this address was used to sign the petition. If it wasn’t you, call {phone} (illustrative) and we’ll remove the name.',
  },
  mi: PETITION_MAIL_MI,
  ar: PETITION_MAIL_AR,
  zh: PETITION_MAIL_ZH,
  vi: PETITION_MAIL_VI,
  fr: PETITION_MAIL_FR,
  es: PETITION_MAIL_ES,
});
