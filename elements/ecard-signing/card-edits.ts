import type { PostedEcard } from '#website/api/cart-schemas.ts';
import { ECARD_DETAILS, type EcardDetail } from '#website/shop/ecard.ts';
import type { CardChange, SignedCard } from './card-status.ts';

/** What was typed into each card, by instance: it lies over whatever the page says of the card. */
export type CardEdits = ReadonlyMap<string, CardChange>;

/** The cards with what was typed into them. */
export function editedCards<Card extends SignedCard>(given: readonly Card[], edits: CardEdits): Card[] {
  return given.map((card) => ({ ...card, ...edits.get(card.instanceId) }));
}

/** The edits with one more change; other cards are untouched (W3.13). */
export function withChange(edits: CardEdits, instanceId: string, change: CardChange): CardEdits {
  return new Map(edits).set(instanceId, { ...edits.get(instanceId), ...change });
}

/** A card as it goes out: its five values, its front if it has one and its instance, without blanks around the texts. */
export function postedCard(card: SignedCard): PostedEcard {
  const texts = Object.fromEntries(ECARD_DETAILS.map((field) => [field, card[field].trim()]));
  const { instanceId, cardType, design } = card;
  return { instanceId, cardType, ...(texts as Record<EcardDetail, string>), ...(design && { design }) };
}

/** The sender of the nearest card before this one that names one, else of the nearest after it; empty when none does. */
export function knownSender(cards: readonly SignedCard[], index: number): string {
  const others = [...cards.slice(0, index).reverse(), ...cards.slice(index + 1)];
  return others.map((card) => card.senderName.trim()).find((name) => name !== '') ?? '';
}

/** The other cards that travel and have no message yet: those that a message can be shared with, losing nothing. */
export function cardsWithoutMessage(cards: readonly SignedCard[], except: SignedCard): SignedCard[] {
  return cards.filter(
    (card) => card.instanceId !== except.instanceId && card.cardType !== 'not required' && card.message.trim() === '',
  );
}
