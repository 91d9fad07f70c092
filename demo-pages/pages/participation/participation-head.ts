import { html } from 'hono/html';
import { alternateLinks } from '../alternate-links.ts';
import type { Markup, PageContext } from '../page-context.ts';

/** The sheet of these pages, and their addresses in both countries. */
export function participationHead(context: PageContext): Markup {
  return html`<link rel="stylesheet" href="/design/participation.css">
${alternateLinks(context)}`;
}
