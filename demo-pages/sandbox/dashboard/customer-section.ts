import { html } from 'hono/html';
import { action, activityTable, type Cell, moment, state, words } from './activity-table.ts';
import type { AddressOf } from './choose-merchant.ts';
import { type CustomerActivity, type Fields, SHOWN } from './read-activity.ts';
import { sourceName } from './source-name.ts';

function mandateOf(mandate: Fields, address: AddressOf): Cell {
  const { _id, reference, agreement_version, accepted_at, status } = mandate;
  const path = address(`/actions/mandates/${words(_id)}/revoke`);
  return html`<br>Mandate <strong>${words(reference)}</strong>, agreement ${words(agreement_version)}, accepted ${moment(words(accepted_at))}
      ${status === 'active' ? action(path, 'Revoke mandate', words(reference)) : ''}`;
}

function sourceItem(source: Fields, address: AddressOf): Cell {
  const mandate = source['mandate'] as Fields | undefined;
  const { expire_month, expire_year } = source;
  return html`<li>${sourceName(source)}${expire_month ? ` until ${words(expire_month)}/${words(expire_year)}` : ''}${source['default'] ? ', default' : ''} ${state(source['status'])}
    ${mandate ? mandateOf(mandate, address) : ''}</li>`;
}

function customerRow(
  { id, firstName, lastName, email, reference, sources }: CustomerActivity,
  address: AddressOf,
): Cell[] {
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'No name';
  return [
    html`<strong>${name}</strong><br>${email ?? ''}`,
    html`${reference ?? ''}<br><code>${id}</code>`,
    sources.length === 0 ? 'None' : html`<ul class="life">${sources.map((source) => sourceItem(source, address))}</ul>`,
  ];
}

/** A merchant's customers with their saved sources and mandates. */
export function customerSection(customers: readonly CustomerActivity[], address: AddressOf): Cell {
  const heads = ['Customer', 'Reference', 'Saved sources'];
  return html`<section aria-labelledby="customers">
    <h2 id="customers">Customers and saved sources</h2>
    <p>The newest ${SHOWN}. Revoking a mandate is what a payer does at the bank: later debits fail.</p>
    ${activityTable(
      'Table of customers',
      heads,
      customers.map((customer) => customerRow(customer, address)),
      'No customers yet. A server creates one with POST /v1/customers.',
    )}
  </section>`;
}
