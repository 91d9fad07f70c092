import { decimalText } from '#rules/money.ts';
import { MAX_REASON, type Refund, type RefundForm, type RefundState, UNITS_PREFIX } from '../../payments/index.ts';
import { formField, type Markup, momentText, price, RECORDS_PATH, type Site, siteOf } from '../../platform/index.ts';
import type { PricedLine } from '../../shop/index.ts';
import type { StaffPageContext } from '../staff-member.ts';
import { codeWords, statusBadge } from './record-status.tsx';
import { moneyText, recordsTable } from './records-table.tsx';
import type { StaffOrderData } from './staff-order-page.tsx';
import { staffPage } from './staff-page.tsx';

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

/** The provider's error codes, explained for staff who must decide what to do next. */
const FAILURES: Readonly<Record<string, string>> = {
  refund_refused: 'The payer’s bank refused the refund. Ask the payer for another way to return the money.',
  refund_exceeds_charge:
    'The provider has less left on this charge than you asked to refund. Compare the amounts in the provider’s ' +
    'records.',
  charge_not_complete: 'The provider has not completed the charge yet. Try again later.',
  not_found: 'The provider has no such charge. Check that it was made with the same account.',
};

/** The refunds of an order with their status, oldest first. */
export function refundsTable({ refunds }: RefundState, lines: readonly PricedLine[], site: Site): Markup {
  const nameOf = (itemId: string) => lines.find((line) => line.itemId === itemId)?.name ?? itemId;
  return recordsTable(
    'Refunds',
    [
      'Requested',
      'By',
      { title: 'Amount', isNumeric: true },
      'Status',
      'Reason',
      'Back to stock',
      'Finished',
      'Refund',
    ],
    refunds.map((refund) => [
      momentText(refund.createdAt, site.code),
      refund.staffName,
      moneyText(refund.amountMinor, site.currency),
      statusBadge(
        refund.status,
        refund.status === 'failed' ? `Failed: ${codeWords(refund.errorCode ?? '')}` : undefined,
      ),
      refund.reason,
      refund.units.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`).join(', '),
      momentText(refund.finishedAt, site.code),
      refund.refundId ?? '',
    ]),
  );
}

/** The result of the refund that was just requested. */
export function refundOutcome({ status, amountMinor, errorCode }: Refund, site: Site, who = 'buyer'): Markup {
  const amount = price(amountMinor, site);
  const box = (kind: string, role: string, title: string, text: string) => (
    <div className={`haven-alert haven-alert--${kind}`} role={role}>
      <p className="haven-alert__title">{title}</p>
      <p className="haven-alert__text">{text}</p>
    </div>
  );
  if (status === 'refunded') return box('success', 'status', `${amount} refunded`, `We’ll email the ${who}.`);
  if (status === 'failed') {
    const text = FAILURES[errorCode ?? ''] ?? `The provider answered “${errorCode}”. Nothing was refunded.`;
    return box('error', 'alert', `${amount} could not be refunded`, text);
  }
  const text =
    'The payment provider has not answered yet. We check again every half minute, and the money is refunded once ' +
    'only. Please do not request it again.';
  return box('info', 'status', `Refund of ${amount} requested`, text);
}

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
