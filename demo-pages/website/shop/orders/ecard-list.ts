import { type EcardType, isEcardMissingDetails } from '#rules/shop/ecard.ts';
import { itemOfInstance } from '../ecards/ecard-instances.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import type { OrderEcard } from './find-order.ts';

/** The cards of an order that have a recipient. */
export function wantedCards(cards: readonly OrderEcard[]): OrderEcard[] {
  return cards.filter((card) => card.cardType !== 'not required');
}

/** Whether an emailed card has missing details. */
export function isWaiting(card: OrderEcard): boolean {
  return isEcardMissingDetails({ ...card, cardType: card.cardType as EcardType });
}

/** The name of the gift that a card goes with. */
export function giftNameOf(card: OrderEcard, lines: readonly PricedLine[]): string {
  const item = itemOfInstance(card.instanceId);
  return lines.find((line) => line.itemId === item)?.name ?? '';
}
