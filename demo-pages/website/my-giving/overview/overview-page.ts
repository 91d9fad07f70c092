import { html } from 'hono/html';
import type { Donation } from '../../donations/ledger.ts';
import { receiptNumberText } from '../../donations/receipt-number.ts';
import type { GivingPlan } from '../../regular-giving/regular-giving-schema.ts';
import { type Markup, type PageContext, SITES, to } from '../../site/page-context.ts';
import type { Site } from '../../site/sites.ts';
import type { Donor } from '../find-donor.ts';
import { givingLayout, notice } from '../giving-layout.ts';
import { planCard } from '../plans/plan-card.ts';
import type { GiftsPage } from './find-own-gifts.ts';
import { givenDay, kindOf, stateOf, sumOf } from './own-gift-words.ts';

export interface OverviewData extends GiftsPage {
  donor: Donor;
  plans: readonly GivingPlan[];
}

/** What a donor has given, in both countries, and their monthly gifts. */
export function overviewPage(context: PageContext, { donor, plans, ...page }: OverviewData): Markup {
  const { site } = context;
  const own = (code: Site['code']) => page.gifts.filter(({ siteCountryCode }) => siteCountryCode === code);
  const groups = [site, ...SITES.filter((other) => other !== site)].filter(({ code }) => own(code).length > 0);
  const isInBoth = new Set([...page.gifts, ...plans].map(({ siteCountryCode }) => siteCountryCode)).size > 1;
  return givingLayout(context, {
    title: 'My giving',
    menu: '',
    main: html`<div class="page-head"><h1>My giving</h1><p class="lead">Everything that was given with <strong class="giving-address">${donor.address}</strong>.</p></div>
${isInBoth ? notice('info', 'You have given in two countries', 'Gifts in Australia and in Aotearoa New Zealand stand apart: each country has its own currency, receipts and statements.') : ''}
${plans.length > 0 ? html`<section class="giving-section" aria-labelledby="plans-title"><h2 id="plans-title">Monthly gifts</h2><div class="giving-plans">${plans.map((plan) => planCard(plan, `${to(site, '/my-giving')}/plans/${plan.id}`))}</div></section>` : ''}
<section class="giving-section" aria-labelledby="gifts-title"><h2 id="gifts-title">Gifts</h2>
${page.total === 0 ? html`<p>There is no gift yet. <a class="haven-link" href="${to(site, '/donate')}">Give now</a></p>` : ''}
${groups.map((group) => giftsOf(group, own(group.code), site, groups.length > 1 || isInBoth))}
${page.pages > 1 ? pager(site, page) : ''}</section>`,
  });
}

function giftsOf(group: Site, gifts: readonly Donation[], site: Site, isNamed: boolean): Markup {
  const caption = `Gifts in ${group.countryName}`;
  return html`${isNamed ? html`<h3>${caption}</h3>` : ''}
<div class="giving-scroll" role="region" aria-label="${caption}" tabindex="0"><table class="giving-table"><caption class="haven-visually-hidden">${caption}</caption>
<thead><tr><th scope="col">Date</th><th scope="col">Gift</th><th scope="col">Amount</th><th scope="col">Receipt</th></tr></thead>
<tbody>${gifts.map((gift) => giftRow(gift, site))}</tbody></table></div>`;
}

function giftRow(gift: Donation, site: Site): Markup {
  const number = receiptNumberText(gift.siteCountryCode, gift.receiptNumber);
  const state = stateOf(gift);
  return html`<tr><td>${givenDay(gift)}</td><th scope="row">${kindOf(gift)}${state ? html` <span class="haven-badge haven-badge--info">${state}</span>` : ''}</th><td>${sumOf(gift, gift.totalMinor)}</td><td>${number ? html`<a class="haven-link" href="${to(site, '/my-giving')}/receipts/${gift.id}.pdf">${number}<span class="haven-visually-hidden"> as PDF</span></a>` : 'None yet'}</td></tr>
`;
}

function pager(site: Site, { page, pages, total }: GiftsPage): Markup {
  const link = (number: number, label: string) =>
    html`<a class="haven-button haven-button--secondary" href="${to(site, '/my-giving')}?page=${number}">${label}</a>`;
  return html`<nav class="giving-pager" aria-label="Pages of gifts">${page > 1 ? link(page - 1, 'Newer gifts') : ''}<span>Page ${page} of ${pages}, ${total} gifts</span>${page < pages ? link(page + 1, 'Older gifts') : ''}</nav>`;
}
