import { html } from 'hono/html';
import { STAFF_ASSETS } from './accounts/passkey-area.ts';

/** The head of pages that search engines must not index; its script says when the session is about to end. */
export const recordsHead = () =>
  html`<meta name="robots" content="noindex"><link rel="stylesheet" href="/design/records.css"><script type="module" src="${STAFF_ASSETS}session-end.js"></script>`;
