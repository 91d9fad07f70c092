import { html } from 'hono/html';
import type { Markup } from '../site/page-context.ts';

/** The empty document of a preview. It contains the script already, because its policy allows no other. */
export function framePage(): Markup {
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
<script type="module" src="/elements/autoload.js" data-haven-autoload></script>
</head>
<body><div id="stage"></div></body>
</html>
`;
}
