import { receiptMoney } from '../receipts/receipt-facts.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { type Site, siteOf } from '../site/sites.ts';
import type { Order } from './find-order.ts';
import { ORDER_RECEIPT } from './languages/order-receipt.texts.ts';

/** A country's wording for a refunded gift, and what the refund means for the buyer. */
export interface RefundWording {
  title: string;
  /** The label of the remaining amount on the receipt. */
  leftLabel: string;
  /** What the buyer must tell the tax office; the same on the receipt and in the mail. */
  consequence: string;
}

/** The wording for an order of which `refundedMinor` cents were refunded, in the language of a site of its country. */
export function refundWording(
  order: Order,
  refundedMinor: number,
  site: Site = siteOf(order.siteCountryCode),
): RefundWording {
  const { code } = site;
  const text = pageTexts(site, ORDER_RECEIPT);
  const left = receiptMoney(order.totalMinor - refundedMinor, site);
  return {
    title: text(`refundTitle${code}`),
    leftLabel: text(`left${code}`),
    consequence: refundedMinor === order.totalMinor ? text(`whole${code}`) : text(`part${code}`, { left }),
  };
}
