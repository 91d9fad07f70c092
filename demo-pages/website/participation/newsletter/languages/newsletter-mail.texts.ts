import { textRoom } from '../../../platform/index.ts';
import { NEWSLETTER_MAIL_AR } from './newsletter-mail.ar.ts';
import { NEWSLETTER_MAIL_ES } from './newsletter-mail.es.ts';
import { NEWSLETTER_MAIL_FR } from './newsletter-mail.fr.ts';
import { NEWSLETTER_MAIL_MI } from './newsletter-mail.mi.ts';
import { NEWSLETTER_MAIL_VI } from './newsletter-mail.vi.ts';
import { NEWSLETTER_MAIL_ZH } from './newsletter-mail.zh.ts';

/** What the mails about the newsletter say; the newsletter itself is in English. */
export const NEWSLETTER_MAIL = textRoom({
  en: {
    subject: 'Welcome: news from Haven, about once a month',
    heading: 'Thank you for staying in touch',
    welcome:
      'About once a month you will hear from the people you stand beside: what happened to a school, a well or a family, and what comes next. No more than that, and we won’t share your address.',
    read: 'Read the latest news',
    reason:
      'You’re receiving this email because this address was entered in one of our newsletter forms. If it wasn’t you, unsubscribe and you’ll hear nothing more.',
    leave: 'Leave the newsletter',
    leaveText:
      'Someone entered this address to leave our newsletter. Use the button below to confirm, and we’ll stop sending newsletters to it.',
    leaveNotYou: 'If it wasn’t you, you don’t need to do anything. Nothing will change.',
    leaveReason: 'You’re receiving this email because this address was entered on our page for leaving the newsletter.',
  },
  mi: NEWSLETTER_MAIL_MI,
  ar: NEWSLETTER_MAIL_AR,
  zh: NEWSLETTER_MAIL_ZH,
  vi: NEWSLETTER_MAIL_VI,
  fr: NEWSLETTER_MAIL_FR,
  es: NEWSLETTER_MAIL_ES,
});
