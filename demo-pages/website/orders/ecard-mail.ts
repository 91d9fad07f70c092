import { type CardType, isEcardMissingDetails } from '#website/shop/ecard.ts';
import type { Database } from '../../database/open-database.ts';
import { designMailImage } from '../ecards/ecard-designs.ts';
import { itemOfInstance } from '../ecards/ecard-instances.ts';
import { cardPath } from '../links/order-link.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { siteOf } from '../site/sites.ts';
import { findOrderEcards, findOrderLines, type Order, type OrderEcard } from './find-order.ts';

/** The cause of a card's mail: each card has one mail, however often it is queued. */
export const ecardCause = (orderId: string, instanceId: string) => `e-card:${orderId}:${instanceId}`;

/** Whether a card of an order can be sent: it is an e-mail card and complete. */
export function isReadyToSend(card: OrderEcard): boolean {
  return card.cardType === 'email' && !isEcardMissingDetails({ ...card, cardType: card.cardType as CardType });
}

/**
 * Puts the order's e-mail cards into the outbox. An incomplete card waits until its details are entered on the order's
 * page.
 */
export async function queueEcardMails(
  tx: Database,
  order: Order,
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const ready = (await findOrderEcards(tx, order.id)).filter(isReadyToSend);
  if (ready.length === 0) return;
  const site = siteOf(order.siteCountryCode);
  const names = new Map((await findOrderLines(tx, order.id)).map((line) => [line.itemId, line.name]));
  for (const card of ready) {
    const gift = names.get(itemOfInstance(card.instanceId)) ?? 'A gift';
    const page = new URL(await cardPath(tx, order, card.instanceId), siteOrigin).href;
    await queueMail(
      tx,
      {
        kind: 'e-card',
        cause: ecardCause(order.id, card.instanceId),
        siteCountryCode: site.code,
        to: { name: card.recipientName, address: card.recipientEmailAddress },
        fromName: `${card.senderName} via Haven`,
        subject: `${card.senderName} gave a gift in your name`,
        body: [
          { image: new URL(designMailImage(card.design), siteOrigin).href, alt: '', width: 560, height: 315 },
          { heading: `Dear ${card.recipientName},` },
          { quote: card.message, by: card.senderName },
          { text: `Given in your name: ${gift}. It goes to a family who had to flee; the card is yours.` },
          { button: 'Open your card', href: page },
        ],
        reason: `You get this mail once, because ${card.senderName} gave your address to send you this card. We do not keep it for anything else.`,
      },
      now,
    );
  }
}
