import { textRoom } from '../../../site/languages/page-texts.ts';
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
    link: 'This link shows you your gifts, receipts and monthly gifts. It works for 30 minutes, and once.',
    see: 'See my giving',
    notAsked: 'Did you not ask for it? Then do nothing: without this mail nobody can use the link.',
    linkReason: 'You get this mail because this address was entered on the page “My giving”.',
    erased: 'Your data has been erased',
    erasedText:
      'We have removed your name, your addresses and everything else that tells who you are. The amounts, days and receipt numbers of your gifts stay in our accounts without you, because the law asks for them.',
    lastMail: 'This mail is the last one: your address is removed from our outbox once it is sent.',
    erasedReason: 'You get this mail because you asked us, signed in with this address, to erase your data.',
  },
  mi: GIVING_MAIL_MI,
  ar: GIVING_MAIL_AR,
  zh: GIVING_MAIL_ZH,
  vi: GIVING_MAIL_VI,
  fr: GIVING_MAIL_FR,
  es: GIVING_MAIL_ES,
});
