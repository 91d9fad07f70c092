import { textRoom } from '../../site/languages/page-texts.ts';
import { ORDER_MAIL_AR } from './order-mail.ar.ts';
import { ORDER_MAIL_ES } from './order-mail.es.ts';
import { ORDER_MAIL_FR } from './order-mail.fr.ts';
import { ORDER_MAIL_MI } from './order-mail.mi.ts';
import { ORDER_MAIL_VI } from './order-mail.vi.ts';
import { ORDER_MAIL_ZH } from './order-mail.zh.ts';

/** What the mails about an order say; the gifts keep their names. */
export const ORDER_MAIL = textRoom({
  en: {
    arrived: 'Your payment went through. Because of you, families who had to flee get what they need.',
    printReady: 'Your printable cards are ready, on A4 and on A5 paper.',
    print: 'Print your cards',
    seeAndPrint: 'See your order and print the receipt',
    subject: '{title}: order {id}',
    reason: 'You get this mail because you bought gifts in our shop.',
    cardSubject: '{sender} gave a gift in your name',
    cardGift: 'Given in your name: {gift}. It goes to a family who had to flee; the card is yours.',
    aGift: 'A gift',
    openCard: 'Open your card',
    linkSubject: 'Your order {id}',
    link: 'Here is the link to your order, with its receipt and its cards.',
    see: 'See your order',
    linkReason: 'You get this mail because somebody asked for the link to this order on our site.',
    toPayPal:
      'We have sent {money} back to your PayPal account. It can take three to five working days until you see it.',
    toCard:
      'We have sent {money} back to the card that you paid with. It can take three to five working days until you see it.',
    order: 'Order',
    refundedNow: 'Refunded now',
    refundReference: 'Refund reference',
    seeReceipt: 'See your order and its receipt',
    refundReason: 'You get this mail because we refunded an order of yours.',
    takenBack:
      'Your bank has taken back {money} of what you paid for this order, because the payment was disputed. Cards that have not been sent yet stay here. If you did not ask for this, please call your bank or us: {phone}.',
    takenBackNow: 'Taken back now',
    cameBackTitle: 'Your payment counts again',
    cameBack:
      'Your bank has returned {money} to us that it had taken back. You need to do nothing: your order counts again, and so does its receipt.',
    cameBackNow: 'Returned now',
    movedReason: 'You get this mail because your bank moved the money of an order of yours.',
  },
  mi: ORDER_MAIL_MI,
  ar: ORDER_MAIL_AR,
  zh: ORDER_MAIL_ZH,
  vi: ORDER_MAIL_VI,
  fr: ORDER_MAIL_FR,
  es: ORDER_MAIL_ES,
});
