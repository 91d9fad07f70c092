import { html } from 'hono/html';
import { agencyOf } from '../agency.ts';
import { linkTo, type Markup } from '../page-context.ts';
import type { Site } from '../sites.ts';

/** The name of the site, linked to its front page; `slot` is its slot in a block. */
export function siteBrand(site: Site, slot?: string): Markup {
  return html`<a${slot ? html` slot="${slot}"` : ''} class="site-brand" ${linkTo(site, '/')}><img src="/design/logo.svg" width="44" height="44" alt=""><span class="site-brand__name"><span>Haven</span> <span class="site-brand__rest">Refugee Aid</span><span class="site-brand__country">${agencyOf(site).country}</span></span></a>`;
}
