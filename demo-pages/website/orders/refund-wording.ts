import { formatMoney } from '#website/money.ts';
import { type Site, siteOf } from '../site/sites.ts';
import type { Order } from './find-order.ts';

/** A country's wording for a refunded gift, and what the refund means for the buyer. */
export interface RefundWording {
  title: string;
  /** The label of the remaining amount on the receipt. */
  leftLabel: string;
  /** What the buyer must tell the tax office; the same on the receipt and in the mail. */
  consequence: string;
}

/** The wording for an order of which `refundedMinor` cents were refunded. */
export function refundWording(order: Order, refundedMinor: number): RefundWording {
  const site: Site = siteOf(order.siteCountryCode);
  const left = `${formatMoney(order.totalMinor - refundedMinor, order.currency, site.code)} ${order.currency}`;
  const isWhole = refundedMinor === order.totalMinor;
  if (site.code === 'NZL')
    return {
      title: 'Refund of a donation',
      leftLabel: 'Donation after refund',
      consequence: isWhole
        ? 'This donation was refunded in full, so its receipt no longer supports a donation tax credit. If the credit has been claimed already, tell Inland Revenue.'
        : `Part of this donation was refunded, so its receipt now supports a donation tax credit on ${left} only. If more has been claimed already, tell Inland Revenue.`,
    };
  return {
    title: 'Refund of a gift',
    leftLabel: 'Gift after refund',
    consequence: isWhole
      ? 'This gift was refunded in full, so its receipt no longer supports a tax deduction. If it has been claimed already, amend the tax return.'
      : `Part of this gift was refunded, so its receipt now supports a deduction of ${left} only. If more has been claimed already, amend the tax return.`,
  };
}
