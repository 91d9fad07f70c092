import { html } from 'hono/html';
import { action, activityTable, type Cell, moment, state } from './activity-table.ts';
import type { AddressOf } from './choose-merchant.ts';
import { type Activity, type DeliveryActivity, SHOWN } from './read-activity.ts';

/** How the last attempt ended: a status, or why there was none. */
function lastAttempt(result: string): string {
  if (result === 'timeout') return 'no answer in time';
  return /^[A-Z]/.test(result) ? `no connection (${result})` : result;
}

function deliveryRow(delivery: DeliveryActivity, address: AddressOf): Cell[] {
  const { id, type, url, status, tries, lastResult, createdAt, nextTryAt, deliveredAt } = delivery;
  const about = `${type} of ${createdAt.toISOString()}`;
  return [
    html`<code>${type}</code><br>${moment(createdAt)}`,
    html`<code>${url}</code>`,
    html`${state(status)}<br>${tries} ${tries === 1 ? 'attempt' : 'attempts'}${lastResult ? `, last: ${lastAttempt(lastResult)}` : ''}`,
    status === 'waiting' ? html`next ${moment(nextTryAt)}` : moment(deliveredAt),
    status === 'waiting' ? '' : action(address(`/actions/deliveries/${id}/replay`), 'Send again', about),
  ];
}

/** An endpoint that was switched off, and the button that switches it on. */
export function switchedOff({ id, url, disabledAt }: Activity['endpoints'][number], address: AddressOf): Cell {
  return html`<strong>was switched off on ${moment(disabledAt)}: nothing had arrived for three days.</strong>
    ${action(address(`/actions/endpoints/${id}/enable`), 'Switch on', url)}`;
}

/** A merchant's webhook endpoints and the newest deliveries. */
export function webhookSection(
  { endpoints, deliveries }: Pick<Activity, 'endpoints' | 'deliveries'>,
  address: AddressOf,
): Cell {
  const heads = ['Event', 'Endpoint', 'State', 'When', 'Action'];
  return html`<section aria-labelledby="webhooks">
    <h2 id="webhooks">Endpoints and deliveries</h2>
    ${
      endpoints.length === 0
        ? html`<p class="note">No endpoint is registered. A server registers one with <code>POST /v1/webhook-endpoints</code>.</p>`
        : html`<ul class="life">${endpoints.map(
            (endpoint) =>
              html`<li><code>${endpoint.url}</code> ${endpoint.disabledAt ? switchedOff(endpoint, address) : state('on')}</li>`,
          )}</ul>`
    }
    <p>The newest ${SHOWN} deliveries. Sending again repeats the same message with the same id.</p>
    ${activityTable(
      'Table of deliveries',
      heads,
      deliveries.map((delivery) => deliveryRow(delivery, address)),
      'Nothing has been delivered yet.',
    )}
  </section>`;
}
