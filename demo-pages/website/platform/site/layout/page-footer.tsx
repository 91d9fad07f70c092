import { html } from 'hono/html';
import LAYOUT from '#texts/website/layout';
import { type MenuLink, menuOf } from '../../pages/site-pages.ts';
import { agencyOf } from '../agency.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { footerNewsletter } from '../newsletter-form.tsx';
import { linkTo, type Markup, type PageContext } from '../page-context.ts';

const COLUMNS = ['give', 'takePart', 'readAndWatch', 'about'] as const;

/** The footer of every page: acknowledgement, links, registrations. */
export function siteFooter(context: PageContext): Markup {
  const { site, isSandbox } = context;
  const agency = agencyOf(site);
  const text = pageTexts(site, LAYOUT);
  // The pages for authors and developers are English, and the same for both countries.
  const english = site.language === 'en' ? '' : html` hreflang="en"`;
  const item = ({ label, path, isOne }: MenuLink) =>
    html`<li><a ${isOne ? html`href="${path}"${english}` : linkTo(site, path)}>${text(label)}</a></li>`;
  return html`<footer class="site-footer"><div class="site-footer__inner">
${footerNewsletter(context)}
<p class="site-footer__acknowledgement" lang="${agency.acknowledgementLang}">${agency.acknowledgement}</p>
<div class="site-footer__columns">
${COLUMNS.map(
  (menu) =>
    html`<div><h2 class="site-footer__title">${text(menu)}</h2><ul role="list">${menuOf(menu, isSandbox).map(item)}</ul>${menu === 'about' ? html`<p class="site-footer__phone">${text('illustrative', { phone: agency.phone })}</p>` : ''}</div>
`,
)}</div>
<p class="site-footer__legal">${agency.legal}</p>
<p class="site-footer__legal">${agency.tax}${isSandbox ? ` ${text('sandbox')}` : ''}${site.language === 'en' ? '' : ` ${text('someEnglish')}`}</p>
</div></footer>`;
}
