import { html } from 'hono/html';
import { agencyOf } from './agency.ts';
import { type Markup, type PageContext, to } from './page-context.ts';

/** The foot of every page: acknowledgement, ways on, registrations. */
export function siteFooter({ site }: PageContext): Markup {
  const agency = agencyOf(site);
  return html`<footer class="site-footer"><div class="site-footer__inner">
<p class="site-footer__acknowledgement" lang="${agency.acknowledgementLang}">${agency.acknowledgement}</p>
<div class="site-footer__columns">
<div><h2 class="site-footer__title">Give</h2><ul role="list"><li><a href="${to(site, '/gifts')}">Gifts that protect</a></li><li><a href="${to(site, '/cart')}">Your cart</a></li></ul></div>
<div><h2 class="site-footer__title">About</h2><ul role="list"><li><a href="${to(site, '/')}">What your gift does</a></li><li><a href="${to(site, '/privacy')}">Privacy</a></li><li><a href="${to(site, '/merchant')}">Payments for merchants</a></li></ul></div>
<div><h2 class="site-footer__title">Contact</h2><ul role="list"><li>${agency.phone} (illustrative)</li></ul></div>
</div>
<p class="site-footer__legal">${agency.legal}</p>
<p class="site-footer__legal">${agency.tax} This is a demonstration: payments run in a sandbox and no money moves.</p>
</div></footer>`;
}
