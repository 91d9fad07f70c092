import { html } from 'hono/html';
import type { Markup } from '../page-context.ts';
import { MERCHANT_GROUPS } from './merchant-demos.ts';

const link = (href: string, short: string) => html`<li><a href="${href}">${short}</a></li>`;

/** Where everything on the page is, one line a group. */
export const merchantNav = (): Markup => html`<nav class="merchant-nav" aria-label="On this page">
<dl>${MERCHANT_GROUPS.map(
  ({ id, title, demos }) =>
    html`<div><dt><a href="#${id}">${title}</a></dt><dd><ul role="list">${demos.map((demo) => link(`#${demo.id}-demo`, demo.short))}</ul></dd></div>`,
)}</dl>
<p><a href="#install">Install</a> <a href="#test-data">Test numbers</a></p>
</nav>`;
