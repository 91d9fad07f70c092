import { textRoom } from '../../../platform/index.ts';
import { GUIDE_MAIL_AR } from './guide-mail.ar.ts';
import { GUIDE_MAIL_ES } from './guide-mail.es.ts';
import { GUIDE_MAIL_FR } from './guide-mail.fr.ts';
import { GUIDE_MAIL_MI } from './guide-mail.mi.ts';
import { GUIDE_MAIL_VI } from './guide-mail.vi.ts';
import { GUIDE_MAIL_ZH } from './guide-mail.zh.ts';

/** What the mail with the guide to gifts in wills says. */
export const GUIDE_MAIL = textRoom({
  en: {
    heading: 'A gift that outlives us',
    open: 'Open the guide',
    about:
      'It takes about ten minutes to read: what a gift in a will can do, the words a solicitor needs, and the questions families ask. There is nothing to sign and nobody will call.',
    reason:
      'You’re receiving this email because the guide was requested for this address. We won’t send anything else unless you ask.',
  },
  ar: GUIDE_MAIL_AR,
  es: GUIDE_MAIL_ES,
  fr: GUIDE_MAIL_FR,
  mi: GUIDE_MAIL_MI,
  vi: GUIDE_MAIL_VI,
  zh: GUIDE_MAIL_ZH,
});
