import { html } from 'hono/html';
import { type LoggedRequest, MOST_REQUESTS } from '../core/index.ts';
import { activityTable, type TableCell, timeCell } from './activity-table.ts';
import type { AddressOf } from './choose-merchant.ts';

/** A status as a coloured word, with the code of a refusal. */
function responseOf({ status, code }: LoggedRequest): TableCell {
  const outcome = html`<span class="outcome ${status >= 400 ? 'failed' : 'complete'}">${status}</span>`;
  return code ? html`${outcome} <code>${code}</code>` : outcome;
}

function requestRow(request: LoggedRequest, address: AddressOf): TableCell[] {
  const { id, method, path, credential, durationMs, createdAt } = request;
  return [
    html`<a href="${address(`/requests/${id}`)}"><code>${method} ${path}</code></a>`,
    responseOf(request),
    credential ?? 'no known credential',
    html`${timeCell(createdAt)}<br>${durationMs} ms`,
  ];
}

/** Calls as a table. */
export const requestTable = (requests: readonly LoggedRequest[], empty: string, address: AddressOf): TableCell =>
  activityTable(
    'Table of requests',
    ['Call', 'Answer', 'With', 'When'],
    requests.map((request) => requestRow(request, address)),
    empty,
  );

/** A merchant's newest calls, and the way to older ones. */
export function requestSection(
  requests: readonly LoggedRequest[],
  { onlyRefused, before, next }: { onlyRefused: boolean; before: string | undefined; next: number | undefined },
  address: AddressOf,
): TableCell {
  const only = onlyRefused ? 'refused' : undefined;
  const older = next === undefined ? '' : address('/requests', { only, before: String(next) });
  return html`<section aria-labelledby="requests">
    <h2 id="requests">${before ? 'Older' : 'Newest'} ${onlyRefused ? 'refused requests' : 'requests'}</h2>
    <p>The newest ${MOST_REQUESTS} calls of all merchants are stored. Secrets and card numbers are masked before that;
      headers are not stored. Calls whose key nobody has are shown to every merchant.</p>
    <p><a class="more" href="${address('/requests', { only: onlyRefused ? undefined : 'refused' })}">
      ${onlyRefused ? 'Show all requests' : 'Show errors only'}</a></p>
    ${requestTable(requests, onlyRefused ? 'Nothing was refused.' : 'Nobody has called the API yet.', address)}
    ${before ? html`<a class="more" href="${address('/requests', { only })}">Newest requests</a>` : ''}
    ${older ? html`<a class="more" href="${older}">Older requests</a>` : ''}
  </section>`;
}

const bodyOf = (label: string, id: string, body: string | null): TableCell => html`<section aria-labelledby="${id}">
    <h2 id="${id}">${label}</h2>
    ${
      body === null
        ? html`<p class="note">There is none.</p>`
        : html`<pre tabindex="0" role="region" aria-label="Text: ${label}">${body}</pre>`
    }
  </section>`;

/** One call with its bodies. */
export function requestDetail(request: LoggedRequest, address: AddressOf): TableCell {
  const { id, method, path, credential, durationMs, createdAt, requestBody, answerBody } = request;
  return html`<section aria-labelledby="call">
    <h2 id="call"><code>${method} ${path}</code></h2>
    <dl>
      <div><dt>Answer</dt><dd>${responseOf(request)}</dd></div>
      <div><dt>With</dt><dd>${credential ?? 'no known credential'}</dd></div>
      <div><dt>When</dt><dd>${timeCell(createdAt)}, in ${durationMs} ms</dd></div>
      <div><dt>Request id</dt><dd><code>${id}</code></dd></div>
    </dl>
    <a class="more" href="${address('/requests')}">All requests</a>
  </section>
  ${bodyOf('Body of the request', 'request-body', requestBody)}
  ${bodyOf('Answer', 'answer-body', answerBody)}`;
}
