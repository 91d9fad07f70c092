import { and, eq } from 'drizzle-orm';
import ORDER_MAIL from '#texts/website/order-mail';
import ORDER_RECEIPT from '#texts/website/order-receipt';
import type { Database } from '../../../server/database/open-database.ts';
import { attemptsFor, paymentAttempts, type Refund, type RefundState } from '../../payments/index.ts';
import {
  dayOf,
  helloHeading,
  orderPath,
  organisationOf,
  pageTexts,
  queueMail,
  receiptMoney,
  siteFor,
} from '../../platform/index.ts';
import type { Order } from './find-order.ts';
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
  const { demonstration } = organisationOf(site);
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
        ...(consequence ? [{ text: consequence }] : []),
        ...(demonstration ? [{ text: demonstration }] : []),
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
