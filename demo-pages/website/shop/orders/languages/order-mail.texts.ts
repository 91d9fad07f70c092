import { textRoom } from '../../../platform/index.ts';
import { ORDER_MAIL_AR } from './order-mail.ar.ts';
import { ORDER_MAIL_ES } from './order-mail.es.ts';
import { ORDER_MAIL_FR } from './order-mail.fr.ts';
import { ORDER_MAIL_MI } from './order-mail.mi.ts';
import { ORDER_MAIL_VI } from './order-mail.vi.ts';
import { ORDER_MAIL_ZH } from './order-mail.zh.ts';

/** What the mails about an order say; the gifts keep their names. */
export const ORDER_MAIL = textRoom({
  en: {
    arrived: 'Your payment went through. Thanks to you, families who had to flee get what they need.',
    printReady: 'Your printable cards are ready, on A4 and on A5 paper.',
    print: 'Print your cards',
    seeAndPrint: 'See your order and print the receipt',
    subject: '{title}: order {id}',
    reason: 'You’re receiving this email because you bought gifts in our shop.',
    cardSubject: '{sender} gave a gift in your name',
    cardGift: '{gift}, given in your name. The gift goes to a family who had to flee; this card is for you.',
    aGift: 'A gift',
    openCard: 'Open your card',
    linkSubject: 'Your order {id}',
    link: 'Here is the link to your order, with its receipt and its cards.',
    see: 'See your order',
    linkReason: 'You’re receiving this email because someone asked for the link to this order on our site.',
    toPayPal: 'We have sent {money} back to your PayPal account. Allow three to five working days for it to appear.',
    toCard:
      'We have sent {money} back to the card that you paid with. Allow three to five working days for it to appear.',
    order: 'Order',
    refundedNow: 'Refunded now',
    seeReceipt: 'See your order and its receipt',
    refundReason: 'You’re receiving this email because we refunded one of your orders.',
    takenBack:
      'Your bank has reversed {money} of your payment for this order, because the payment was disputed. We’re holding any cards that have not been sent yet. If you did not ask for this, please call your bank or us: {phone}.',
    takenBackNow: 'Reversed now',
    cameBackTitle: 'Your payment counts again',
    cameBack:
      'Your bank has returned the {money} that it had reversed. You don’t need to do anything: your order counts again, and so does its receipt.',
    cameBackNow: 'Returned now',
    movedReason: 'You’re receiving this email because your bank moved money for one of your orders.',
  },
  mi: ORDER_MAIL_MI,
  ar: ORDER_MAIL_AR,
  zh: ORDER_MAIL_ZH,
  vi: ORDER_MAIL_VI,
  fr: ORDER_MAIL_FR,
  es: ORDER_MAIL_ES,
});
