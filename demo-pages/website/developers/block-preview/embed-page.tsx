import type { Markup } from '../../platform/index.ts';
import { previewDocument } from './preview-document.tsx';

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
