import { html } from 'hono/html';
import type { Markup, PageContext } from './page-context.ts';
import { siteFooter } from './site-footer.ts';
import { siteHeader } from './site-header.ts';

export interface PageParts {
  title: string;
  description?: string;
  main: Markup;
  /** Modifiers of the main column, such as `page-main--narrow`. */
  mainClass?: string;
  /** A page that lists what went wrong says so in its title, for people who only hear it. */
  hasErrors?: boolean;
}

/** A whole page: head, header, main, footer and the one script that brings the blocks to life. */
export function layout(
  context: PageContext,
  { title, description, main, mainClass = '', hasErrors }: PageParts,
): Markup {
  const { site } = context;
  const summary =
    description ??
    'Useful gifts that protect people who had to flee. A demonstration site of a fictional refugee agency.';
  return html`<!doctype html>
<html lang="${site.lang}" data-site-country-code="${site.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${hasErrors ? 'Error: ' : ''}${title} – Haven Refugee Aid</title>
<meta name="description" content="${summary}">
<link rel="preload" href="/design/fonts/source-sans-3-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/design/fonts/source-serif-4-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/design/haven.css">
<link rel="stylesheet" href="/design/haven-controls.css">
<link rel="icon" href="/design/favicon.svg" type="image/svg+xml">
<meta name="theme-color" content="#08305A">
<script type="module" src="/elements/autoload.js"></script>
</head>
<body>
<a class="skip-link" href="#main">Skip to main content</a>
${siteHeader(context)}
<main class="${`page-main ${mainClass}`.trim()}" id="main">
${main}
</main>
${siteFooter(context)}
</body>
</html>
`;
}
