import type { RefundForm, RefundState } from '../../payments/index.ts';
import { type Markup, momentText, siteOf } from '../../platform/index.ts';
import { type Order, type PricedLine, wasPaid } from '../../shop/index.ts';
import type { TrailEntry } from '../order-trail.ts';
import type { StaffPageContext } from '../staff-member.ts';
import { moneyText, recordsTable, trailTable } from './records-table.tsx';
import { refundForm, refundOutcome, refundsTable } from './refund-views.tsx';
import { staffPage } from './staff-page.tsx';

export interface StaffOrderData {
  order: Order;
  lines: readonly (PricedLine & { returned: number; isLimited: boolean })[];
  refunds: RefundState;
  trail: readonly TrailEntry[];
  /** Identifies the refund form, so that sending it twice makes one refund. */
  formKey: string;
  /** The refund that was just requested. */
  shownRefund?: string | undefined;
}

/** The state of an order's payment, in a word or two. */
function orderState(order: Order, { refundedMinor, requestedMinor, isWhole }: RefundState): string {
  if (!wasPaid(order)) return order.status === 'paying' ? 'Payment being checked' : 'Not paid';
  if (order.status === 'reversed') return 'Reversed by the bank';
  if (requestedMinor > 0) return 'Refund requested';
  if (isWhole) return 'Refunded';
  if (order.reversedMinor > 0) return 'Partly reversed by the bank';
  return refundedMinor > 0 ? 'Partly refunded' : 'Paid';
}

function badgeOf({ order, refunds }: StaffOrderData): string {
  if (refunds.requestedMinor > 0 || order.reversedMinor > 0) return 'warning';
  return order.status === 'paid' && refunds.refundedMinor === 0 ? 'success' : 'info';
}

/** An order as staff see it: the buyer, the gifts, every payment attempt, every refund, and the refund form. */
export function staffOrderPage(context: StaffPageContext, data: StaffOrderData, form?: RefundForm): Markup {
  const { order, lines, refunds, trail, shownRefund } = data;
  const site = siteOf(order.siteCountryCode);
  const shown = refunds.refunds.find(({ id }) => id === shownRefund);
  const row = (label: string, value: Markup | string) => (
    <div className="haven-facts__row">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const address = [
    order.billingAddressStreet,
    order.billingAddressSuburb,
    order.billingAddressCity,
    order.billingAddressState,
    order.billingAddressPostcode,
  ].filter(Boolean);
  const money = (minor: number) => moneyText(minor, order.currency);
  return staffPage(context, {
    title: `Order ${order.id}`,
    place: 'orders',
    eyebrow: site.countryName,
    problems: form?.problems ?? [],
    outcome: shown ? refundOutcome(shown, site) : '',
    main: (
      <>
        <dl className="haven-facts records-facts">
          {row(
            'Status',
            <span className={`haven-badge haven-badge--${badgeOf(data)}`}>{orderState(order, refunds)}</span>,
          )}
          {row('Total', money(order.totalMinor))}
          {refunds.refundedMinor > 0 && row('Refunded', money(refunds.refundedMinor))}
          {order.reversedMinor > 0 && row('Reversed by the bank', money(order.reversedMinor))}
          {row('Created', momentText(order.createdAt, site.code))}
          {order.paidAt && row('Paid', momentText(order.paidAt, site.code))}
          {order.transactionId && row('Charge', order.transactionId)}
          {row('Buyer', `${order.customerTitle} ${order.customerFirstName} ${order.customerLastName}`.trim())}
          {row('Email', order.customerEmailAddress)}
          {row('Phone', order.customerPhoneNumber)}
          {row('Address', address.join(', '))}
        </dl>
        <section className="records-part">
          <h2>Gifts</h2>
          {recordsTable(
            'Gifts',
            ['Gift', ...['Units', 'Price', 'Amount', 'Returned to stock'].map((title) => ({ title, isNumeric: true }))],
            lines.map((line) => [
              `${line.name} (${line.variant})`,
              line.quantity,
              money(line.priceMinor),
              money(line.priceMinor * line.quantity),
              line.isLimited ? line.returned : 'Not stock-controlled',
            ]),
          )}
        </section>
        {refunds.refunds.length > 0 && (
          <section className="records-part" id="refunds">
            <h2>Refunds</h2>
            {refundsTable(refunds, lines, site)}
          </section>
        )}
        {refunds.leftMinor > 0 && (
          <section className="records-part" id="refund">
            <h2>Refund</h2>
            {refundForm(data, form)}
          </section>
        )}
        <section className="records-part">
          <h2>Audit trail</h2>
          {trailTable(trail)}
        </section>
      </>
    ),
  });
}
