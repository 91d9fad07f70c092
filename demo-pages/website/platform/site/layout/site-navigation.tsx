import { html } from 'hono/html';
import LAYOUT from '#texts/website/layout';
import type { MenuGroup, MenuLabel } from '../../pages/define-page.ts';
import { menuOf } from '../../pages/site-pages.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { linkTo, type Markup, type PageContext, to } from '../page-context.ts';

/** The main navigation as nested lists: the header draws from it, and without a script visitors see it as it is. */
export function siteNavigation({ site, path }: PageContext): Markup {
  const text = pageTexts(site, LAYOUT);
  const link = (label: MenuLabel, own: string) => {
    const href = to(site, own);
    const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined;
    return html`<a ${linkTo(site, own)}${current ? html` aria-current="${current}"` : ''}>${text(label)}</a>`;
  };
  const group = ({ name, links }: MenuGroup) =>
    html`<li>${text(name)}<ul role="list">${links.map((each) => html`<li>${link(...each)}</li>`)}</ul></li>`;
  return html`<nav class="site-nav" aria-label="${text('main')}"><ul role="list">${menuOf('main').map(
    ({ label, path: own, groups }) =>
      html`<li>${link(label, own)}${groups ? html`<ul role="list">${groups.map(group)}</ul>` : ''}</li>`,
  )}</ul></nav>`;
}
