import { textRoom } from '../../../platform/index.ts';
import { GIVING_MAIL_AR } from './giving-mail.ar.ts';
import { GIVING_MAIL_ES } from './giving-mail.es.ts';
import { GIVING_MAIL_FR } from './giving-mail.fr.ts';
import { GIVING_MAIL_MI } from './giving-mail.mi.ts';
import { GIVING_MAIL_VI } from './giving-mail.vi.ts';
import { GIVING_MAIL_ZH } from './giving-mail.zh.ts';

/** What the mails of My giving say. */
export const GIVING_MAIL = textRoom({
  en: {
    linkSubject: 'Your link to your giving',
    link: 'This link shows you your gifts, receipts and monthly gifts. It works once, for 30 minutes.',
    see: 'See my giving',
    notAsked: 'Didn’t ask for it? You don’t need to do anything: nobody can use the link without this email.',
    linkReason: 'You’re receiving this email because this address was entered on the page “My giving”.',
    erased: 'Your data has been erased',
    erasedText:
      'We have removed your name, your addresses and everything else that identifies you. The amounts, days and receipt numbers of your gifts stay in our accounts without your details, because the law requires it.',
    lastMail: 'This is our last email: your address is removed from our outbox once it is sent.',
    erasedReason: 'You’re receiving this email because you asked us, signed in with this address, to erase your data.',
  },
  mi: GIVING_MAIL_MI,
  ar: GIVING_MAIL_AR,
  zh: GIVING_MAIL_ZH,
  vi: GIVING_MAIL_VI,
  fr: GIVING_MAIL_FR,
  es: GIVING_MAIL_ES,
});
