import { type Ecard, type EcardDetail, isEcardMissingDetails, missingEcardDetails } from '#website/shop/ecard.ts';
import { excessCharacters } from '#website/shop/ecard-message.ts';

/** A card as the block shows it. */
export interface SignedCard extends Ecard {
  readonly itemName: string;
  readonly image: string;
}

/** What the visitor fills in; the rest of a card comes from the page. */
export type CardChange = Partial<Omit<SignedCard, 'instanceId' | 'itemName' | 'image'>>;

/** The status of a card, as the text of its badge (W4.13 to W4.15). */
export const CARD_STATUSES = ['Ready', 'Missing Details', 'Message too long', 'Not required'] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

export function cardStatus(card: Ecard): CardStatus {
  if (card.cardType === 'not required') return 'Not required';
  if (isEcardMissingDetails(card)) return 'Missing Details';
  return isMessageTooLong(card) ? 'Message too long' : 'Ready';
}

/** Whether the message has to be shortened before the card can be sent or printed. */
export function isMessageTooLong(card: Ecard): boolean {
  return card.cardType !== 'not required' && excessCharacters(card.message) > 0;
}

const DETAIL_NAMES: Readonly<Record<EcardDetail, string>> = {
  recipientName: 'recipient name',
  recipientEmailAddress: 'a complete recipient email address',
  message: 'message',
  senderName: 'sender name',
};

/** The missing details of an e-mailed card in words; empty when nothing is missing. */
export function neededDetails(card: Ecard): string {
  return missingEcardDetails(card)
    .map((field) => DETAIL_NAMES[field])
    .join(', ');
}

/** The number of cards with each status, in words: "1 ready, 2 missing details". */
export function statusCounts(cards: readonly Ecard[]): string {
  const statuses = cards.map(cardStatus);
  return CARD_STATUSES.filter((status) => statuses.includes(status))
    .map((status) => `${statuses.filter((other) => other === status).length} ${status.toLowerCase()}`)
    .join(', ');
}

/** For example "Card 2 of 3". */
export const cardNumber = (index: number, count: number) => `Card ${index + 1} of ${count}`;
