import { html } from 'hono/html';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';

/** The breadcrumb from the front page to an item. */
export function breadcrumb({ site }: PageContext, list: { name: string; path: string }, title: string): Markup {
  return html`<nav class="breadcrumb" aria-label="Breadcrumb"><ol><li><a href="${to(site, '/')}">Home</a></li><li><a href="${to(site, list.path)}">${list.name}</a></li><li><span aria-current="page">${title}</span></li></ol></nav>`;
}
