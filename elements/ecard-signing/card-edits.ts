import type { PostedEcard } from '#rules/api/cart-schemas.ts';
import { ECARD_DETAILS, type EcardDetail } from '#rules/shop/ecard.ts';
import type { CardChange, SignedCard } from './card-status.ts';

/** The typed changes of each card, by instance. They have priority over the page's values. */
export type CardEdits = ReadonlyMap<string, CardChange>;

/** The cards with their typed changes. */
export function editedCards<Card extends SignedCard>(cards: readonly Card[], edits: CardEdits): Card[] {
  return cards.map((card) => ({ ...card, ...edits.get(card.instanceId) }));
}

/** The edits with one more change; other cards stay unchanged (W3.13). */
export function withChange(edits: CardEdits, instanceId: string, change: CardChange): CardEdits {
  return new Map(edits).set(instanceId, { ...edits.get(instanceId), ...change });
}

/** A card in the shape in which it is posted: its instance, five trimmed values, and its design if it has one. */
export function postedCard(card: SignedCard): PostedEcard {
  const texts = Object.fromEntries(ECARD_DETAILS.map((field) => [field, card[field].trim()]));
  const { instanceId, cardType, design } = card;
  return { instanceId, cardType, ...(texts as Record<EcardDetail, string>), ...(design && { design }) };
}

/** The sender of the nearest earlier card with a sender, otherwise of the nearest later one; empty without any. */
export function previousSender(cards: readonly SignedCard[], index: number): string {
  const others = [...cards.slice(0, index).reverse(), ...cards.slice(index + 1)];
  return others.map((card) => card.senderName.trim()).find((name) => name !== '') ?? '';
}

/**
 * The other sent or printed cards without a message, so that sharing a message overwrites nothing. `except` is the
 * index of the card that is shared.
 */
export function cardsWithoutMessage(cards: readonly SignedCard[], except: number): SignedCard[] {
  return cards.filter(
    (card, index) => index !== except && card.cardType !== 'not required' && card.message.trim() === '',
  );
}
