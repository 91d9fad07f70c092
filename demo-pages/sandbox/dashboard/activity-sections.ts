import { html } from 'hono/html';
import { action, activityTable, type Cell, moment } from './activity-table.ts';
import { type Activity, type CustomerActivity, type DeliveryActivity, type Fields, SHOWN } from './read-activity.ts';

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const state = (status: unknown) =>
  html`<span class="outcome ${text(status)}">${text(status).replaceAll('_', ' ')}</span>`;

/** How a source is recognised: its scheme or kind and its last digits. */
function sourceName({
  type,
  card_scheme,
  card_number_last4,
  account_last4,
  checkout_email,
  gateway_type,
}: Fields): string {
  if (card_number_last4) return `${text(card_scheme)} …${text(card_number_last4)}`;
  if (account_last4) return `account …${text(account_last4)}`;
  return text(checkout_email ?? gateway_type ?? type);
}

function lifeOf(charge: Fields): Cell {
  const { created_at, settles_at, settled_at, reversed_at, status, failure, refunded_amount } = charge;
  const { authorisation_expires_at, captured_amount, cancelled_at, expired_at, amount } = charge;
  const { decline_code } = (failure ?? {}) as Fields;
  const steps: Cell[] = [html`made ${moment(text(created_at))}`];
  if (settles_at) steps.push(html`settles ${moment(text(settles_at))}`);
  if (authorisation_expires_at) steps.push(html`authorised until ${moment(text(authorisation_expires_at))}`);
  if (cancelled_at) steps.push(html`cancelled ${moment(text(cancelled_at))}`);
  if (expired_at) steps.push(html`expired ${moment(text(expired_at))}`);
  if (captured_amount && captured_amount !== amount) steps.push(`captured ${text(captured_amount)}`);
  if (settled_at) steps.push(html`${status === 'failed' ? 'failed' : 'paid'} ${moment(text(settled_at))}`);
  if (reversed_at) steps.push(html`${text(status).replaceAll('_', ' ')} ${moment(text(reversed_at))}`);
  if (decline_code) steps.push(html`reason <code>${text(decline_code)}</code>`);
  if (refunded_amount) steps.push(`refunded ${text(refunded_amount)}`);
  return html`<ol class="life">${steps.map((step) => html`<li>${step}</li>`)}</ol>`;
}

function chargeRow(charge: Fields): Cell[] {
  const { _id, reference, amount, currency, status, captured_amount, refunded_amount = '0.00' } = charge;
  const isRefundable = status === 'complete' && refunded_amount !== captured_amount;
  const refund = () =>
    action(`/actions/charges/${text(_id)}/refund`, 'Refund', `charge ${text(reference)} of ${text(amount)}`, {
      refunded: text(refunded_amount),
    });
  return [
    html`<strong>${text(reference)}</strong><br><code>${text(_id)}</code>`,
    html`<span class="money">${text(currency)} ${text(amount)}</span><br><span class="source">${sourceName(charge)}</span>`,
    state(status),
    lifeOf(charge),
    isRefundable ? refund() : '',
  ];
}

function sourceItem(source: Fields): Cell {
  const mandate = source['mandate'] as Fields | undefined;
  const { expire_month, expire_year } = source;
  const name = sourceName(source);
  return html`<li>${name}${expire_month ? ` until ${text(expire_month)}/${text(expire_year)}` : ''}${source['default'] ? ', default' : ''} ${state(source['status'])}
    ${
      mandate
        ? html`<br>Mandate <strong>${text(mandate['reference'])}</strong>, agreement ${text(mandate['agreement_version'])}, accepted ${moment(text(mandate['accepted_at']))}
      ${mandate['status'] === 'active' ? action(`/actions/mandates/${text(mandate['_id'])}/revoke`, 'Revoke mandate', text(mandate['reference'])) : ''}`
        : ''
    }</li>`;
}

function customerRow({ id, firstName, lastName, email, reference, sources }: CustomerActivity): Cell[] {
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'No name';
  return [
    html`<strong>${name}</strong><br>${email ?? ''}`,
    html`${reference ?? ''}<br><code>${id}</code>`,
    sources.length === 0 ? 'None' : html`<ul class="life">${sources.map(sourceItem)}</ul>`,
  ];
}

function deliveryRow(delivery: DeliveryActivity): Cell[] {
  const { id, type, url, status, tries, lastResult, createdAt, nextTryAt, deliveredAt } = delivery;
  return [
    html`<code>${type}</code><br>${moment(createdAt)}`,
    html`<code>${url}</code>`,
    html`${state(status)}<br>${tries} ${tries === 1 ? 'attempt' : 'attempts'}${lastResult ? `, last: ${lastResult}` : ''}`,
    status === 'waiting' ? html`next ${moment(nextTryAt)}` : moment(deliveredAt),
    status === 'waiting'
      ? ''
      : action(`/actions/deliveries/${id}/replay`, 'Send again', `${type} of ${createdAt.toISOString()}`),
  ];
}

/** The clock, with the form that moves it. `now` is the sandbox's time. */
export function clockSection(now: Date, offsetMs: number): Cell {
  const ahead =
    offsetMs === 0 ? 'It shows the time of this machine.' : `It is ${daysText(offsetMs)} ahead of this machine.`;
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p>The sandbox’s time is <strong>${moment(now)} UTC</strong>. ${ahead} When you move it, everything that becomes due
      happens in order: debits settle or are dishonoured, cards end, charges are disputed. It cannot be moved back.</p>
    <form method="post" action="/actions/clock" class="fields">
      <label>Days forward <input name="days" type="number" min="1" max="3650" step="1" value="1" required></label>
      <button type="submit">Move the clock</button>
    </form>
  </section>`;
}

function daysText(milliseconds: number): string {
  const days = Math.round(milliseconds / 86_400_000);
  return days === 0 ? 'less than a day' : `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** The newest charges, customers and webhooks, with what staff may do about them. */
export function activitySections({ charges, customers, endpoints, deliveries }: Activity): Cell {
  return html`<section aria-labelledby="charges">
    <h2 id="charges">Charges</h2>
    <p>The newest ${SHOWN}. A refund here is one that the merchant’s server did not ask for: a webhook tells it.</p>
    ${activityTable('Table of charges', ['Charge', 'Amount', 'State', 'Life', 'Action'], charges.map(chargeRow), 'Nothing has been charged yet.')}
  </section>
  <section aria-labelledby="customers">
    <h2 id="customers">Customers and saved sources</h2>
    <p>The newest ${SHOWN}. Revoking a mandate is what a payer does at the bank: later debits fail.</p>
    ${activityTable('Table of customers', ['Customer', 'Reference', 'Saved sources'], customers.map(customerRow), 'There is no customer yet.')}
  </section>
  <section aria-labelledby="webhooks">
    <h2 id="webhooks">Webhooks</h2>
    ${
      endpoints.length === 0
        ? html`<p class="note">No endpoint is registered. A server registers one with <code>POST /v1/webhook-endpoints</code>.</p>`
        : html`<ul class="life">${endpoints.map(
            ({ id, url, disabledAt }) =>
              html`<li><code>${url}</code> ${
                disabledAt
                  ? html`<strong>is switched off since ${moment(disabledAt)}: nothing arrived for three days.</strong>
                  ${action(`/actions/endpoints/${id}/enable`, 'Switch on', url)}`
                  : ''
              }</li>`,
          )}</ul>`
    }
    ${activityTable('Table of deliveries', ['Event', 'Endpoint', 'State', 'When', 'Action'], deliveries.map(deliveryRow), 'Nothing has been delivered yet.')}
  </section>`;
}
