import { html } from 'hono/html';
import type { Markup } from '../page-context.ts';

/** What a preview says at its top. */
export const previewNotice = (): Markup =>
  html`<div class="haven-alert haven-alert--info" role="status"><p class="haven-alert__title">Preview</p><p class="haven-alert__text">Only staff see this page. What is sent from its form is not stored.</p></div>`;
