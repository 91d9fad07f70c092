import type { SignedCard } from './card-status.ts';

/** The picture of a card's front: the page's fronts in turn, one for all cards of a gift; else the gift's own picture. */
export function frontOf(card: SignedCard, cards: readonly SignedCard[], fronts: readonly string[]): string {
  if (fronts.length === 0) return card.image;
  const gifts = [...new Set(cards.map(({ itemName }) => itemName))];
  return fronts[gifts.indexOf(card.itemName) % fronts.length] ?? card.image;
}
