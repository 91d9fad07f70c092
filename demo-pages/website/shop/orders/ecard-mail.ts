import { and, eq, isNull, sql } from 'drizzle-orm';
import { type EcardType, isEcardMissingDetails } from '#rules/shop/ecard.ts';
import ECARD_MAIL from '#texts/website/ecard-mail';
import ORDER_MAIL from '#texts/website/order-mail';
import type { Database } from '../../../server/database/open-database.ts';
import { designMailImage } from '../../content/index.ts';
import { cardPath, mails, pageTexts, queueMail, siteFor } from '../../platform/index.ts';
import { itemOfInstance } from '../ecards/ecard-instances.ts';
import { findOrderEcards, findOrderLines, type Order, type OrderEcard } from './find-order.ts';

/** The cause of a card's mail: each card has one mail, however often it is queued. */
export const ecardCause = (orderId: string, instanceId: string) => `e-card:${orderId}:${instanceId}`;

/** Takes the cards of an order that have not gone yet out of the outbox, because its money went back (0052). */
export async function withdrawEcardMails(tx: Database, orderId: string): Promise<void> {
  const isOfOrder = sql`starts_with(${mails.cause}, ${ecardCause(orderId, '')})`;
  // One that a sender is delivering now has gone.
  await tx.delete(mails).where(and(isOfOrder, eq(mails.status, 'waiting'), isNull(mails.claimedBy)));
}

/** Whether a card of an order can be sent: it is an email card and complete. */
export function isReadyToSend(card: OrderEcard): boolean {
  return card.cardType === 'email' && !isEcardMissingDetails({ ...card, cardType: card.cardType as EcardType });
}

/**
 * Puts the order's email cards into the outbox. An incomplete card waits until its details are entered on the order's
 * page.
 */
export async function queueEcardMails(
  tx: Database,
  order: Order,
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const ready = (await findOrderEcards(tx, order.id)).filter(isReadyToSend);
  if (ready.length === 0) return;
  const site = siteFor(order.siteCountryCode, order.language);
  const text = pageTexts(site, ORDER_MAIL);
  const ofCard = pageTexts(site, ECARD_MAIL);
  const names = new Map((await findOrderLines(tx, order.id)).map((line) => [line.itemId, line.name]));
  for (const card of ready) {
    const gift = names.get(itemOfInstance(card.instanceId)) ?? text('aGift');
    const page = new URL(await cardPath(tx, order, card.instanceId), siteOrigin).href;
    await queueMail(
      tx,
      {
        kind: 'e-card',
        cause: ecardCause(order.id, card.instanceId),
        siteCountryCode: site.code,
        language: site.language,
        to: { name: card.recipientName, address: card.recipientEmailAddress },
        fromName: ofCard('via', { giver: card.senderName }),
        subject: text('cardSubject', { sender: card.senderName }),
        body: [
          { image: new URL(designMailImage(card.design), siteOrigin).href, alt: '', width: 560, height: 315 },
          { heading: ofCard('dear', { name: card.recipientName }) },
          { quote: card.message, by: card.senderName },
          { text: text('cardGift', { gift }) },
          { button: text('openCard'), href: page },
        ],
        reason: ofCard('cardReason', { giver: card.senderName }),
      },
      now,
    );
  }
}
