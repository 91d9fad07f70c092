import { html } from 'hono/html';
import { PREVIEW_ANSWER_PATH } from '../managed-content/content-paths.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, price, to } from '../site/page-context.ts';
import type { Product } from './find-gifts.ts';
import { giftCard } from './gift-card.ts';
import { giftLink } from './gift-link.ts';
import { shopHead } from './shop-head.ts';

/** The page of one gift: what it is, what each size does, and the add-to-cart form; other gifts below. */
export function giftPage(context: PageContext, gift: Product, others: readonly Product[]): Markup {
  const { site } = context;
  const { variants } = gift;
  return layout(context, {
    title: gift.name,
    description: gift.summary,
    head: shopHead(context, { canonical: to(site, `/gifts/${gift.slug}`) }),
    main: html`<nav class="breadcrumb" aria-label="Breadcrumb"><ol><li><a href="${to(site, '/gifts')}">Gifts</a></li><li><a href="${to(site, `/gifts?category=${gift.category.toLowerCase()}`)}">${gift.category}</a></li><li><span aria-current="page">${gift.name}</span></li></ol></nav>
${giftCard(gift, site, { detail: true, ...(context.isPreview && { action: PREVIEW_ANSWER_PATH }) })}
<div class="gift-facts">
<section><h2 class="gift-facts__title">What is in it</h2><p>${gift.description}</p></section>
<section><h2 class="gift-facts__title">What it does</h2>${
      variants.length > 1
        ? html`<dl class="gift-facts__sizes">${variants.map((each) => html`<div><dt>${each.variant}, ${price(each.priceMinor, site)}</dt><dd>${each.impact}</dd></div>`)}</dl>`
        : html`<p>${gift.impact}</p>`
    }</section>
<section><h2 class="gift-facts__title">Good to know</h2><ul><li>The person you honour receives a card, not the item itself.</li><li>You choose the card’s picture and write it in the next step: we send it by e-mail, or you print it.</li><li>Your money funds this gift, or what is needed most where it is given.</li><li>Your receipt comes by e-mail. There is nothing to send back: if something went wrong, write to us and we give your money back.</li></ul></section>
</div>
<section class="gift-others" aria-labelledby="others-title"><h2 class="section__title" id="others-title">Other gifts that protect</h2>
<ul class="haven-gift-grid" role="list">${others.map((other) => html`<li>${giftLink(other, site)}</li>`)}</ul></section>`,
  });
}
