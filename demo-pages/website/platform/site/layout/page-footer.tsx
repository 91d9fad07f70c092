import LAYOUT from '#texts/website/layout';
import { consentLink } from '../../consent/consent-notice.tsx';
import { organisationOf } from '../../organisation/organisation.ts';
import { footerMenus, hasPage, type MenuLink, type OutsideLink } from '../../pages/site-pages.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { footerNewsletter } from '../newsletter-form.tsx';
import { linkTo, type Markup, type PageContext } from '../page-context.ts';
import { siteOf } from '../sites.ts';
import { menuText } from './menu-text.tsx';

/** The footer of every page: acknowledgement, links, registrations. */
export function siteFooter(context: PageContext): Markup {
  const { site, isSandbox } = context;
  const organisation = organisationOf(site);
  const text = pageTexts(site, LAYOUT);
  // The pages for authors and developers are English, and the same for both countries.
  const english = site.language === 'en' ? undefined : 'en';
  const isHere = (link: MenuLink | OutsideLink) => 'url' in link || hasPage(siteOf(site.code), link.path);
  const hrefOf = (link: MenuLink | OutsideLink) => {
    if ('url' in link) return { href: link.url };
    return link.isOne ? { href: link.path, hrefLang: english } : linkTo(site, link.path);
  };
  const item = (link: MenuLink | OutsideLink) => (
    <li key={'url' in link ? link.url : link.path}>
      <a {...hrefOf(link)}>{menuText(site, link.label)}</a>
    </li>
  );
  const columns = footerMenus(isSandbox)
    .map(({ title, links }) => ({ title, links: links.filter(isHere) }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        {footerNewsletter(context)}
        <p className="site-footer__acknowledgement" lang={organisation.acknowledgementLang}>
          {organisation.acknowledgement}
        </p>
        <div className="site-footer__columns">
          {columns.map(({ title, links }, place) => (
            <div key={typeof title === 'string' ? title : title.en}>
              <h2 className="site-footer__title">{menuText(site, title)}</h2>
              <ul role="list">{links.map(item)}</ul>
              {place === columns.length - 1 && consentLink(site)}
              {place === columns.length - 1 && <p className="site-footer__phone">{organisation.phone}</p>}
            </div>
          ))}
        </div>
        <p className="site-footer__legal">{organisation.legal}</p>
        <p className="site-footer__legal">
          {organisation.tax}
          {isSandbox && ` ${text('sandbox')}`}
          {site.language !== 'en' && ` ${text('someEnglish')}`}
        </p>
      </div>
    </footer>
  );
}
