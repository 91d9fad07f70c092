import { html } from 'hono/html';
import { fromMinorUnits } from '#website/money.ts';
import type { Gift } from '../server/website/catalogue/find-gifts.ts';
import type { Site } from '../server/website/sites.ts';
import { type Markup, price, to } from './page-context.ts';

/** A gift as its block, which holds the same card as a form that works without JavaScript. */
export function giftCard(gift: Gift, site: Site, options: { detail?: boolean; headingLevel?: 2 | 3 } = {}): Markup {
  const { detail = false, headingLevel = 2 } = options;
  const href = to(site, `/gifts/${gift.itemId}`);
  const link = html`<a class="haven-gift-card__link" href="${href}">${gift.name}</a>`;
  const heading = detail
    ? html`<h1 class="haven-gift-card__name">${gift.name}</h1>`
    : headingLevel === 2
      ? html`<h2 class="haven-gift-card__name">${link}</h2>`
      : html`<h3 class="haven-gift-card__name">${link}</h3>`;
  return html`<gift-item item-id="${gift.itemId}" item-name="${gift.name}" item-category="${gift.category}" item-variant="${gift.variant}" price="${fromMinorUnits(gift.priceMinor)}" currency="${gift.currency}" image="${gift.image}" href="${href}" summary="${gift.summary}" action="${to(site, '/cart')}" cart-url="${to(site, '/cart')}" site-country-code="${site.code}" heading-level="${detail ? 1 : headingLevel}"${detail ? html` detail` : ''}>
<article class="haven-gift-card${detail ? ' haven-gift-card--detail' : ''}">
<img class="haven-gift-card__image" src="${gift.image}" width="800" height="600" alt=""${detail ? '' : html` loading="lazy"`}>
<div class="haven-gift-card__body">
<p class="haven-gift-card__category">${gift.category}</p>
${heading}
<p class="haven-gift-card__summary">${gift.summary}</p>
<p class="haven-gift-card__price">${price(gift.priceMinor, site)} <span class="haven-gift-card__variant">${gift.variant}</span></p>
<form class="haven-gift-card__add" method="post" action="${to(site, '/cart')}">
<input type="hidden" name="intent" value="add">
<input type="hidden" name="itemId" value="${gift.itemId}">
<quantity-stepper value="1" name="quantity" label="${gift.name}"><div class="haven-stepper"><input class="haven-stepper__value" name="quantity" inputmode="numeric" autocomplete="off" value="1" aria-label="Quantity of ${gift.name}, 1 to 9"></div></quantity-stepper>
<button class="haven-button haven-button--primary" type="submit">Add to cart<span class="haven-visually-hidden">: ${gift.name}</span></button>
</form>
<p class="haven-gift-card__status" role="status"></p>
</div>
</article>
</gift-item>`;
}
