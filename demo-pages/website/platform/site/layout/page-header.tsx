import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import LAYOUT from '#texts/website/layout';
import { organisationOf } from '../../organisation/organisation.ts';
import { type HeaderLink, hasPage, headerMenu, type MenuLink, sitesWith } from '../../pages/site-pages.ts';
import { SiteHeader } from '../../pages/tags.ts';
import { isWordmark, logoAt } from '../../theme/look.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { linkTo, type Markup, otherCountryLink, type PageContext, to } from '../page-context.ts';
import { activeSites, type Site, siteIn, siteOf, withoutPrefix } from '../sites.ts';
import { menuText } from './menu-text.tsx';

const FLAGS = { AUS: { file: 'flag-au', short: 'AU' }, NZL: { file: 'flag-nz', short: 'NZ' } } as const;

/** The header of every page: brand, navigation, the other country, the cart, and the donate button. */
export function siteHeader(context: PageContext): Markup {
  const { site, cartCount } = context;
  const text = pageTexts(site, LAYOUT);
  return (
    <SiteHeader role="banner" mega>
      {siteBrand(site, 'brand')}
      <div slot="aside" className="site-aside">
        {countrySwitch(context)}
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

/** The same page in the other country; empty where there is one country only. */
function countrySwitch(context: PageContext): Markup | '' {
  const { site } = context;
  const text = pageTexts(site, LAYOUT);
  if (activeSites().length === 1) return '';
  return (
    <nav className="country-switch" aria-label={text('country')}>
      {activeSites()
        .map(({ code }) => siteIn(code, site.lang))
        .map((other) => (
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
  );
}

/** The name of the site, linked to its front page; `slot` is its slot in a block. */
function siteBrand(site: Site, slot?: string): Markup {
  const { country } = organisationOf(site);
  return (
    <a slot={slot || undefined} className="site-brand" {...linkTo(site, '/')}>
      <img {...logoAt(44)} alt="" />
      <span className="site-brand__name">
        {brandName(site)}
        {activeSites().length > 1 && <span className="site-brand__country">{country}</span>}
      </span>
    </a>
  );
}

/** The name beside the logo. A narrow screen shows the short one, where the name begins with it. */
function brandName(site: Site): Markup {
  const { name, shortName } = organisationOf(site);
  if (isWordmark()) return <span className="haven-visually-hidden">{name}</span>;
  if (!name.startsWith(`${shortName} `)) return <span>{name}</span>;
  return (
    <>
      <span>{shortName}</span> <span className="site-brand__rest">{name.slice(shortName.length + 1)}</span>
    </>
  );
}

/**
 * The header of the steps between cart and payment: no search and no other links, so that nothing distracts from the
 * order.
 */
export function checkoutHeader({ site, cartCount }: PageContext): Markup {
  const text = pageTexts(site, CHECKOUT_PAGES);
  return (
    <header className="checkout-header">
      <div className="checkout-header__inner">
        {siteBrand(site)}
        <p className="checkout-header__note">
          <span className="haven-icon haven-icon--lock" /> {text('secure')}
        </p>
        <a className="site-cart" href={to(site, '/cart')}>
          <span className="haven-icon haven-icon--cart" />{' '}
          <span className="checkout-header__back">{text('backToCart')}</span>{' '}
          <span className="site-cart__count" data-cart-count="">
            {cartCount}
          </span>
          <span className="haven-visually-hidden">{pageTexts(site, LAYOUT)('giftsInCart')}</span>
        </a>
      </div>
    </header>
  );
}

/**
 * The same page of this country in its other languages, by the names that they call themselves, below the name of its
 * own; empty where there is none. It opens without a script.
 */
function languageSwitch({ site, path }: PageContext): Markup | '' {
  const own = withoutPrefix(site, path);
  const others = sitesWith(own).filter(({ code, lang }) => code === site.code && lang !== site.lang);
  if (others.length === 0) return '';
  return (
    <nav className="language-switch" aria-label={pageTexts(site, LAYOUT)('language')}>
      <details>
        <summary>{site.languageName}</summary>
        <ul role="list">
          {others.map((other) => (
            <li key={other.lang}>
              <a href={to(other, own)} hrefLang={other.hreflang} lang={other.lang} dir={other.dir}>
                {other.languageName}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The main navigation as nested lists: the header renders from it, and without a script visitors see it as it is. */
function siteNavigation({ site, path, isSandbox }: PageContext): Markup {
  const isHere = ({ path: own }: MenuLink) => hasPage(siteOf(site.code), own);
  const link = ({ label, path: own }: MenuLink) => {
    const href = to(site, own);
    const current = path === href ? 'page' : path.startsWith(`${href}/`) || undefined;
    return (
      <a {...linkTo(site, own)} aria-current={current}>
        {menuText(site, label)}
      </a>
    );
  };
  const group = ({ label, links }: HeaderLink['groups'][number]) => (
    <li key={label.en}>
      {menuText(site, label)}
      <ul role="list">
        {links.map((each) => (
          <li key={each.path}>{link(each)}</li>
        ))}
      </ul>
    </li>
  );
  const entry = (each: HeaderLink) => {
    const groups = each.groups
      .map(({ label, links }) => ({ label, links: links.filter(isHere) }))
      .filter(({ links }) => links.length > 0);
    return (
      <li key={each.path}>
        {link(each)}
        {groups.length > 0 && <ul role="list">{groups.map(group)}</ul>}
      </li>
    );
  };
  return (
    <nav className="site-nav" aria-label={pageTexts(site, LAYOUT)('main')}>
      <ul role="list">{headerMenu(isSandbox).filter(isHere).map(entry)}</ul>
    </nav>
  );
}
