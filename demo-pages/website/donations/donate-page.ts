import { html } from 'hono/html';
import type { DonationField } from '#website/donations/donation-fields.ts';
import { agencyOf } from '../site/agency.ts';
import { errorSummary } from '../site/error-summary.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { layout } from '../site/layout/layout.ts';
import { linkTo, type Markup, type PageContext, to } from '../site/page-context.ts';
import { siteOf } from '../site/sites.ts';
import { type DonationSectionData, donationSection } from './donation-section.ts';
import { DONATE } from './languages/donate.texts.ts';

/** The id of a field's control on the page. */
const controlOf = (field: DonationField) => (field === 'amount' ? 'otherAmount' : field);

/** Give once or monthly (D1.01): the form, and what a donor wants to know before it. */
export function donatePage(context: PageContext, data: DonationSectionData): Markup {
  const { site } = context;
  const text = pageTexts(site, DONATE);
  const agency = agencyOf(site);
  const errors = Object.entries(data.posted?.errors ?? {}).map(([field, message]) => ({
    message,
    field: controlOf(field as DonationField),
  }));
  const myGiving = html`<a ${linkTo(site, '/my-giving')}>${text('myGiving')}</a>`;
  const gifts = html`<a ${linkTo(site, '/gifts')}>${text('seeGifts')}</a>`;
  return layout(context, {
    title: text('title'),
    description: text(context.isSandbox ? 'descriptionSandbox' : 'description', { country: site.countryName }),
    hasErrors: errors.length > 0,
    main: html`${errorSummary(errors, { site })}
<div class="page-head"><p class="eyebrow">${text('title')}</p><h1>${text('heading')}</h1><p class="lead">${text('lead')}</p></div>
<div class="page-split"><div class="page-split__main">${donationSection(site, data)}</div>
<aside class="page-split__aside haven-card haven-card--mist" aria-labelledby="trust-title"><h2 class="haven-card__title" id="trust-title">${text('before')}</h2><div class="haven-card__body prose">
<p>${text('shares')}</p>
<p>${agency.tax}</p>
<p>${text('straight')}</p>
<p>${text.rich('change', { myGiving, phone: agency.phone })}</p>
${site.language === 'en' ? '' : whatIsEnglish(context)}<p>${text.rich('thing', { gifts })}</p></div></aside>
</div>`,
  });
}

/** What a donor meets in English after giving in another language. */
function whatIsEnglish({ site }: PageContext): Markup {
  const text = pageTexts(site, DONATE);
  const english = siteOf(site.code);
  const page = html`<a href="${to(english, '/donate')}" hreflang="${english.lang}">${text('englishPage')}</a>`;
  return html`<p>${text.rich('inEnglish', { page })}</p>\n`;
}

/** How to give without JavaScript (D1.14): by phone or bank transfer, with the reference of the written gift. */
export function otherWaysPage(context: PageContext, gift: { id: string; sum: string; isMonthly: boolean }): Markup {
  const { site } = context;
  const text = pageTexts(site, DONATE);
  const { name, phone, bank } = agencyOf(site);
  const { id, sum } = gift;
  return layout(context, {
    title: text('complete'),
    main: html`<div class="page-head"><p class="eyebrow">${text('almost')}</p><h1>${text('complete')}</h1><p class="lead">${text(gift.isMonthly ? 'writtenMonthly' : 'written', { sum })}</p></div>
<section class="haven-card prose" aria-labelledby="reference-title"><h2 class="haven-card__title" id="reference-title">${text('reference', { reference: id })}</h2>
<h3>${text('byPhone')}</h3><p>${text('call', { phone })}</p>
${gift.isMonthly ? '' : html`<h3>${text('byTransfer')}</h3><dl class="haven-facts"><dt>${text('name')}</dt><dd>${name}</dd><dt>${text('account')}</dt><dd>${text('bank', { bank })}</dd><dt>${text('amount')}</dt><dd>${sum}</dd><dt>${text('referenceName')}</dt><dd>${id}</dd></dl>`}
<p>${text('receipt')}</p>
<p class="haven-actions"><a class="haven-button haven-button--secondary" href="${to(site, '/')}">${text('toFront')}</a></p></section>`,
  });
}
