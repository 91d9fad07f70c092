import { html } from 'hono/html';
import { type CardType, isEcardMissingDetails } from '#website/shop/ecard.ts';
import { itemOfInstance } from '../ecards/ecard-instances.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import type { Markup } from '../site/page-context.ts';
import type { OrderEcard } from './find-order.ts';

/** The cards of an order that have a recipient. */
export function wantedCards(cards: readonly OrderEcard[]): OrderEcard[] {
  return cards.filter((card) => card.cardType !== 'not required');
}

/** Whether an e-mailed card has missing details. */
export function isWaiting(card: OrderEcard): boolean {
  return isEcardMissingDetails({ ...card, cardType: card.cardType as CardType });
}

/** The name of the gift that a card goes with. */
export function giftNameOf(card: OrderEcard, lines: readonly PricedLine[]): string {
  const item = itemOfInstance(card.instanceId);
  return lines.find((line) => line.itemId === item)?.name ?? '';
}

/** The cards of an order, one in each line: its gift, how it is delivered, and whether something is missing. */
export function ecardList(cards: readonly OrderEcard[], lines: readonly PricedLine[]): Markup {
  return html`<ul class="order-cards" role="list">${cards.map(
    (card) =>
      html`<li class="order-cards__card"><p><strong>${giftNameOf(card, lines)}</strong> ${card.cardType === 'email' ? 'by e-mail' : 'to print'}${card.recipientName ? html`, for ${card.recipientName}` : ''}${isWaiting(card) ? html` <span class="haven-badge haven-badge--warning">Missing Details</span>` : ''}</p>${card.message ? html`<p class="order-cards__message">“${card.message}”</p>` : ''}</li>`,
  )}</ul>`;
}
