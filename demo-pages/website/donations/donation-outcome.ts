import { html } from 'hono/html';
import type { Gift } from '../gifts/find-gifts.ts';
import { type Markup, type PageContext, price, to } from '../site/page-context.ts';
import type { DonationChoice } from './donation-choice.ts';
import { giftsFor } from './gifts-for.ts';

/** What the chosen amount would pay for, and the next step in this demonstration: the gift shop. */
export function donationOutcome({ site }: PageContext, choice: DonationChoice, gifts: readonly Gift[]): Markup {
  const isMonthly = choice.frequency === 'monthly';
  const { shares, left } = giftsFor(gifts, isMonthly ? choice.minor * 12 : choice.minor);
  const amount = price(choice.minor, site);
  const lines = shares.map(
    ({
      gift,
      quantity,
    }) => html`<li class="donate-outcome__line"><img src="${gift.image}" width="800" height="600" alt="" loading="lazy">
<p class="donate-outcome__name"><a href="${to(site, `/gifts/${gift.itemId}`)}">${gift.name}</a>${quantity > 1 ? ` × ${quantity}` : ''}<span>${price(gift.priceMinor * quantity, site)}</span></p>
<form method="post" action="${to(site, '/cart')}"><input type="hidden" name="intent" value="add"><input type="hidden" name="itemId" value="${gift.itemId}"><input type="hidden" name="quantity" value="${quantity}"><button class="haven-button haven-button--secondary">Add to cart<span class="haven-visually-hidden">: ${gift.name}</span></button></form></li>`,
  );
  return html`<section class="haven-card donate-outcome" id="next" aria-labelledby="next-title" tabindex="-1">
<h2 class="haven-card__title" id="next-title">${isMonthly ? `${amount} a month, over a year` : `What ${amount} does`}</h2>
<p>${isMonthly ? 'The sandbox of this demonstration keeps no cards, so a monthly gift ends here. In a year it would come to:' : 'This demonstration takes gifts through its shop, where a card goes with each of them. Your amount comes to:'}</p>
<ul class="donate-outcome__lines" role="list">${lines}</ul>
${left > 0 ? html`<p>${price(left, site)} ${shares.length > 0 ? 'is left over, and would' : 'would'} go where it is needed most.</p>` : ''}
<p class="haven-actions"><a class="haven-button haven-button--primary" href="${to(site, '/gifts')}">All gifts</a><a class="haven-button haven-button--quiet" href="${to(site, '/cart')}">Your cart</a></p>
</section>`;
}
