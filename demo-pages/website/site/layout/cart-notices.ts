import { html } from 'hono/html';
import type { Markup, PageContext } from '../page-context.ts';

/** Changes in the cart since the last visit: prices, and gifts that sold out. */
export function cartNotices({ notices = [] }: PageContext): Markup | '' {
  if (notices.length === 0) return '';
  const lines = notices.map((text) => html`<p class="haven-alert__text">${text}</p>`);
  return html`<div class="haven-alert haven-alert--warning" role="status"><p class="haven-alert__title">Your cart has changed</p>${lines}</div>\n`;
}
