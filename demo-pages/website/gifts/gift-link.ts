import { html } from 'hono/html';
import { type Markup, price, to } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import type { Product } from './find-gifts.ts';

/**
 * A card that only links to a gift's page, for use beside another gift: only that gift has an add-to-cart button there.
 */
export function giftLink(gift: Product, site: Site): Markup {
  const from = gift.variants.length > 1 ? 'from ' : '';
  return html`<article class="haven-gift-card">
<img class="haven-gift-card__image" src="${gift.image}" width="800" height="600" alt="" loading="lazy">
<div class="haven-gift-card__body">
<p class="haven-gift-card__category">${gift.category}</p>
<h3 class="haven-gift-card__name"><a class="haven-gift-card__link" href="${to(site, `/gifts/${gift.slug}`)}">${gift.name}</a></h3>
<p class="haven-gift-card__summary">${gift.summary}</p>
<p class="haven-gift-card__price">${from}${price(gift.priceMinor, site)}</p>
</div>
</article>`;
}
