import { html } from 'hono/html';
import { designImage } from '../../ecards/ecard-designs.ts';
import { itemOfInstance } from '../../ecards/ecard-instances.ts';
import type { PricedLine } from '../../gifts/priced-line.ts';
import type { OrderEcard } from '../../orders/find-order.ts';
import type { Markup } from '../../site/page-context.ts';

/**
 * A card as two sides of one sheet: outside the back and the front, inside what the gift does and the message. `place`
 * distinguishes it from other cards of the same gift ("1 of 2").
 */
export function foldCard(card: OrderEcard, lines: readonly PricedLine[], place: string): Markup {
  const line = lines.find((each) => each.itemId === itemOfInstance(card.instanceId));
  const gift = line?.name ?? '';
  return html`<section class="fold-card" aria-label="Card ${place}: ${gift}${card.recipientName ? `, for ${card.recipientName}` : ''}">
<div class="fold-card__sheet">
<div class="fold-card__panel fold-card__back"><img class="fold-card__logo" src="/design/logo.svg" width="44" height="44" alt=""><p>Given through Haven Refugee Aid, a fictional agency that shelters people who had to flee.</p></div>
<div class="fold-card__panel fold-card__front"><img class="fold-card__art" src="${designImage(card.design)}" width="800" height="450" alt=""><p class="fold-card__title">A gift in your name</p></div>
</div>
<div class="fold-card__sheet">
<div class="fold-card__panel fold-card__gift">${line ? html`<img class="fold-card__picture" src="${line.image}" width="800" height="600" alt="">` : ''}<p class="fold-card__label">Given in your name</p><p class="fold-card__name">${gift}</p><p>${line?.variant ?? ''}</p></div>
<div class="fold-card__panel fold-card__letter"><p class="fold-card__to">Dear ${card.recipientName || html`<span class="fold-card__blank"></span>`},</p>${card.message ? html`<p class="fold-card__message">${card.message}</p>` : html`<div class="fold-card__lines"></div>`}<p class="fold-card__from">${card.senderName || html`<span class="fold-card__blank"></span>`}</p></div>
</div>
</section>`;
}
