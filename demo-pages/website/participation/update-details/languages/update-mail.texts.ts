import { textRoom } from '../../../platform/index.ts';
import { UPDATE_MAIL_AR } from './update-mail.ar.ts';
import { UPDATE_MAIL_ES } from './update-mail.es.ts';
import { UPDATE_MAIL_FR } from './update-mail.fr.ts';
import { UPDATE_MAIL_MI } from './update-mail.mi.ts';
import { UPDATE_MAIL_VI } from './update-mail.vi.ts';
import { UPDATE_MAIL_ZH } from './update-mail.zh.ts';

/** What the mail says to a supporter who asked for changes. */
export const UPDATE_MAIL = textRoom({
  en: {
    subject: 'We have your changes',
    asked: 'You asked us to change:',
    updateName: 'your name',
    updateEmail: 'your email address',
    updatePhone: 'your phone number',
    updateAddress: 'your postal address',
    updateExpiryDate: 'your card’s expiry date',
    person: 'One of our team checks every change and makes it within two working days.',
    notYou: 'If this wasn’t you, call {phone} (illustrative) before then and nothing will be changed.',
    reason: 'You’re receiving this email because the form “Update your details” was sent with this address.',
  },
  ar: UPDATE_MAIL_AR,
  es: UPDATE_MAIL_ES,
  fr: UPDATE_MAIL_FR,
  mi: UPDATE_MAIL_MI,
  vi: UPDATE_MAIL_VI,
  zh: UPDATE_MAIL_ZH,
});
