import { html } from 'hono/html';
import { type RefundForm, UNITS_PREFIX } from '../../refunds/parse-refund.ts';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, type PageContext, price } from '../../site/page-context.ts';
import { siteOf } from '../../site/sites.ts';
import { RECORDS_PATH } from '../staff-paths.ts';
import { recordsHead } from './records-head.ts';
import type { StaffOrderData } from './staff-order-page.ts';

/** A confirmation page before the refund: refunded money cannot be collected again. */
export function refundCheckPage(
  context: PageContext,
  { order, lines, refunds }: StaffOrderData,
  form: RefundForm & { formKey: string },
): Markup {
  const site = siteOf(order.siteCountryCode);
  const amount = price(form.amountMinor, site);
  const path = `${RECORDS_PATH}/orders/${encodeURIComponent(order.id)}`;
  const units = form.units.filter(({ quantity }) => quantity > 0);
  const nameOf = (itemId: string) => lines.find((line) => line.itemId === itemId)?.name ?? itemId;
  const row = (label: string, value: Markup | string) =>
    html`<div class="haven-facts__row"><dt>${label}</dt><dd>${value}</dd></div>`;
  const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;
  return layout(context, {
    title: `Refund ${amount}?`,
    head: recordsHead(),
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><p class="eyebrow">Order ${order.id}</p><h1>Refund ${amount}?</h1><p class="lead">The money goes back the way it came, and ${order.customerFirstName} ${order.customerLastName} gets a mail about it. This cannot be undone.</p></div>
<dl class="haven-facts">
${row('Refund', `${amount} ${order.currency}`)}
${row('Left of the order then', price(Math.max(0, refunds.leftMinor - form.amountMinor), site))}
${row('To', order.customerEmailAddress)}
${row('Reason', form.reason)}
${row('Back to stock', units.length > 0 ? units.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`).join(', ') : 'Nothing')}
</dl>
<form class="records-form" method="post" action="${path}/refunds">
${hidden('step', 'refund')}${hidden('formKey', form.formKey)}${hidden('amount', form.amount)}${hidden('reason', form.reason)}
${form.units.map(({ itemId, quantity }) => hidden(`${UNITS_PREFIX}${itemId}`, String(quantity)))}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Refund ${amount}</button><a class="haven-button haven-button--quiet" href="${path}">Do not refund</a></div>
</form>`,
  });
}
