import { html } from 'hono/html';
import LAYOUT from '#texts/website/layout';
import { pageTexts } from '../languages/page-texts.ts';
import { linkTo, type Markup, otherCountryLink, type PageContext, SITES, to } from '../page-context.ts';
import { siteIn } from '../sites.ts';
import { languageSwitch } from './language-switch.tsx';
import { siteBrand } from './site-brand.tsx';
import { siteNavigation } from './site-navigation.tsx';

const FLAGS = { AUS: { file: 'flag-au', short: 'AU' }, NZL: { file: 'flag-nz', short: 'NZ' } } as const;

/** The header of every page: brand, navigation, the other country, the cart, and the donate button. */
export function siteHeader(context: PageContext): Markup {
  const { site, cartCount } = context;
  const text = pageTexts(site, LAYOUT);
  return html`<site-header role="banner" mega>
${siteBrand(site, 'brand')}
<div slot="aside" class="site-aside"><nav class="country-switch" aria-label="${text('country')}">${SITES.map(
    ({ code }) => siteIn(code, site.lang),
  ).map(
    (other) =>
      html`<a ${otherCountryLink(context, other)}${other.code === site.code ? html` aria-current="true"` : ''}><img src="/design/${FLAGS[other.code].file}.svg" width="20" height="20" alt=""> <abbr title="${text(other.code)}">${FLAGS[other.code].short}</abbr></a>`,
  )}</nav>${languageSwitch(context)}</div>
<form slot="search" class="site-search" role="search" action="${to(site, '/search')}"><div class="haven-field"><label class="haven-field__label" for="site-search">${text('searchSite')}</label><input class="haven-field__control" id="site-search" name="keywords" type="search" autocomplete="off"></div><button class="haven-button haven-button--primary">${text('search')}</button></form>
<div slot="actions" class="site-actions"><a class="site-cart" ${linkTo(site, '/cart')}><span class="haven-icon haven-icon--cart"></span> <span class="site-cart__word">${text('cart')}</span> <span class="site-cart__count" data-cart-count>${cartCount ?? ''}</span><span class="haven-visually-hidden">${text('giftsInCart')}</span></a><a class="haven-button haven-button--give site-donate" href="${to(site, '/donate')}">${text('donate')}</a></div>
${siteNavigation(context)}
</site-header>`;
}
