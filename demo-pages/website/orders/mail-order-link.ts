import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { orderPath } from '../links/order-link.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Site } from '../site/sites.ts';
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
  const id = asked.orderId.toUpperCase().slice(0, 40);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteCountryCode, site.code), eq(orders.status, 'paid')));
  if (!order || order.customerEmailAddress.trim().toLowerCase() !== asked.email.toLowerCase()) return;
  await queueMail(
    db,
    {
      kind: 'order-link',
      cause: `order-link:${order.id}:${Math.floor(now / INTERVAL_MS)}`,
      siteCountryCode: site.code,
      to: { name: order.customerFirstName, address: order.customerEmailAddress },
      subject: `Your order ${order.id}`,
      body: [
        { heading: `${site.code === 'NZL' ? 'Kia ora' : 'Hello'}, ${order.customerFirstName}` },
        { text: 'Here is the link to your order, with its receipt and its cards.' },
        { button: 'See your order', href: new URL(await orderPath(db, order), siteOrigin).href },
      ],
      reason: 'You get this mail because somebody asked for the link to this order on our site.',
    },
    now,
  );
}
