import { and, eq } from 'drizzle-orm';
import { formatMoney } from '#website/money.ts';
import type { Database } from '../../database/open-database.ts';
import { orderPath } from '../links/order-link.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Order } from '../orders/find-order.ts';
import { refundWording } from '../orders/refund-wording.ts';
import { attemptsFor } from '../payment/find-attempts.ts';
import { paymentAttempts } from '../payment/payment-schema.ts';
import { DEMONSTRATION } from '../site/agency.ts';
import { dayOf } from '../site/day-of.ts';
import { siteOf } from '../site/sites.ts';
import type { Refund, RefundState } from './find-refunds.ts';

/** Puts the mail about a refund into the outbox, in the transaction that records it: one mail for each refund. */
export async function queueRefundMail(
  tx: Database,
  order: Order,
  refund: Refund,
  { refundedMinor }: RefundState,
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const site = siteOf(order.siteCountryCode);
  const { title, leftLabel, consequence } = refundWording(order, refundedMinor);
  const money = (minor: number) => `${formatMoney(minor, order.currency, site.code)} ${order.currency}`;
  const [attempt] = await tx
    .select({ method: paymentAttempts.method })
    .from(paymentAttempts)
    .where(and(attemptsFor({ kind: 'order', id: order.id }), eq(paymentAttempts.chargeId, refund.chargeId)));
  const way = attempt?.method === 'wallet' ? 'to your PayPal account' : 'to the card that you paid with';
  await queueMail(
    tx,
    {
      kind: 'order-refund',
      cause: `order-refund:${refund.id}`,
      siteCountryCode: site.code,
      to: { name: `${order.customerFirstName} ${order.customerLastName}`, address: order.customerEmailAddress },
      subject: `${title}: order ${order.id}`,
      body: [
        { heading: `${site.code === 'NZL' ? 'Kia ora' : 'Hello'}, ${order.customerFirstName}` },
        {
          text: `We have sent ${money(refund.amountMinor)} back ${way}. It can take three to five working days until you see it.`,
        },
        {
          rows: [
            ['Order', order.id],
            ['Refunded now', money(refund.amountMinor)],
            ['Date', dayOf(refund.finishedAt ?? new Date(now), site)],
            ['Refund reference', refund.refundId ?? ''],
            [leftLabel, money(order.totalMinor - refundedMinor)],
          ],
        },
        { text: consequence },
        { text: DEMONSTRATION },
        {
          button: 'See your order and its receipt',
          href: new URL(await orderPath(tx, order), siteOrigin).href,
        },
      ],
      reason: 'You get this mail because we refunded an order of yours.',
    },
    now,
  );
}
