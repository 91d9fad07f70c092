import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/**
 * The HTML document that all small hosted pages share: one stylesheet, at most one script, data in `data-*` attributes.
 */
export function hostedShell(options: {
  title: string;
  sheet: 'checkout' | 'simulated' | 'saved-sources' | 'message-widget';
  script?: string;
  facts?: Readonly<Record<string, string>>;
  bodyClass?: string;
  body: Markup | string;
}): Markup {
  const { title, sheet, script, facts = {}, bodyClass = '', body } = options;
  return html`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="/hosted/${sheet}.css">
    ${script ? html`<script type="module" src="/hosted/${script}.js"></script>` : ''}
  </head>
  <body class="${bodyClass}"${Object.entries(facts).map(([name, value]) => html` data-${name}="${value}"`)}>
    ${body}
  </body>
</html>`;
}
