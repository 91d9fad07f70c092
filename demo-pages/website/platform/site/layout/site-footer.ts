import { html } from 'hono/html';
import LAYOUT from '#texts/website/layout';
import { agencyOf } from '../agency.ts';
import { type PlainKey, pageTexts } from '../languages/page-texts.ts';
import { footerNewsletter } from '../newsletter-form.ts';
import { linkTo, type Markup, type PageContext } from '../page-context.ts';

type Label = PlainKey<typeof LAYOUT>;
type FooterLink = readonly [label: Label, path: string];

const COLUMNS: readonly { title: Label; links: readonly FooterLink[] }[] = [
  {
    title: 'give',
    links: [
      ['donate', '/donate'],
      ['giftsThatProtect', '/gifts'],
      ['wills', '/bequest'],
      ['myGiving', '/my-giving'],
      ['yourCart', '/cart'],
    ],
  },
  {
    title: 'takePart',
    links: [
      ['signPetition', '/petition'],
      ['eventsNearYou', '/events'],
      ['newsletter', '/newsletter'],
      ['updateYourDetails', '/update-details'],
    ],
  },
  {
    title: 'readAndWatch',
    links: [
      ['news', '/news'],
      ['blog', '/blog'],
      ['media', '/media'],
    ],
  },
];

/** The footer of every page: acknowledgement, links, registrations. */
export function siteFooter(context: PageContext): Markup {
  const { site, isSandbox } = context;
  const agency = agencyOf(site);
  const text = pageTexts(site, LAYOUT);
  const item = ([label, path]: FooterLink) => html`<li><a ${linkTo(site, path)}>${text(label)}</a></li>`;
  // The pages for authors and developers are English, and the same for both countries.
  const workshop = (label: Label, path: string) =>
    html`<li><a href="${path}"${site.language === 'en' ? '' : html` hreflang="en"`}>${text(label)}</a></li>`;
  return html`<footer class="site-footer"><div class="site-footer__inner">
${footerNewsletter(context)}
<p class="site-footer__acknowledgement" lang="${agency.acknowledgementLang}">${agency.acknowledgement}</p>
<div class="site-footer__columns">
${COLUMNS.map(
  ({ title, links }) =>
    html`<div><h2 class="site-footer__title">${text(title)}</h2><ul role="list">${links.map(item)}</ul></div>\n`,
)}<div><h2 class="site-footer__title">${text('about')}</h2><ul role="list">${item(['whatGiftDoes', '/'])}${item(['findOrder', '/orders'])}${item(['privacy', '/privacy'])}${isSandbox ? item(['merchants', '/merchant']) : ''}${workshop('elements', '/elements')}${workshop('preview', '/back-office')}</ul><p class="site-footer__phone">${text('illustrative', { phone: agency.phone })}</p></div>
</div>
<p class="site-footer__legal">${agency.legal}</p>
<p class="site-footer__legal">${agency.tax}${isSandbox ? ` ${text('sandbox')}` : ''}${site.language === 'en' ? '' : ` ${text('someEnglish')}`}</p>
</div></footer>`;
}
