import { html } from 'hono/html';
import { action, activityTable, state, type TableCell, timeCell, valueText } from './activity-table.ts';
import type { AddressOf } from './choose-merchant.ts';
import {
  type Activity,
  type ActivityRow,
  type CustomerActivity,
  type DeliveryActivity,
  MOST_ROWS,
} from './read-activity.ts';

/** The steps of a charge, in their order. */
function lifeOf(charge: ActivityRow): TableCell {
  const {
    created_at,
    settles_at,
    settled_at,
    reversed_at,
    reinstated_at,
    status,
    failure,
    refunded_amount,
    captured_amount,
  } = charge;
  const { authorisation_expires_at, cancelled_at, expired_at, amount } = charge;
  const { decline_code } = (failure ?? {}) as ActivityRow;
  const at = (label: string, time: unknown): TableCell[] => (time ? [html`${label} ${timeCell(valueText(time))}`] : []);
  const steps: TableCell[] = [
    ...at('made', created_at),
    ...at('authorised until', authorisation_expires_at),
    ...at('settles', settles_at),
    ...at(status === 'failed' ? 'failed' : 'paid', settled_at),
    ...at('cancelled', cancelled_at),
    ...at('expired', expired_at),
    ...(captured_amount && captured_amount !== amount ? [`captured ${valueText(captured_amount)}`] : []),
    ...at(reinstated_at ? 'charged back' : valueText(status).replaceAll('_', ' '), reversed_at),
    ...at('dispute won', reinstated_at),
    ...(decline_code ? [html`reason <code>${valueText(decline_code)}</code>`] : []),
    ...(refunded_amount ? [`refunded ${valueText(refunded_amount)}`] : []),
  ];
  return html`<ol class="life">${steps.map((step) => html`<li>${step}</li>`)}</ol>`;
}

function chargeRow(charge: ActivityRow, address: AddressOf): TableCell[] {
  const { _id, reference, amount, captured_amount = amount, currency, status, refunded_amount = '0.00' } = charge;
  const isRefundable = status === 'complete' && refunded_amount !== captured_amount;
  const about = `charge ${valueText(reference)} of ${valueText(amount)}`;
  const path = (act: string) => address(`/actions/charges/${valueText(_id)}/${act}`);
  const button = isRefundable
    ? action(path('refund'), 'Refund', about, { refunded: valueText(refunded_amount) })
    : status === 'charged_back' && action(path('win-dispute'), 'Win the dispute', about);
  return [
    html`<strong>${valueText(reference)}</strong><br><code>${valueText(_id)}</code>`,
    html`<span class="money">${valueText(currency)} ${valueText(amount)}</span><br>
      <span class="source">${sourceName(charge)}</span>`,
    state(status),
    lifeOf(charge),
    button || '',
  ];
}

/** What the list of charges is limited to. */
export interface ChargeFilter {
  reference: string;
  isFirstPage: boolean;
}

/** A merchant's charges with their life, newest first, and the way to older ones. */
export function chargeSection(
  { items, next_cursor }: { items: readonly ActivityRow[]; next_cursor: string | null },
  { reference, isFirstPage }: ChargeFilter,
  address: AddressOf,
  merchantField: TableCell,
): TableCell {
  const empty = reference
    ? `No charge has the reference “${reference}”.`
    : 'Nothing has been charged yet. The overview says how a first payment is made.';
  const heads = ['Charge', 'Amount', 'State', 'Life', 'Action'];
  const older = next_cursor && address('/charges', { reference, cursor: next_cursor });
  return html`<section aria-labelledby="charges">
    <h2 id="charges">${isFirstPage ? 'Newest charges' : 'Older charges'}</h2>
    <p>A refund here is one that the merchant’s server did not ask for: a webhook tells it.</p>
    <form method="get" action="/charges" class="fields">
      ${merchantField}
      <label>Reference <input name="reference" type="search" value="${reference}" maxlength="255"></label>
      <button type="submit">Find</button>
    </form>
    ${activityTable(
      'Table of charges',
      heads,
      items.map((charge) => chargeRow(charge, address)),
      empty,
    )}
    ${isFirstPage ? '' : html`<a class="more" href="${address('/charges', { reference })}">Newest charges</a>`}
    ${older ? html`<a class="more" href="${older}">Older charges</a>` : ''}
  </section>`;
}

function mandateOf(mandate: ActivityRow, address: AddressOf): TableCell {
  const { _id, reference, agreement_version, accepted_at, status } = mandate;
  const path = address(`/actions/mandates/${valueText(_id)}/revoke`);
  return html`<br>Mandate <strong>${valueText(reference)}</strong>, agreement ${valueText(agreement_version)},
      accepted ${timeCell(valueText(accepted_at))}
      ${status === 'active' ? action(path, 'Revoke mandate', valueText(reference)) : ''}`;
}

function sourceItem(source: ActivityRow, address: AddressOf): TableCell {
  const mandate = source['mandate'] as ActivityRow | undefined;
  const { expire_month, expire_year } = source;
  const expiry = expire_month ? ` until ${valueText(expire_month)}/${valueText(expire_year)}` : '';
  const isDefault = source['default'] ? ', default' : '';
  return html`<li>${sourceName(source)}${expiry}${isDefault} ${state(source['status'])}
    ${mandate ? mandateOf(mandate, address) : ''}</li>`;
}

function customerRow(
  { id, firstName, lastName, email, reference, sources }: CustomerActivity,
  address: AddressOf,
): TableCell[] {
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'No name';
  return [
    html`<strong>${name}</strong><br>${email ?? ''}`,
    html`${reference ?? ''}<br><code>${id}</code>`,
    sources.length === 0 ? 'None' : html`<ul class="life">${sources.map((source) => sourceItem(source, address))}</ul>`,
  ];
}

/** A merchant's customers with their saved sources and mandates. */
export function customerSection(customers: readonly CustomerActivity[], address: AddressOf): TableCell {
  const heads = ['Customer', 'Reference', 'Saved sources'];
  return html`<section aria-labelledby="customers">
    <h2 id="customers">Customers and saved sources</h2>
    <p>The newest ${MOST_ROWS}. Revoking a mandate is what a payer does at the bank: later debits fail.</p>
    ${activityTable(
      'Table of customers',
      heads,
      customers.map((customer) => customerRow(customer, address)),
      'No customers yet. A server creates one with POST /v1/customers.',
    )}
  </section>`;
}

/** How the last attempt ended: a status, or why there was none. */
function lastAttempt(result: string): string {
  if (result === 'timeout') return 'no answer in time';
  return /^[A-Z]/.test(result) ? `no connection (${result})` : result;
}

function deliveryRow(delivery: DeliveryActivity, address: AddressOf): TableCell[] {
  const { id, type, url, status, tries, lastResult, createdAt, nextTryAt, deliveredAt } = delivery;
  const about = `${type} of ${createdAt.toISOString()}`;
  const last = lastResult ? `, last: ${lastAttempt(lastResult)}` : '';
  return [
    html`<code>${type}</code><br>${timeCell(createdAt)}`,
    html`<code>${url}</code>`,
    html`${state(status)}<br>${tries} ${tries === 1 ? 'attempt' : 'attempts'}${last}`,
    status === 'waiting' ? html`next ${timeCell(nextTryAt)}` : timeCell(deliveredAt),
    status === 'waiting' ? '' : action(address(`/actions/deliveries/${id}/replay`), 'Send again', about),
  ];
}

/** An endpoint that was switched off, and the button that switches it on. */
export function switchedOff({ id, url, disabledAt }: Activity['endpoints'][number], address: AddressOf): TableCell {
  return html`<strong>was switched off on ${timeCell(disabledAt)}: nothing had arrived for three days.</strong>
    ${action(address(`/actions/endpoints/${id}/enable`), 'Switch on', url)}`;
}

/** A merchant's webhook endpoints and the newest deliveries. */
export function webhookSection(
  { endpoints, deliveries }: Pick<Activity, 'endpoints' | 'deliveries'>,
  address: AddressOf,
): TableCell {
  const heads = ['Event', 'Endpoint', 'State', 'When', 'Action'];
  return html`<section aria-labelledby="webhooks">
    <h2 id="webhooks">Endpoints and deliveries</h2>
    ${
      endpoints.length === 0
        ? html`<p class="note">No endpoint is registered.
        A server registers one with <code>POST /v1/webhook-endpoints</code>.</p>`
        : html`<ul class="life">${endpoints.map(
            (endpoint) => html`<li><code>${endpoint.url}</code>
              ${endpoint.disabledAt ? switchedOff(endpoint, address) : state('on')}</li>`,
          )}</ul>`
    }
    <p>The newest ${MOST_ROWS} deliveries. Sending again repeats the same message with the same id.</p>
    ${activityTable(
      'Table of deliveries',
      heads,
      deliveries.map((delivery) => deliveryRow(delivery, address)),
      'Nothing has been delivered yet.',
    )}
  </section>`;
}

/** How a source is recognised: its scheme or kind and its last digits. */
function sourceName(source: ActivityRow): string {
  const { type, card_scheme, card_number_last4, account_last4, checkout_email, gateway_type } = source;
  if (card_number_last4) return `${valueText(card_scheme)} …${valueText(card_number_last4)}`;
  if (account_last4) return `account …${valueText(account_last4)}`;
  return valueText(checkout_email ?? gateway_type ?? type);
}
