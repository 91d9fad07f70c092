import { textRoom } from '../../site/languages/page-texts.ts';
import { GUIDE_CONTENT_AR, GUIDE_MAIL_AR } from './guide-mail.ar.ts';
import { GUIDE_CONTENT_ES, GUIDE_MAIL_ES } from './guide-mail.es.ts';
import { GUIDE_CONTENT_FR, GUIDE_MAIL_FR } from './guide-mail.fr.ts';
import { GUIDE_CONTENT_MI, GUIDE_MAIL_MI } from './guide-mail.mi.ts';
import { GUIDE_CONTENT_VI, GUIDE_MAIL_VI } from './guide-mail.vi.ts';
import { GUIDE_CONTENT_ZH, GUIDE_MAIL_ZH } from './guide-mail.zh.ts';

/** What the mail with the guide to gifts in wills says; the guide itself is in English. */
export const GUIDE_MAIL = textRoom({
  en: {
    heading: 'A gift that outlives us',
    open: 'Open the guide',
    about:
      'It takes about ten minutes to read: what a gift in a will can do, the words a solicitor needs, and the questions families ask. There is nothing to sign and nobody will call.',
    reason: 'You get this mail because the guide was requested for this address. We send nothing else unless you ask.',
  },
  ar: GUIDE_MAIL_AR,
  es: GUIDE_MAIL_ES,
  fr: GUIDE_MAIL_FR,
  mi: GUIDE_MAIL_MI,
  vi: GUIDE_MAIL_VI,
  zh: GUIDE_MAIL_ZH,
});

/** What staff can change of the mails of the two guides: it is translated for as long as it stays the same. */
export const GUIDE_CONTENT = textRoom({
  en: {
    subject: 'Your guide to gifts in wills',
    thanks: 'Thank you for thinking of people who had to flee. Here is the guide you asked for.',
    thanksNewZealand: 'Kia ora. Thank you for thinking of people who had to flee. Here is the guide you asked for.',
  },
  ar: GUIDE_CONTENT_AR,
  es: GUIDE_CONTENT_ES,
  fr: GUIDE_CONTENT_FR,
  mi: GUIDE_CONTENT_MI,
  vi: GUIDE_CONTENT_VI,
  zh: GUIDE_CONTENT_ZH,
});
