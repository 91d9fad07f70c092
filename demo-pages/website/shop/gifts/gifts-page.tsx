import { html } from 'hono/html';
import CART_TEXTS from '#texts/elements/gift-cart';
import LAYOUT from '#texts/website/layout';
import SHOP from '#texts/website/shop';
import { addressOf, layout, type Markup, type PageContext, pageTexts, type Site, to } from '../../platform/index.ts';
import { GIFT_CATEGORIES } from './content/gift-texts.ts';
import type { GiftFilter } from './filter-gifts.ts';
import type { Product } from './find-gifts.ts';
import { giftCard } from './gift-card.tsx';
import { shopHead } from './shop-head.tsx';

const SORTS = [
  ['', 'ours'],
  ['price', 'cheapest'],
  ['-price', 'dearest'],
] as const;

/** The shop: all gifts, or those that match a search and a category. */
export function giftsPage(context: PageContext, gifts: readonly Product[], filter: GiftFilter): Markup {
  const { site } = context;
  const path = to(site, '/gifts');
  const isFiltered = filter.q !== '' || filter.category !== '';
  const text = pageTexts(site, SHOP);
  const ofSite = pageTexts(site, LAYOUT);
  const category = filter.category && text(filter.category);
  const count = pageTexts(site, CART_TEXTS)('gifts', { count: gifts.length });
  const find = html`<a class="haven-link" href="${to(site, '/orders')}">${ofSite('findOrder')}</a>`;
  return layout(context, {
    title: category || ofSite('gifts'),
    description: text('description'),
    head: shopHead(context),
    main: html`<div class="page-head"><p class="eyebrow">${text('shop')}</p><h1>${ofSite('giftsThatProtect')}</h1><p class="lead">${text('lead')}</p></div>
<search class="shop-filter">
<nav aria-label="${text('categories')}"><ul class="shop-filter__categories" role="list">${(
      ['', ...GIFT_CATEGORIES] as const
    ).map(
      (each) =>
        html`<li><a class="shop-filter__category" href="${addressOf(path, { q: filter.q, category: each.toLowerCase(), sort: filter.sort })}"${each === filter.category ? html` aria-current="true"` : ''}>${text(each || 'all')}</a></li>`,
    )}</ul></nav>
<form class="shop-filter__form" method="get" action="${path}">
${filter.category ? html`<input type="hidden" name="category" value="${filter.category.toLowerCase()}">` : ''}
<div class="haven-field"><label class="haven-field__label" for="gift-search">${text('search')}</label><input class="haven-field__control" id="gift-search" name="q" type="search" maxlength="100" autocomplete="off" enterkeyhint="search" value="${filter.q}"></div>
<div class="haven-field"><label class="haven-field__label" for="gift-sort">${text('order')}</label><select class="haven-field__control" id="gift-sort" name="sort">${SORTS.map(([value, label]) => html`<option value="${value}"${value === filter.sort ? html` selected` : ''}>${text(label)}</option>`)}</select></div>
<button class="haven-button haven-button--secondary" type="submit">${text('show')}</button>
</form>
</search>
${isFiltered ? html`<p class="shop-filter__count" role="status">${foundText(site, { gifts: count, category, words: filter.q })} <a class="haven-link" href="${path}">${text('showAll')}</a></p>` : ''}
${
  gifts.length > 0
    ? html`<ul class="haven-gift-grid" role="list">${gifts.map((gift) => html`<li>${giftCard(gift, site)}</li>`)}</ul>`
    : html`<div class="haven-empty"><h2 class="haven-empty__title">${text('none')}</h2><p class="haven-empty__text">${text('tryOther')}</p><a class="haven-button haven-button--primary" href="${path}">${text('showAll')}</a></div>`
}
<p class="shop-help">${text.rich('looking', { find })}</p>`,
  });
}

function foundText(site: Site, found: { gifts: string; category: string; words: string }): string {
  const text = pageTexts(site, SHOP);
  if (found.category) return text(found.words ? 'foundInFor' : 'foundIn', found);
  return text(found.words ? 'foundFor' : 'found', found);
}
