import { html } from 'hono/html';
import type { Markup } from '../../../platform/index.ts';

/** What was just done, said at the top of the page. */
export const doneAlert = (title: string, text: string): Markup =>
  html`<div class="haven-alert haven-alert--success" role="status"><p class="haven-alert__title">${title}</p><p class="haven-alert__text">${text}</p></div>`;
