import { html } from 'hono/html';
import type { Gift } from '../server/website/catalogue/find-gifts.ts';
import { giftCard } from './gift-card.ts';
import { layout } from './layout.ts';
import { type Markup, type PageContext, to } from './page-context.ts';

/** The whole shop. */
export function giftsPage(context: PageContext, gifts: readonly Gift[]): Markup {
  return layout(context, {
    title: 'Gifts',
    description: 'Tents, blankets, safe water and more: gifts that protect families who had to flee.',
    main: html`<div class="page-head"><p class="eyebrow">Gift shop</p><h1>Gifts that protect</h1><p class="lead">You send a card to someone you love; the gift goes to a family who had to flee.</p></div>
<ul class="haven-gift-grid" role="list">${gifts.map((gift) => html`<li>${giftCard(gift, context.site)}</li>`)}</ul>`,
  });
}

/** One gift: what it is, what it does, and the way into the cart. */
export function giftPage(context: PageContext, gift: Gift): Markup {
  const { site } = context;
  return layout(context, {
    title: gift.name,
    description: gift.summary,
    main: html`<nav class="breadcrumb" aria-label="Breadcrumb"><ol><li><a href="${to(site, '/gifts')}">Gifts</a></li><li aria-current="page">${gift.name}</li></ol></nav>
${giftCard(gift, site, { detail: true })}
<section class="prose">
<h2>What is in it</h2><p>${gift.description}</p>
<h2>What it does</h2><p>${gift.impact}</p>
<h2>Good to know</h2><p>The person you honour receives a card, not the item itself. Your money funds this gift, or what is needed most where it is given. Gifts cannot be returned.</p>
</section>`,
  });
}
