import { textRoom } from '../../../platform/index.ts';
import { PRIVACY_AR } from './privacy.ar.ts';
import { PRIVACY_ES } from './privacy.es.ts';
import { PRIVACY_FR } from './privacy.fr.ts';
import { PRIVACY_MI } from './privacy.mi.ts';
import { PRIVACY_VI } from './privacy.vi.ts';
import { PRIVACY_ZH } from './privacy.zh.ts';

/** The privacy notice. */
export const PRIVACY = textRoom({
  en: {
    title: 'Privacy',
    lead: '{agency} is a fictional agency, and this site is a demonstration. It nevertheless treats what you type as a real one should under the {act}.',
    collect: 'What we collect, and why',
    order:
      'Your name, phone, email and billing address, when you order: for your receipt and for questions about your order.',
    gift: 'Your name and email address, and what else you enter, when you give money: for your receipt, and for the payments of a monthly gift.',
    cards:
      'The names, email addresses and messages on your e-cards: to deliver the cards. Please tell the people you name.',
    newsletter:
      'Your name and email address, when you join the newsletter: to send it. Each email has a link to unsubscribe straight away.',
    petition:
      'Your name and email address, and a postcode and mobile number if you give them, when you sign a petition: to count each person once, and to hand over names and postcodes to the people it is addressed to.',
    guide: 'Your email address, when you ask for the guide to gifts in wills: to send it.',
    details:
      'Your old and new details, when you ask us to change them: to find you and to make the change. We confirm it at the address we had.',
    network:
      'The network address from which you send a form: counted for a few minutes to stop floods of requests, and not stored. For a link to My giving it is stored for half an hour.',
    payingNetwork: 'The network address from which you pay: to protect cards from misuse.',
    without:
      'You can look at every page and fill a cart without telling us who you are. Without your details we cannot take an order.',
    neverSee: 'What we never see',
    cardNumber:
      'Your card number and security code. They are typed into a form of our payment provider and go only there; we keep a reference to the payment.',
    whoElse: 'Who else gets it',
    whoElseText:
      'The payment provider gets your name, email and phone with the charge. Your e-cards go to the people you name on them, and names and postcodes on a petition to the people it is addressed to. Nobody else gets your details, and nothing is sold or sent overseas. The address search runs on our own server.',
    cookie: 'The cookie',
    cookieText:
      'One cookie, {cookie}, remembers your cart for 30 days. Scripts cannot read it, and it doesn’t follow you anywhere else.',
    cookieGiving:
      'Once you open My giving with the link from our email, a second one, {cookie}, remembers that for 30 minutes after you last used those pages, and only there. A third, {device}, recognises your browser for 400 days, so that nobody can keep you out by asking for your link.',
    cookieEvents:
      'Developers can switch on a {panel}; another cookie, {cookie}, then remembers that until the browser is closed. Nothing is measured.',
    panel: 'panel of analytics events',
    howLong: 'How long we keep it',
    keptCart: 'A cart, its cards and details that were not paid for, after your last visit: 30 days',
    keptMails: 'Emails that we sent to you: 90 days',
    keptNetworks: 'The network address of a payment: 180 days',
    keptChanges: 'Changes to your details that you asked for: one year',
    keptGuides: 'Your request for the guide to gifts in wills: two years',
    keptSignatures: 'Your signature under a petition: three years, while it is handed over and answered',
    keptFormerSubscribers:
      'Your address on the newsletter’s list until you leave, and three years longer to know that you left',
    keptGiving:
      'Who you are, with your gifts, orders and monthly gifts: seven years after the last one, as tax law requires',
    withoutYou: 'Amounts, days and receipt numbers of gifts stay in our accounts, without your details.',
    rights: 'Your rights',
    rightsText:
      'If you have given, you can see, correct, download and erase what we hold in {giving}. Anyone can ask us to: call {phone} (an illustrative number). If you are not happy with our answer you can complain to {regulator}.',
  },
  ar: PRIVACY_AR,
  es: PRIVACY_ES,
  fr: PRIVACY_FR,
  mi: PRIVACY_MI,
  vi: PRIVACY_VI,
  zh: PRIVACY_ZH,
});
