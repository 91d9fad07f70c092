import LAYOUT from '#texts/website/layout';
import { consentLink } from '../../consent/consent-notice.tsx';
import { organisationOf } from '../../organisation/organisation.ts';
import { hasPage, type MenuLink, menuOf } from '../../pages/site-pages.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { footerNewsletter } from '../newsletter-form.tsx';
import { linkTo, type Markup, type PageContext } from '../page-context.ts';
import { siteOf } from '../sites.ts';
import { menuText } from './menu-text.tsx';

/** The menus of the footer, in their order; each has its title. */
const COLUMNS = ['give', 'takePart', 'readAndWatch', 'about'] as const;

/** The footer of every page: acknowledgement, links, registrations. */
export function siteFooter(context: PageContext): Markup {
  const { site, isSandbox } = context;
  const organisation = organisationOf(site);
  const text = pageTexts(site, LAYOUT);
  // The pages for authors and developers are English, and the same for both countries.
  const english = site.language === 'en' ? undefined : 'en';
  const isHere = ({ path }: MenuLink) => hasPage(siteOf(site.code), path);
  const item = ({ label, path, isOne }: MenuLink) => (
    <li key={path}>
      <a {...(isOne ? { href: path, hrefLang: english } : linkTo(site, path))}>{menuText(site, label)}</a>
    </li>
  );
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        {footerNewsletter(context)}
        <p className="site-footer__acknowledgement" lang={organisation.acknowledgementLang}>
          {organisation.acknowledgement}
        </p>
        <div className="site-footer__columns">
          {COLUMNS.map((menu) => (
            <div key={menu}>
              <h2 className="site-footer__title">{text(menu)}</h2>
              <ul role="list">{menuOf(menu, isSandbox).filter(isHere).map(item)}</ul>
              {menu === 'about' && consentLink(site)}
              {menu === 'about' && <p className="site-footer__phone">{organisation.phone}</p>}
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
