import { html } from 'hono/html';
import { type Markup, otherCountryPath, type PageContext, SITES, to } from '../page-context.ts';
import { siteBrand } from './site-brand.ts';
import { siteNavigation } from './site-navigation.ts';

const FLAGS = { AUS: { file: 'flag-au', short: 'AU' }, NZL: { file: 'flag-nz', short: 'NZ' } } as const;

/** The header of every page: brand, navigation, the other country, the cart, and the donate button. */
export function siteHeader(context: PageContext): Markup {
  const { site, cartCount } = context;
  return html`<site-header role="banner" mega loading="eager">
${siteBrand(site, 'brand')}
<div slot="aside" class="site-aside"><nav class="country-switch" aria-label="Country">${SITES.map(
    (other) =>
      html`<a href="${otherCountryPath(context, other)}" hreflang="${other.lang}"${other === site ? html` aria-current="true"` : ''}><img src="/design/${FLAGS[other.code].file}.svg" width="20" height="20" alt=""> <abbr title="${other.countryName}">${FLAGS[other.code].short}</abbr></a>`,
  )}</nav></div>
<form slot="search" class="site-search" role="search" action="${to(site, '/news')}"><div class="haven-field"><label class="haven-field__label" for="site-search">Search our news</label><input class="haven-field__control" id="site-search" name="keywords" type="search" autocomplete="off"></div><button class="haven-button haven-button--primary">Search</button></form>
<div slot="actions" class="site-actions"><a class="site-cart" href="${to(site, '/cart')}"><span class="haven-icon haven-icon--cart"></span> <span class="site-cart__word">Cart</span> <span class="site-cart__count" data-cart-count>${cartCount}</span><span class="haven-visually-hidden"> gifts</span></a><a class="haven-button haven-button--give site-donate" href="${to(site, '/donate')}">Donate</a></div>
${siteNavigation(context)}
</site-header>`;
}
