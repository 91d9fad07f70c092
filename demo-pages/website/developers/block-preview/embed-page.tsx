import { html } from 'hono/html';
import type { Markup } from '../../platform/index.ts';
import { previewDocument } from './preview-document.tsx';

/**
 * The page that a content system frames. The block of a signed address is in an attribute, as text; the page's script makes
 * elements of it. Without one it waits for a page of this site.
 */
export const embedPage = (block: string | undefined): Markup =>
  previewDocument(
    html`<script type="module" src="/elements/autoload.js"></script>
<script type="module" src="/back-office/assets/embed-preview.js"></script>`,
    html`<div id="stage"${block === undefined ? '' : html` data-block="${block}"`}></div><p id="refusal" role="alert"></p>`,
  );

/** What a wrong address shows. */
export const refusedPage = (reason: string): Markup =>
  html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>No preview</title></head><body><p>${reason}</p></body></html>`;
