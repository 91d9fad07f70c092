import { html } from 'hono/html';

/** The head of pages that search engines must not index. */
export const recordsHead = () =>
  html`<meta name="robots" content="noindex"><link rel="stylesheet" href="/design/records.css">`;
