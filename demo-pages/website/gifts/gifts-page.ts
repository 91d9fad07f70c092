import { html } from 'hono/html';
import { addressOf } from '../listings/parts/address-of.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import { GIFT_CATEGORIES } from './content/gift-texts.ts';
import type { GiftFilter } from './filter-gifts.ts';
import type { Product } from './find-gifts.ts';
import { giftCard } from './gift-card.ts';
import { shopHead } from './shop-head.ts';

const SORTS = [
  ['', 'Our order'],
  ['price', 'Price, lowest first'],
  ['-price', 'Price, highest first'],
] as const;

/** The shop: all gifts, or those that match a search and a category. */
export function giftsPage(context: PageContext, gifts: readonly Product[], filter: GiftFilter): Markup {
  const { site } = context;
  const path = to(site, '/gifts');
  const isFiltered = filter.q !== '' || filter.category !== '';
  const count = gifts.length === 1 ? '1 gift' : `${gifts.length} gifts`;
  return layout(context, {
    title: filter.category || 'Gifts',
    description: 'Tents, blankets, safe water and more: gifts that protect families who had to flee.',
    head: shopHead(context),
    main: html`<div class="page-head"><p class="eyebrow">Gift shop</p><h1>Gifts that protect</h1><p class="lead">You send a card to someone you love; the gift goes to a family who had to flee.</p></div>
<search class="shop-filter">
<nav aria-label="Categories"><ul class="shop-filter__categories" role="list">${['', ...GIFT_CATEGORIES].map(
      (category) =>
        html`<li><a class="shop-filter__category" href="${addressOf(path, { q: filter.q, category: category.toLowerCase(), sort: filter.sort })}"${category === filter.category ? html` aria-current="true"` : ''}>${category || 'All gifts'}</a></li>`,
    )}</ul></nav>
<form class="shop-filter__form" method="get" action="${path}">
${filter.category ? html`<input type="hidden" name="category" value="${filter.category.toLowerCase()}">` : ''}
<div class="haven-field"><label class="haven-field__label" for="gift-search">Search the gifts</label><input class="haven-field__control" id="gift-search" name="q" type="search" maxlength="100" autocomplete="off" enterkeyhint="search" value="${filter.q}"></div>
<div class="haven-field"><label class="haven-field__label" for="gift-sort">Order</label><select class="haven-field__control" id="gift-sort" name="sort">${SORTS.map(([value, label]) => html`<option value="${value}"${value === filter.sort ? html` selected` : ''}>${label}</option>`)}</select></div>
<button class="haven-button haven-button--secondary" type="submit">Show gifts</button>
</form>
</search>
${isFiltered ? html`<p class="shop-filter__count" role="status">${count}${filter.category ? ` in ${filter.category}` : ''}${filter.q ? html` for “${filter.q}”` : ''}. <a class="haven-link" href="${path}">Show all gifts</a></p>` : ''}
${
  gifts.length > 0
    ? html`<ul class="haven-gift-grid" role="list">${gifts.map((gift) => html`<li>${giftCard(gift, site)}</li>`)}</ul>`
    : html`<div class="haven-empty"><h2 class="haven-empty__title">No gifts match</h2><p class="haven-empty__text">Try another word, such as “water” or “school”, or look at all of them.</p><a class="haven-button haven-button--primary" href="${path}">Show all gifts</a></div>`
}
<p class="shop-help">Looking for something you gave? <a class="haven-link" href="${to(site, '/orders')}">Find your order</a>, its receipt and its cards.</p>`,
  });
}
