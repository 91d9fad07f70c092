import { and, eq } from 'drizzle-orm';
import { missingEcardDetails } from '#rules/shop/ecard.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import type { Database } from '../../../../server/database/open-database.ts';
import { type Fields, pageTexts, type Site } from '../../../platform/index.ts';
import { parseEcards } from '../../ecards/parse-ecards.ts';
import { isReadyToSend, queueEcardMails } from '../../orders/ecard-mail.ts';
import { findOrderEcards, type Order } from '../../orders/find-order.ts';
import { orderEcards, orders } from '../../orders/orders-schema.ts';

/**
 * Stores the missing details of a paid order's email cards, and sends the cards that are now complete. A sent card
 * does not change. Returns the remaining errors.
 */
export async function completeEcards(
  db: Database,
  order: Order,
  fields: Fields,
  { site, ...settings }: { siteOrigin: string; now: number; site: Site },
): Promise<string[]> {
  const text = pageTexts(site, ECARD_TEXTS);
  const { cards, errors } = parseEcards(fields, site);
  if (errors.size > 0) return [...new Set(errors.values())];
  return db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    const stored = new Map((await findOrderEcards(tx, order.id)).map((card) => [card.instanceId, card]));
    const listOf = (parts: string[]) => new Intl.ListFormat(site.lang, { type: 'unit' }).format(parts);
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
        problems.push(text('neededDetails', { details: listOf(missing.map((field) => text(`${field}Detail`))) }));
    }
    await queueEcardMails(tx, order, settings);
    return [...new Set(problems)];
  });
}
