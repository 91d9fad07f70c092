import { brandPath, type Markup } from '../../platform/index.ts';

/** A document in which blocks are previewed: the site's sheets, the loader of its blocks, and a stage. */
export const previewDocument = (scripts: Markup, body: Markup): Markup => (
  <html lang="en-AU" data-site-country-code="AUS" data-haven-preview="">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Preview</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={brandPath('site.css')} />
      <link rel="stylesheet" href="/design/haven-controls.css" />
      <link rel="stylesheet" href="/back-office/assets/frame.css" />
      {scripts}
    </head>
    <body>{body}</body>
  </html>
);

/** The empty document of a preview. It contains the script already, because its policy allows no other. */
export const framePage = (): Markup =>
  previewDocument(<script type="module" src="/elements/autoload.js" data-haven-autoload="" />, <div id="stage" />);

/**
 * The page that a content system frames. The block of a signed address is in an attribute, as text; the page's script
 * makes elements of it. Without one it waits for a page of this site.
 */
export const embedPage = (block: string | undefined): Markup =>
  previewDocument(
    <>
      <script type="module" src="/elements/autoload.js" />
      <script type="module" src="/back-office/assets/embed-preview.js" />
    </>,
    <>
      <div id="stage" data-block={block} />
      <p id="refusal" role="alert" />
    </>,
  );

/** What a wrong address shows. */
export const refusedPage = (reason: string): Markup => (
  <html lang="en-AU">
    <head>
      <meta charSet="utf-8" />
      <title>No preview</title>
    </head>
    <body>
      <p>{reason}</p>
    </body>
  </html>
);
