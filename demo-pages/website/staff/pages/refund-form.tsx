import { html } from 'hono/html';
import { decimalText } from '#rules/money.ts';
import { MAX_REASON, type RefundForm, UNITS_PREFIX } from '../../payments/index.ts';
import { formField, type Markup, price, RECORDS_PATH, siteOf } from '../../platform/index.ts';
import type { StaffOrderData } from './staff-order-page.tsx';

/**
 * The form for a refund: the amount, the reason, and the units that return to the stock. A confirmation page follows.
 */
export function refundForm({ order, lines, refunds, formKey }: StaffOrderData, form?: RefundForm): Markup {
  const errorOf = (field: string) => form?.problems.find((problem) => problem.field === field)?.message;
  const units = lines.filter(({ isLimited, quantity, returned }) => isLimited && quantity > returned);
  const left = price(refunds.leftMinor, siteOf(order.siteCountryCode));
  const unitsError = errorOf('units');
  return html`<form class="haven-form records-form" method="post" action="${RECORDS_PATH}/orders/${encodeURIComponent(order.id)}/refunds" novalidate>
<input type="hidden" name="formKey" value="${formKey}">
${formField({
  name: 'amount',
  label: `Amount in ${order.currency}`,
  hint: `Up to ${left} can be refunded.`,
  value: form?.amount ?? decimalText(refunds.leftMinor),
  autocomplete: 'off',
  error: errorOf('amount'),
  width: 'medium',
})}
<div class="haven-field"><label class="haven-field__label" for="reason">Reason</label>
<p class="haven-field__hint" id="reason-hint">For the audit trail. The buyer won’t see it.</p>
<textarea class="haven-field__control" id="reason" name="reason" rows="3" maxlength="${MAX_REASON}" required aria-describedby="reason-hint${errorOf('reason') ? ' reason-error' : ''}"${errorOf('reason') ? html` aria-invalid="true"` : ''}>${form?.reason ?? ''}</textarea>
${errorOf('reason') ? html`<p class="haven-field__error" id="reason-error"><span class="haven-visually-hidden">Error: </span>${errorOf('reason')}</p>` : ''}</div>
${
  units.length > 0
    ? html`<fieldset class="haven-fieldset" id="units" tabindex="-1"${unitsError ? html` aria-describedby="units-error"` : ''}><legend class="haven-fieldset__legend">Back to stock</legend>
<p class="haven-field__hint">How many units to put back on sale once the refund goes through.</p>
${unitsError ? html`<p class="haven-field__error" id="units-error"><span class="haven-visually-hidden">Error: </span>${unitsError}</p>` : ''}
${units.map(({ itemId, name, quantity, returned }) =>
  formField({
    id: `units-${itemId}`,
    name: `${UNITS_PREFIX}${itemId}`,
    label: `${name}, up to ${quantity - returned}`,
    value: form?.unitTexts.get(itemId) ?? '0',
    autocomplete: 'off',
    inputmode: 'numeric',
    width: 'short',
  }),
)}</fieldset>`
    : ''
}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Review refund</button></div>
</form>`;
}
