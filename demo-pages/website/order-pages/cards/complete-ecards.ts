import { and, eq } from 'drizzle-orm';
import { type EcardDetail, missingEcardDetails } from '#website/shop/ecard.ts';
import type { Database } from '../../../database/open-database.ts';
import { parseEcards } from '../../ecards/parse-ecards.ts';
import type { Fields } from '../../http/read-fields.ts';
import { isReadyToSend, queueEcardMails } from '../../orders/ecard-mail.ts';
import { findOrderEcards, type Order } from '../../orders/find-order.ts';
import { orderEcards, orders } from '../../orders/orders-schema.ts';

const NAMES: Record<EcardDetail, string> = {
  recipientName: 'the recipient’s name',
  recipientEmailAddress: 'a complete e-mail address',
  message: 'a message',
  senderName: 'your name',
};

/**
 * Stores the missing details of a paid order's e-mail cards, and sends the cards that are now complete. A sent card
 * does not change. Returns the remaining errors.
 */
export async function completeEcards(
  db: Database,
  order: Order,
  fields: Fields,
  settings: { siteOrigin: string; now: number },
): Promise<string[]> {
  const { cards, errors } = parseEcards(fields);
  if (errors.length > 0) return errors;
  return db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    const stored = new Map((await findOrderEcards(tx, order.id)).map((card) => [card.instanceId, card]));
    const problems: string[] = [];
    for (const posted of cards) {
      const card = stored.get(posted.instanceId);
      if (card?.cardType !== 'email' || isReadyToSend(card)) continue;
      const { recipientName, recipientEmailAddress, message, senderName } = posted;
      const texts = { recipientName, recipientEmailAddress, message, senderName };
      await tx
        .update(orderEcards)
        .set(texts)
        .where(and(eq(orderEcards.orderId, order.id), eq(orderEcards.instanceId, card.instanceId)));
      const missing = missingEcardDetails({ ...texts, cardType: 'email' });
      if (missing.length > 0)
        problems.push(`This card still needs ${missing.map((field) => NAMES[field]).join(', ')}.`);
    }
    await queueEcardMails(tx, order, settings);
    return [...new Set(problems)];
  });
}
