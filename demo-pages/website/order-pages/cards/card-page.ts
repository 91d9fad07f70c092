import { html } from 'hono/html';
import { designImage } from '../../ecards/ecard-designs.ts';
import { itemOfInstance } from '../../ecards/ecard-instances.ts';
import type { PricedLine } from '../../gifts/priced-line.ts';
import { shopHead } from '../../gifts/shop-head.ts';
import type { OrderEcard } from '../../orders/find-order.ts';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';

/** A card as its recipient opens it from the mail. It shows nothing of the order except the gift. */
export function cardPage(
  context: PageContext,
  { card, lines }: { card: OrderEcard; lines: readonly PricedLine[] },
): Markup {
  const { site } = context;
  const gift = lines.find((line) => line.itemId === itemOfInstance(card.instanceId));
  return layout(context, {
    title: `A card for ${card.recipientName || 'you'}`,
    head: shopHead(context, { isPrivate: true }),
    mainClass: 'page-main--narrow',
    main: html`<h1 class="haven-visually-hidden">A card for ${card.recipientName || 'you'}</h1>
<article class="haven-ecard opened-card">
<img class="haven-ecard__art" src="${designImage(card.design)}" width="800" height="450" alt="">
<div class="haven-ecard__body">
<p class="haven-ecard__to">Dear ${card.recipientName || '…'},</p>
<p class="haven-ecard__message">${card.message}</p>
<p class="haven-ecard__from">${card.senderName ? `From ${card.senderName}` : ''}</p>
<p class="haven-ecard__gift">Given in your name: ${gift?.name ?? 'a gift'}. It goes to a family who had to flee; the card is yours.</p>
</div>
</article>
<div class="haven-actions opened-card__actions">${gift ? html`<a class="haven-button haven-button--primary" href="${to(site, `/gifts/${gift.itemId}`)}">What this gift does</a>` : ''}<a class="haven-button haven-button--quiet" href="${to(site, '/')}">Who Haven is</a></div>`,
  });
}
