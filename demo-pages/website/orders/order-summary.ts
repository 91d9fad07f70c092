import { html } from 'hono/html';
import { itemCountOf, type PricedLine, totalOf } from '../gifts/priced-line.ts';
import { type Markup, price } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';

/** `1 gift`, `3 gifts`. */
export function giftCount(lines: readonly PricedLine[]): string {
  const count = itemCountOf(lines);
  return count === 1 ? '1 gift' : `${count} gifts`;
}

/** The totals under a list of gifts. */
export function totals(lines: readonly PricedLine[], site: Site): Markup {
  const total = price(totalOf(lines), site);
  return html`<dl class="haven-totals">
<div class="haven-totals__row"><dt>${giftCount(lines)}</dt><dd>${total}</dd></div>
<div class="haven-totals__row haven-totals__row--grand"><dt>Total</dt><dd>${total} <span class="haven-visually-hidden">${site.currency}</span></dd></div>
</dl>`;
}

/** The order's gifts and total, shown beside the steps of the checkout. */
export function orderSummary(lines: readonly PricedLine[], site: Site, title = 'Your gifts'): Markup {
  return html`<aside class="haven-order-summary" aria-labelledby="summary-title">
<h2 class="haven-order-summary__title" id="summary-title">${title}</h2>
<ul class="haven-order-summary__lines" role="list">${lines.map(
    (line) => html`<li class="haven-order-summary__line">
<img class="haven-order-summary__image" src="${line.image}" width="800" height="600" alt="">
<p class="haven-order-summary__name">${line.name} <span class="haven-order-summary__quantity">× ${line.quantity}</span><br><span class="haven-cart__meta">${line.variant}</span></p>
<p class="haven-order-summary__amount">${price(line.priceMinor * line.quantity, site)}</p>
</li>`,
  )}</ul>
${totals(lines, site)}
<p class="haven-order-summary__note">Prices include everything. The whole price funds the gift, or what is needed most where it is given.</p>
</aside>`;
}
