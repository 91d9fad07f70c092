import { and, eq, inArray } from 'drizzle-orm';
import ORDER_MAIL from '#texts/website/order-mail';
import type { Database } from '../../../server/database/open-database.ts';
import { emailKey, helloHeading, orderPath, pageTexts, queueMail, type Site, siteFor } from '../../platform/index.ts';
import { orders } from './orders-schema.ts';

// At most one mail for each order in ten minutes, however often it is requested.
const INTERVAL_MS = 10 * 60_000;

/** Mails the link of an order to the address in the order; does nothing when the order has another address. */
export async function mailOrderLink(
  db: Database,
  site: Site,
  asked: { orderId: string; email: string },
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const id = asked.orderId.toUpperCase();
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteCountryCode, site.code), inArray(orders.status, ['paid', 'reversed'])));
  if (!order || emailKey(order.customerEmailAddress) !== emailKey(asked.email)) return;
  const written = siteFor(site.code, order.language);
  const text = pageTexts(written, ORDER_MAIL);
  await queueMail(
    db,
    {
      kind: 'order-link',
      cause: `order-link:${order.id}:${Math.floor(now / INTERVAL_MS)}`,
      siteCountryCode: site.code,
      language: written.language,
      to: { name: order.customerFirstName, address: order.customerEmailAddress },
      subject: text('linkSubject', { id: order.id }),
      body: [
        helloHeading(order.customerFirstName, written),
        { text: text('link') },
        { button: text('see'), href: new URL(await orderPath(db, order), siteOrigin).href },
      ],
      reason: text('linkReason'),
    },
    now,
  );
}
