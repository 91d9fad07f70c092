import { html } from 'hono/html';
import { SANDBOX_CALLS } from '../api/openapi/index.ts';
import { activityTable, type Cell } from './activity-table.ts';

/** Every call of the API, what it takes and what it is for. */
export function callSection(): Cell {
  const rows = SANDBOX_CALLS.map(([method, path, key, purpose]) => [
    html`<code>${method} ${path}</code>`,
    key,
    purpose,
  ]);
  return html`<section aria-labelledby="calls">
    <h2 id="calls">Every call</h2>
    <p>Public keys go into the header <code>x-user-public-key</code>, secret keys into <code>x-user-secret-key</code>, tokens into
      <code>x-access-token</code>. An access token does what a public key does, on the pages that it names.
      The <a href="/reference">reference</a> shows what each call takes and answers.</p>
    ${activityTable('Table of calls', ['Call', 'With', 'For'], rows, '')}
  </section>`;
}
