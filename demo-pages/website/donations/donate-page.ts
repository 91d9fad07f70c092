import { html } from 'hono/html';
import type { DonationField } from '#website/donations/donation-fields.ts';
import { agencyOf } from '../site/agency.ts';
import { errorSummary } from '../site/error-summary.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import { type DonationSectionData, donationSection } from './donation-section.ts';

/** The id of a field's control on the page. */
const controlOf = (field: DonationField) => (field === 'amount' ? 'otherAmount' : field);

/** Give once or monthly (D1.01): the form, and what a donor wants to know before it. */
export function donatePage(context: PageContext, data: DonationSectionData): Markup {
  const { site } = context;
  const agency = agencyOf(site);
  const errors = Object.entries(data.posted?.errors ?? {}).map(([field, message]) => ({
    message,
    field: controlOf(field as DonationField),
  }));
  return layout(context, {
    title: 'Donate',
    description: `Give once or every month to people who had to flee. The demonstration site of a fictional refugee agency in ${site.countryName}${context.isSandbox ? ': payments go to a sandbox' : ''}.`,
    hasErrors: errors.length > 0,
    main: html`${errorSummary(errors)}
<div class="page-head"><p class="eyebrow">Donate</p><h1>Stand beside a family that had to flee</h1><p class="lead">Once, or a little each month. You choose how much, and you see what it does before you give.</p></div>
<div class="page-split"><div class="page-split__main">${donationSection(site, data)}</div>
<aside class="page-split__aside haven-card haven-card--mist" aria-labelledby="trust-title"><h2 class="haven-card__title" id="trust-title">Before you give</h2><div class="haven-card__body prose">
<p>81 cents of every dollar reach people who had to flee, 12 find the next supporter, 7 keep the lights on (illustrative figures).</p>
<p>${agency.tax}</p>
<p>Your card or account number goes straight to our payment provider. This site never sees or keeps it.</p>
<p>You can change or stop a monthly gift at any time under <a href="${to(site, '/my-giving')}">My giving</a>, or with one call to ${agency.phone} (illustrative).</p>
<p>Would you rather give a thing than a sum? <a href="${to(site, '/gifts')}">See the gifts</a>, each with a card for somebody you love.</p></div></aside>
</div>`,
  });
}

/** How to give without JavaScript (D1.14): by phone or bank transfer, with the reference of the written gift. */
export function otherWaysPage(context: PageContext, gift: { id: string; sum: string; isMonthly: boolean }): Markup {
  const { site } = context;
  const { name, phone, bank } = agencyOf(site);
  return layout(context, {
    title: 'How to complete your gift',
    main: html`<div class="page-head"><p class="eyebrow">Almost done</p><h1>How to complete your gift</h1><p class="lead">We have written down your gift of ${gift.sum}${gift.isMonthly ? ' a month' : ''}. Nothing was charged yet.</p></div>
<section class="haven-card prose" aria-labelledby="reference-title"><h2 class="haven-card__title" id="reference-title">Your reference: ${gift.id}</h2>
<h3>By phone</h3><p>Call ${phone} (illustrative) and name the reference. We take your card or account over the phone.</p>
${gift.isMonthly ? '' : html`<h3>By bank transfer</h3><dl class="haven-facts"><dt>Name</dt><dd>${name}</dd><dt>Account</dt><dd>${bank} (illustrative)</dd><dt>Amount</dt><dd>${gift.sum}</dd><dt>Reference</dt><dd>${gift.id}</dd></dl>`}
<p>Your receipt comes by e-mail as soon as the gift has arrived.</p>
<p class="haven-actions"><a class="haven-button haven-button--secondary" href="${to(site, '/')}">To the front page</a></p></section>`,
  });
}
