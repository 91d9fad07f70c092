import { html } from 'hono/html';

/** The head of pages that no search engine may keep. */
export const recordsHead = () =>
  html`<meta name="robots" content="noindex"><link rel="stylesheet" href="/design/records.css">`;
