import type { Markup } from '../../platform/index.ts';

/** A document in which blocks are previewed: the site's sheets, the loader of its blocks, and a stage. */
export const previewDocument = (scripts: Markup, body: Markup): Markup => (
  <html lang="en-AU" data-site-country-code="AUS" data-haven-preview="">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Preview</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href="/design/haven.css" />
      <link rel="stylesheet" href="/design/haven-controls.css" />
      <link rel="stylesheet" href="/back-office/assets/frame.css" />
      {scripts}
    </head>
    <body>{body}</body>
  </html>
);
