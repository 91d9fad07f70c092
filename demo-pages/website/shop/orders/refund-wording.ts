import ORDER_RECEIPT from '#texts/website/order-receipt';
import RECEIPT from '#texts/website/receipt';
import { organisationOf, pageTexts, receiptMoney, type Site, siteOf } from '../../platform/index.ts';
import type { Order } from './find-order.ts';

/** A country's wording for a gift whose money went back, and what that means for the buyer. */
export interface RefundWording {
  title: string;
  /** What was refunded and what the payer's bank took back, in cents. */
  goneMinor: number;
  /** The label of the remaining amount on the receipt. */
  leftLabel: string;
  /** What the buyer must tell the tax office; the same on the receipt and in the mail. Empty if nothing. */
  consequence: string;
}

/**
 * The wording for an order of which `refundedMinor` cents were refunded, beside what the payer's bank took back, in the
 * language of a site of its country.
 */
export function refundWording(
  order: Order,
  refundedMinor: number,
  site: Site = siteOf(order.siteCountryCode),
): RefundWording {
  const { code } = site;
  const text = pageTexts(site, ORDER_RECEIPT);
  const goneMinor = refundedMinor + order.reversedMinor;
  const left = receiptMoney(order.totalMinor - goneMinor, site);
  const isTaken = order.reversedMinor > 0;
  const isWhole = goneMinor === order.totalMinor;
  const consequence = isWhole
    ? text(`${isTaken ? 'takenWhole' : 'whole'}${code}`)
    : text(`${isTaken ? 'takenPart' : 'part'}${code}`, { left });
  return {
    title: text(`refundTitle${code}`),
    goneMinor,
    leftLabel: isTaken ? pageTexts(site, RECEIPT)('left') : text(`left${code}`),
    consequence: organisationOf(site).isClaimable ? consequence : '',
  };
}
