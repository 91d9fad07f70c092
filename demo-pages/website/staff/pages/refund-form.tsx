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
  return (
    <form
      className="haven-form records-form"
      method="post"
      action={`${RECORDS_PATH}/orders/${encodeURIComponent(order.id)}/refunds`}
      noValidate
    >
      <input type="hidden" name="formKey" value={formKey} />
      {formField({
        name: 'amount',
        label: `Amount in ${order.currency}`,
        hint: `Up to ${left} can be refunded.`,
        value: form?.amount ?? decimalText(refunds.leftMinor),
        autocomplete: 'off',
        error: errorOf('amount'),
        width: 'medium',
      })}
      <div className="haven-field">
        <label className="haven-field__label" htmlFor="reason">
          Reason
        </label>
        <p className="haven-field__hint" id="reason-hint">
          For the audit trail. The buyer won’t see it.
        </p>
        <textarea
          className="haven-field__control"
          id="reason"
          name="reason"
          rows={3}
          maxLength={MAX_REASON}
          required
          aria-describedby={`reason-hint${errorOf('reason') ? ' reason-error' : ''}`}
          aria-invalid={errorOf('reason') ? 'true' : undefined}
          defaultValue={form?.reason ?? ''}
        />
        {errorOf('reason') && (
          <p className="haven-field__error" id="reason-error">
            <span className="haven-visually-hidden">Error: </span>
            {errorOf('reason')}
          </p>
        )}
      </div>
      {units.length > 0 && (
        <fieldset
          className="haven-fieldset"
          id="units"
          tabIndex={-1}
          aria-describedby={unitsError ? 'units-error' : undefined}
        >
          <legend className="haven-fieldset__legend">Back to stock</legend>
          <p className="haven-field__hint">How many units to put back on sale once the refund goes through.</p>
          {unitsError && (
            <p className="haven-field__error" id="units-error">
              <span className="haven-visually-hidden">Error: </span>
              {unitsError}
            </p>
          )}
          {units.map(({ itemId, name, quantity, returned }) =>
            formField({
              id: `units-${itemId}`,
              name: `${UNITS_PREFIX}${itemId}`,
              label: `${name}, up to ${quantity - returned}`,
              value: form?.unitTexts.get(itemId) ?? '0',
              autocomplete: 'off',
              inputmode: 'numeric',
              width: 'short',
            }),
          )}
        </fieldset>
      )}
      <div className="haven-actions">
        <button className="haven-button haven-button--primary" type="submit">
          Review refund
        </button>
      </div>
    </form>
  );
}
