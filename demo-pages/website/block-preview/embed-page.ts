import { html } from 'hono/html';
import type { Markup } from '../site/page-context.ts';

/**
 * The page that a content system frames. The block of a signed address is in an attribute, as text; the page's script makes
 * elements of it. Without one it waits for a page of this site.
 */
export function embedPage(block: string | undefined): Markup {
  return html`<!doctype html>
<html lang="en-AU" data-site-country-code="AUS" data-haven-preview>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/design/haven.css">
<link rel="stylesheet" href="/design/haven-controls.css">
<link rel="stylesheet" href="/back-office/assets/frame.css">
<script type="module" src="/elements/autoload.js"></script>
<script type="module" src="/back-office/assets/embed-preview.js"></script>
</head>
<body><div id="stage"${block === undefined ? '' : html` data-block="${block}"`}></div><p id="refusal" role="alert"></p></body>
</html>
`;
}

/** What a wrong address shows. */
export const refusedPage = (reason: string): Markup =>
  html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>No preview</title></head><body><p>${reason}</p></body></html>`;
