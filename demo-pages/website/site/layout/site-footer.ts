import { html } from 'hono/html';
import { agencyOf } from '../agency.ts';
import { footerNewsletter } from '../newsletter-form.ts';
import { type Markup, type PageContext, to } from '../page-context.ts';

const COLUMNS: readonly { title: string; links: readonly (readonly [label: string, path: string])[] }[] = [
  {
    title: 'Give',
    links: [
      ['Donate', '/donate'],
      ['Gifts that protect', '/gifts'],
      ['Gifts in wills', '/bequest'],
      ['My giving', '/my-giving'],
      ['Your cart', '/cart'],
    ],
  },
  {
    title: 'Take part',
    links: [
      ['Sign the petition', '/petition'],
      ['Events near you', '/events'],
      ['Newsletter', '/newsletter'],
      ['Update your details', '/update-details'],
    ],
  },
  {
    title: 'Read and watch',
    links: [
      ['News', '/news'],
      ['Blog', '/blog'],
      ['Media', '/media'],
    ],
  },
];

/** The footer of every page: acknowledgement, links, registrations. */
export function siteFooter(context: PageContext): Markup {
  const { site, isSandbox } = context;
  const agency = agencyOf(site);
  const item = ([label, path]: readonly [string, string]) => html`<li><a href="${to(site, path)}">${label}</a></li>`;
  return html`<footer class="site-footer"><div class="site-footer__inner">
${footerNewsletter(context)}
<p class="site-footer__acknowledgement" lang="${agency.acknowledgementLang}">${agency.acknowledgement}</p>
<div class="site-footer__columns">
${COLUMNS.map(
  ({ title, links }) =>
    html`<div><h2 class="site-footer__title">${title}</h2><ul role="list">${links.map(item)}</ul></div>\n`,
)}<div><h2 class="site-footer__title">About</h2><ul role="list">${item(['What your gift does', '/'])}${item(['Find your order', '/orders'])}${item(['Privacy', '/privacy'])}${isSandbox ? item(['Payments for merchants', '/merchant']) : ''}<li><a href="/elements">Elements for authors</a></li><li><a href="/back-office">Block preview</a></li></ul><p class="site-footer__phone">${agency.phone} (illustrative)</p></div>
</div>
<p class="site-footer__legal">${agency.legal}</p>
<p class="site-footer__legal">${agency.tax}${isSandbox ? ' This is a demonstration: payments run in a sandbox and no money moves.' : ''}</p>
</div></footer>`;
}
