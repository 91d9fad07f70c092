import { type Ecard, type EcardDetail, isEcardMissingDetails, missingEcardDetails } from '#website/ecard.ts';
import { excessCharacters } from './message-length.ts';

/** A card as the block draws it. */
export interface SignedCard extends Ecard {
  readonly itemName: string;
  readonly image: string;
}

/** What the visitor fills in; the rest of a card is the page's. */
export type CardChange = Partial<Omit<Ecard, 'instanceId' | 'itemName'>>;

export type CardStatus = 'missing' | 'too-long' | 'ready' | 'not-required';

/** Where a card stands (W4.13 to W4.15). */
export function cardStatus(card: Ecard): CardStatus {
  if (card.cardType === 'not required') return 'not-required';
  if (isEcardMissingDetails(card)) return 'missing';
  return excessCharacters(card.message) > 0 ? 'too-long' : 'ready';
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
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What an e-mailed card still needs, as words for people; empty when nothing is missing. */
export function neededDetails(card: Ecard): string {
  return list.format(missingEcardDetails(card).map((field) => DETAIL_NAMES[field]));
}

/** How many cards stand where, in words: "1 ready, 2 missing details". */
export function statusCounts(cards: readonly Ecard[]): string {
  const count = (status: CardStatus) => cards.filter((card) => cardStatus(card) === status).length;
  const counts = [
    [count('ready'), 'ready'],
    [count('missing'), 'missing details'],
    [count('too-long'), 'with a message that is too long'],
    [count('not-required'), 'not required'],
  ] as const;
  return counts.flatMap(([number, words]) => (number > 0 ? [`${number} ${words}`] : [])).join(', ');
}

/** "Card 2 of 3". */
export const cardNumber = (index: number, count: number) => `Card ${index + 1} of ${count}`;
