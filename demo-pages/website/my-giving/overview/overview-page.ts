import { html } from 'hono/html';
import type { Donation } from '../../donations/ledger.ts';
import { receiptNumberText } from '../../donations/receipt-number.ts';
import type { GivingPlan } from '../../regular-giving/regular-giving-schema.ts';
import { type Markup, type PageContext, SITES, to } from '../../site/page-context.ts';
import { type Site, siteOf } from '../../site/sites.ts';
import type { Donor } from '../find-donor.ts';
import { givingLayout, notice } from '../giving-layout.ts';
import type { StatementYear } from '../papers/find-papers.ts';
import { receiptFilePath, statementFilePath } from '../papers/paper-routes.ts';
import { planCard } from '../plans/plan-card.ts';
import type { GiftsPage } from './find-own-gifts.ts';
import { givenDay, kindOf, stateOf, sumOf } from './own-gift-words.ts';

export interface OverviewData extends GiftsPage {
  donor: Donor;
  plans: readonly GivingPlan[];
  /** The number of corrected receipts of each gift that has some. */
  corrections: ReadonlyMap<string, number>;
  years: readonly StatementYear[];
}

/** What a donor has given, in both countries, and their monthly gifts. */
export function overviewPage(
  context: PageContext,
  { donor, plans, corrections, years, ...page }: OverviewData,
): Markup {
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
${groups.map((group) => giftsOf(group, own(group.code), { site, isNamed: groups.length > 1 || isInBoth, corrections }))}
${page.pages > 1 ? pager(site, page) : ''}</section>
${years.length > 0 ? statements(site, years) : ''}`,
  });
}

interface Shown {
  site: Site;
  /** Whether the country is named above its gifts. */
  isNamed: boolean;
  corrections: ReadonlyMap<string, number>;
}

function giftsOf(group: Site, gifts: readonly Donation[], shown: Shown): Markup {
  const caption = `Gifts in ${group.countryName}`;
  return html`${shown.isNamed ? html`<h3>${caption}</h3>` : ''}
<div class="giving-scroll" role="region" aria-label="${caption}" tabindex="0"><table class="giving-table"><caption class="haven-visually-hidden">${caption}</caption>
<thead><tr><th scope="col">Date</th><th scope="col">Gift</th><th scope="col">Amount</th><th scope="col">Receipt</th></tr></thead>
<tbody>${gifts.map((gift) => giftRow(gift, shown))}</tbody></table></div>`;
}

function giftRow(gift: Donation, { site, corrections }: Shown): Markup {
  const state = stateOf(gift);
  const receipts = gift.receiptNumber === null ? [] : Array.from({ length: 1 + (corrections.get(gift.id) ?? 0) });
  const link = (correction: number) =>
    html`<a class="haven-link" href="${receiptFilePath(site, gift.id, correction)}">${receiptNumberText(gift.siteCountryCode, gift.receiptNumber, correction)}<span class="haven-visually-hidden"> as PDF</span></a>`;
  return html`<tr><td>${givenDay(gift)}</td><th scope="row">${kindOf(gift)}${state ? html` <span class="haven-badge haven-badge--info">${state}</span>` : ''}</th><td>${sumOf(gift, gift.totalMinor)}</td><td>${receipts.length > 0 ? receipts.map((_, correction) => html`${link(correction)} `) : 'None yet'}</td></tr>
`;
}

function statements(site: Site, years: readonly StatementYear[]): Markup {
  const isOne = new Set(years.map(({ country }) => country)).size === 1;
  return html`<section class="giving-section" aria-labelledby="statements-title"><h2 id="statements-title">Yearly statements</h2><p>All gifts of a tax year, less what went back, as a PDF.</p><ul class="giving-list">${years.map(({ country, endsIn, name }) => html`<li><a class="haven-link" href="${statementFilePath(site, country, endsIn)}">${name}${isOne ? '' : `, ${siteOf(country).countryName}`}</a></li>`)}</ul></section>`;
}

function pager(site: Site, { page, pages, total }: GiftsPage): Markup {
  const link = (number: number, label: string) =>
    html`<a class="haven-button haven-button--secondary" href="${to(site, '/my-giving')}?page=${number}">${label}</a>`;
  return html`<nav class="giving-pager" aria-label="Pages of gifts">${page > 1 ? link(page - 1, 'Newer gifts') : ''}<span>Page ${page} of ${pages}, ${total} gifts</span>${page < pages ? link(page + 1, 'Older gifts') : ''}</nav>`;
}
