import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { attemptsFor } from '../../payments/find-attempts.ts';
import { paymentAttempts } from '../../payments/payment-schema.ts';
import type { Refund, RefundState } from '../../payments/refunds/find-refunds.ts';
import { orderPath } from '../../platform/links/order-link.ts';
import { helloHeading } from '../../platform/mail/greeting.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { RECEIPT } from '../../platform/papers/languages/receipt.texts.ts';
import { receiptMoney } from '../../platform/papers/receipt-facts.ts';
import { dayOf } from '../../platform/site/day-of.ts';
import { pageTexts } from '../../platform/site/languages/page-texts.ts';
import { siteFor } from '../../platform/site/sites.ts';
import type { Order } from './find-order.ts';
import { ORDER_MAIL } from './languages/order-mail.texts.ts';
import { ORDER_RECEIPT } from './languages/order-receipt.texts.ts';
import { refundWording } from './refund-wording.ts';

/** Puts the mail about a refund into the outbox, in the transaction that records it: one mail for each refund. */
export async function queueRefundMail(
  tx: Database,
  order: Order,
  refund: Refund,
  { refundedMinor }: RefundState,
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const site = siteFor(order.siteCountryCode, order.language);
  const text = pageTexts(site, ORDER_MAIL);
  const ofReceipt = pageTexts(site, ORDER_RECEIPT);
  const { title, goneMinor, leftLabel, consequence } = refundWording(order, refundedMinor, site);
  const money = (minor: number) => receiptMoney(minor, site);
  const [attempt] = await tx
    .select({ method: paymentAttempts.method })
    .from(paymentAttempts)
    .where(and(attemptsFor({ kind: 'order', id: order.id }), eq(paymentAttempts.chargeId, refund.chargeId)));
  await queueMail(
    tx,
    {
      kind: 'order-refund',
      cause: `order-refund:${refund.id}`,
      siteCountryCode: site.code,
      language: site.language,
      to: { name: `${order.customerFirstName} ${order.customerLastName}`, address: order.customerEmailAddress },
      subject: text('subject', { title, id: order.id }),
      body: [
        helloHeading(order.customerFirstName, site),
        {
          text: text(attempt?.method === 'wallet' ? 'toPayPal' : 'toCard', { money: money(refund.amountMinor) }),
        },
        {
          rows: [
            [text('order'), order.id],
            [text('refundedNow'), money(refund.amountMinor)],
            [ofReceipt('date'), dayOf(refund.finishedAt ?? new Date(now), site)],
            [leftLabel, money(order.totalMinor - goneMinor)],
          ],
        },
        { text: consequence },
        { text: pageTexts(site, RECEIPT)('demonstration') },
        {
          button: text('seeReceipt'),
          href: new URL(await orderPath(tx, order), siteOrigin).href,
        },
      ],
      reason: text('refundReason'),
    },
    now,
  );
}
