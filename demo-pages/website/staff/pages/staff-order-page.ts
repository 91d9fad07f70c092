import { html } from 'hono/html';
import type { PricedLine } from '../../gifts/priced-line.ts';
import { type Order, wasPaid } from '../../orders/find-order.ts';
import type { RefundState } from '../../refunds/find-refunds.ts';
import type { RefundForm } from '../../refunds/parse-refund.ts';
import { errorSummary } from '../../site/error-summary.ts';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, price } from '../../site/page-context.ts';
import { siteOf } from '../../site/sites.ts';
import type { TrailEntry } from '../order-trail.ts';
import type { StaffPageContext } from '../staff-page-context.ts';
import { momentText } from './moment-text.ts';
import { recordsHead } from './records-head.ts';
import { recordsNav } from './records-nav.ts';
import { recordsTable } from './records-table.ts';
import { refundForm } from './refund-form.ts';
import { refundOutcome, refundsTable } from './refunds-table.ts';
import { trailTable } from './trail-table.ts';

export interface StaffOrderData {
  order: Order;
  lines: readonly (PricedLine & { returned: number; isLimited: boolean })[];
  refunds: RefundState;
  trail: readonly TrailEntry[];
  /** The signed path of the buyer's page. */
  /** Identifies the refund form, so that sending it twice makes one refund. */
  formKey: string;
  /** The refund that was just requested. */
  shownRefund?: string | undefined;
}

/** The state of an order's payment, in a word or two. */
export function orderState(order: Order, { refundedMinor, askedMinor, isWhole }: RefundState): string {
  if (!wasPaid(order)) return order.status === 'paying' ? 'Payment being checked' : 'Not paid';
  if (order.status === 'reversed') return 'Taken back by the bank';
  if (askedMinor > 0) return 'Refund asked';
  if (isWhole) return 'Refunded';
  if (order.reversedMinor > 0) return 'Partly taken back by the bank';
  return refundedMinor > 0 ? 'Partly refunded' : 'Paid';
}

function badgeOf({ order, refunds }: StaffOrderData): string {
  if (refunds.askedMinor > 0 || order.reversedMinor > 0) return 'warning';
  return order.status === 'paid' && refunds.refundedMinor === 0 ? 'success' : 'info';
}

/** An order as staff see it: the buyer, the gifts, every payment attempt, every refund, and the refund form. */
export function staffOrderPage(context: StaffPageContext, data: StaffOrderData, form?: RefundForm): Markup {
  const { order, lines, refunds, trail, shownRefund } = data;
  const site = siteOf(order.siteCountryCode);
  const shown = refunds.refunds.find(({ id }) => id === shownRefund);
  const row = (label: string, value: Markup | string) =>
    html`<div class="haven-facts__row"><dt>${label}</dt><dd>${value}</dd></div>`;
  const address = [
    order.billingAddressStreet,
    order.billingAddressSuburb,
    order.billingAddressCity,
    order.billingAddressState,
    order.billingAddressPostcode,
  ].filter(Boolean);
  return layout(context, {
    title: `Order ${order.id}`,
    head: recordsHead(),
    hasErrors: form !== undefined,
    main: html`${errorSummary(form?.problems ?? [])}${shown ? refundOutcome(shown, site) : ''}
<div class="page-head"><p class="eyebrow">${site.countryName}</p><h1>Order ${order.id}</h1></div>
${recordsNav(context, 'orders')}
<dl class="haven-facts records-facts">
${row('State', html`<span class="haven-badge haven-badge--${badgeOf(data)}">${orderState(order, refunds)}</span>`)}
${row('Total', `${price(order.totalMinor, site)} ${order.currency}`)}
${refunds.refundedMinor > 0 ? row('Refunded', `${price(refunds.refundedMinor, site)} ${order.currency}`) : ''}
${order.reversedMinor > 0 ? row('Taken back by the bank', `${price(order.reversedMinor, site)} ${order.currency}`) : ''}
${row('Made', `${momentText(order.createdAt)} UTC`)}
${order.paidAt ? row('Paid', `${momentText(order.paidAt)} UTC`) : ''}
${order.transactionId ? row('Charge', order.transactionId) : ''}
${row('Buyer', `${order.customerTitle} ${order.customerFirstName} ${order.customerLastName}`.trim())}
${row('Email', order.customerEmailAddress)}
${row('Phone', order.customerPhoneNumber)}
${row('Address', address.join(', '))}
</dl>
<section class="records-part"><h2>Gifts</h2>
${recordsTable(
  'Gifts',
  ['Gift', 'Units', 'Price', 'Amount', 'Back in stock'],
  lines.map((line) => [
    `${line.name} (${line.variant})`,
    line.quantity,
    price(line.priceMinor, site),
    price(line.priceMinor * line.quantity, site),
    line.isLimited ? line.returned : 'without limit',
  ]),
)}</section>
${refunds.refunds.length > 0 ? html`<section class="records-part" id="refunds"><h2>Refunds</h2>${refundsTable(refunds, lines, site)}</section>` : ''}
${refunds.leftMinor > 0 ? html`<section class="records-part" id="refund"><h2>Refund</h2>${refundForm(data, form)}</section>` : ''}
<section class="records-part"><h2>Audit trail</h2><p>Times are UTC, the newest first.</p>${trailTable(trail)}</section>`,
  });
}
