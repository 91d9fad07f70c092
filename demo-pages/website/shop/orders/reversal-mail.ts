import ORDER_MAIL from '#texts/website/order-mail';
import ORDER_RECEIPT from '#texts/website/order-receipt';
import type { Database } from '../../../server/database/open-database.ts';
import { type BankMove, findRefunds } from '../../payments/index.ts';
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
import { toOrderRefundable } from './order-refundables.ts';
import { refundWording } from './refund-wording.ts';

/**
 * Tells the buyer that their bank took the money of an order back, or returned it, in the transaction that records it.
 */
export async function queueReversalMail(
  tx: Database,
  order: Order,
  { entry, amountMinor, at }: BankMove & { entry: 'reversed' | 'reinstated' },
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const site = siteFor(order.siteCountryCode, order.language);
  const text = pageTexts(site, ORDER_MAIL);
  const ofReceipt = pageTexts(site, ORDER_RECEIPT);
  const { demonstration, phone } = organisationOf(site);
  const money = (minor: number) => receiptMoney(minor, site);
  const { refundedMinor } = await findRefunds(tx, toOrderRefundable(order));
  const { goneMinor, leftLabel, consequence } = refundWording(order, refundedMinor, site);
  const isTaken = entry === 'reversed';
  const sum = money(amountMinor);
  await queueMail(
    tx,
    {
      kind: isTaken ? 'order-taken-back' : 'order-came-back',
      cause: `order-${entry}:${order.id}:${at.getTime()}:${order.reversedMinor}`,
      siteCountryCode: site.code,
      language: site.language,
      to: { name: `${order.customerFirstName} ${order.customerLastName}`, address: order.customerEmailAddress },
      subject: text('subject', { title: isTaken ? ofReceipt('takenBack') : text('cameBackTitle'), id: order.id }),
      body: [
        helloHeading(order.customerFirstName, site),
        {
          text: isTaken ? text('takenBack', { money: sum, phone }) : text('cameBack', { money: sum }),
        },
        {
          rows: [
            [text('order'), order.id],
            [text(isTaken ? 'takenBackNow' : 'cameBackNow'), sum],
            [ofReceipt('date'), dayOf(at, site)],
            ...(goneMinor > 0 ? [[leftLabel, money(order.totalMinor - goneMinor)] as const] : []),
          ],
        },
        ...(goneMinor > 0 && consequence ? [{ text: consequence }] : []),
        ...(demonstration ? [{ text: demonstration }] : []),
        { button: text('seeReceipt'), href: new URL(await orderPath(tx, order), siteOrigin).href },
      ],
      reason: text('movedReason'),
    },
    now,
  );
}
