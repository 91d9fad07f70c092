import LAYOUT from '#texts/website/layout';
import { SiteHeader } from '../../pages/tags.ts';
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
  return (
    <SiteHeader role="banner" mega>
      {siteBrand(site, 'brand')}
      <div slot="aside" className="site-aside">
        <nav className="country-switch" aria-label={text('country')}>
          {SITES.map(({ code }) => siteIn(code, site.lang)).map((other) => (
            <a
              key={other.code}
              {...otherCountryLink(context, other)}
              aria-current={other.code === site.code ? 'true' : undefined}
            >
              <img src={`/design/${FLAGS[other.code].file}.svg`} width={20} height={20} alt="" />{' '}
              <abbr title={text(other.code)}>{FLAGS[other.code].short}</abbr>
            </a>
          ))}
        </nav>
        {languageSwitch(context)}
      </div>
      <form slot="search" className="site-search" role="search" action={to(site, '/search')}>
        <div className="haven-field">
          <label className="haven-field__label" htmlFor="site-search">
            {text('searchSite')}
          </label>
          <input className="haven-field__control" id="site-search" name="keywords" type="search" autoComplete="off" />
        </div>
        <button className="haven-button haven-button--primary">{text('search')}</button>
      </form>
      <div slot="actions" className="site-actions">
        <a className="site-cart" {...linkTo(site, '/cart')}>
          <span className="haven-icon haven-icon--cart" /> <span className="site-cart__word">{text('cart')}</span>{' '}
          <span className="site-cart__count" data-cart-count="">
            {cartCount}
          </span>
          <span className="haven-visually-hidden">{text('giftsInCart')}</span>
        </a>
        <a className="haven-button haven-button--give site-donate" href={to(site, '/donate')}>
          {text('donate')}
        </a>
      </div>
      {siteNavigation(context)}
    </SiteHeader>
  );
}
