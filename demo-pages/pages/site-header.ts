import { html } from 'hono/html';
import { agencyOf } from './agency.ts';
import { type Markup, otherCountryPath, type PageContext, SITES, to } from './page-context.ts';

const FLAGS = { AUS: { file: 'flag-au', short: 'AU' }, NZL: { file: 'flag-nz', short: 'NZ' } } as const;

/** The bar at the top: who we are, the gifts, the other country, the cart. */
export function siteHeader(context: PageContext): Markup {
  const { site, path, cartCount } = context;
  const agency = agencyOf(site);
  const gifts = to(site, '/gifts');
  const current = path === gifts ? html` aria-current="page"` : '';
  return html`<header class="site-header-bar">
<div class="site-header-bar__inner">
<a class="site-header-bar__brand" href="${to(site, '/')}"><img src="/design/logo.svg" width="44" height="44" alt=""><span class="site-header-bar__name">${agency.name} <span class="site-header-bar__country">${agency.country}</span></span></a>
<nav class="site-header-bar__nav" aria-label="Main"><a href="${gifts}"${current}>Gifts</a></nav>
<nav class="country-switch" aria-label="Country">${SITES.map(
    (other) =>
      html`<a href="${otherCountryPath(context, other)}" hreflang="${other.lang}"${other === site ? html` aria-current="true"` : ''}><img src="/design/${FLAGS[other.code].file}.svg" width="20" height="20" alt=""> <abbr title="${other.countryName}">${FLAGS[other.code].short}</abbr></a>`,
  )}</nav>
<a class="site-header-bar__cart" href="${to(site, '/cart')}"><span class="haven-icon haven-icon--cart"></span> Cart <span class="site-header-bar__count" data-cart-count>${cartCount}</span><span class="haven-visually-hidden"> gifts</span></a>
</div>
</header>`;
}
