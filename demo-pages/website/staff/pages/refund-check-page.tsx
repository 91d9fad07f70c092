import { type RefundForm, UNITS_PREFIX } from '../../payments/index.ts';
import { type Markup, price, RECORDS_PATH, siteOf } from '../../platform/index.ts';
import type { StaffPageContext } from '../staff-page-context.ts';
import type { StaffOrderData } from './staff-order-page.tsx';
import { staffPage } from './staff-page.tsx';

/** A confirmation page before the refund: refunded money cannot be collected again. */
export function refundCheckPage(
  context: StaffPageContext,
  { order, lines, refunds }: StaffOrderData,
  form: RefundForm & { formKey: string },
): Markup {
  const site = siteOf(order.siteCountryCode);
  const amount = price(form.amountMinor, site);
  const path = `${RECORDS_PATH}/orders/${encodeURIComponent(order.id)}`;
  const units = form.units.filter(({ quantity }) => quantity > 0);
  const nameOf = (itemId: string) => lines.find((line) => line.itemId === itemId)?.name ?? itemId;
  const row = (label: string, value: Markup | string) => (
    <div className="haven-facts__row">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const hidden = (name: string, value: string) => <input key={name} type="hidden" name={name} value={value} />;
  return staffPage(context, {
    title: `Refund ${amount}?`,
    place: 'orders',
    eyebrow: `Order ${order.id}`,
    lead:
      `The refund goes back to the original payment method, and we’ll email ${order.customerFirstName} ` +
      `${order.customerLastName}. This cannot be undone.`,
    isNarrow: true,
    main: (
      <>
        <dl className="haven-facts">
          {row('Refund', `${amount} ${order.currency}`)}
          {row('Left to refund afterwards', price(refunds.leftMinor - form.amountMinor, site))}
          {row('To', order.customerEmailAddress)}
          {row('Reason', form.reason)}
          {row(
            'Back to stock',
            units.length > 0
              ? units.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`).join(', ')
              : 'No units',
          )}
        </dl>
        <form className="records-form" method="post" action={`${path}/refunds`}>
          {hidden('step', 'refund')}
          {hidden('formKey', form.formKey)}
          {hidden('amount', form.amount)}
          {hidden('reason', form.reason)}
          {form.units.map(({ itemId, quantity }) => hidden(`${UNITS_PREFIX}${itemId}`, String(quantity)))}
          <div className="haven-actions">
            <button className="haven-button haven-button--primary" type="submit">
              Refund {amount}
            </button>
            <a className="haven-button haven-button--quiet" href={path}>
              Do not refund
            </a>
          </div>
        </form>
      </>
    ),
  });
}
