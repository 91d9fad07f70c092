import { html } from 'hono/html';
import { action, activityTable, type Cell, moment, state, words } from './activity-table.ts';
import type { AddressOf } from './choose-merchant.ts';
import type { Fields } from './read-activity.ts';
import { sourceName } from './source-name.ts';

/** The steps of a charge, in their order. */
function lifeOf(charge: Fields): Cell {
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
  const { decline_code } = (failure ?? {}) as Fields;
  const at = (label: string, time: unknown): Cell[] => (time ? [html`${label} ${moment(words(time))}`] : []);
  const steps: Cell[] = [
    ...at('made', created_at),
    ...at('authorised until', authorisation_expires_at),
    ...at('settles', settles_at),
    ...at(status === 'failed' ? 'failed' : 'paid', settled_at),
    ...at('cancelled', cancelled_at),
    ...at('expired', expired_at),
    ...(captured_amount && captured_amount !== amount ? [`captured ${words(captured_amount)}`] : []),
    ...at(reinstated_at ? 'charged back' : words(status).replaceAll('_', ' '), reversed_at),
    ...at('dispute won', reinstated_at),
    ...(decline_code ? [html`reason <code>${words(decline_code)}</code>`] : []),
    ...(refunded_amount ? [`refunded ${words(refunded_amount)}`] : []),
  ];
  return html`<ol class="life">${steps.map((step) => html`<li>${step}</li>`)}</ol>`;
}

function chargeRow(charge: Fields, address: AddressOf): Cell[] {
  const { _id, reference, amount, captured_amount = amount, currency, status, refunded_amount = '0.00' } = charge;
  const isRefundable = status === 'complete' && refunded_amount !== captured_amount;
  const about = `charge ${words(reference)} of ${words(amount)}`;
  const path = (act: string) => address(`/actions/charges/${words(_id)}/${act}`);
  const button = isRefundable
    ? action(path('refund'), 'Refund', about, { refunded: words(refunded_amount) })
    : status === 'charged_back' && action(path('win-dispute'), 'Win the dispute', about);
  return [
    html`<strong>${words(reference)}</strong><br><code>${words(_id)}</code>`,
    html`<span class="money">${words(currency)} ${words(amount)}</span><br><span class="source">${sourceName(charge)}</span>`,
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
  { items, next_cursor }: { items: readonly Fields[]; next_cursor: string | null },
  { reference, isFirstPage }: ChargeFilter,
  address: AddressOf,
  merchantField: Cell,
): Cell {
  const empty = reference
    ? `No charge has the reference “${reference}”.`
    : 'Nothing has been charged yet. The overview says how a first payment is made.';
  const heads = ['Charge', 'Amount', 'State', 'Life', 'Action'];
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
    ${next_cursor ? html`<a class="more" href="${address('/charges', { reference, cursor: next_cursor })}">Older charges</a>` : ''}
  </section>`;
}
