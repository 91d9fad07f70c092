import { message, type Shown } from '#locales/message.ts';
import { type Ecard, isEcardMissingDetails, missingEcardDetails } from '#rules/shop/ecard.ts';
import { countCharacters, excessCharacters, MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';

/** The remaining characters for screen readers: announced from 50 on, in steps of ten instead of for every key. */
export function remainingCharactersText(text: string): Shown {
  const left = MAX_MESSAGE_CHARACTERS - countCharacters(text);
  if (left > 50) return '';
  return left < 0
    ? message(ECARD_TEXTS, 'messageTooLong')
    : message(ECARD_TEXTS, 'left', { number: Math.ceil(left / 10) * 10 });
}

/** A list as a language writes it: `one, two`. */
const listIn = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat([language, 'en'], { type: 'unit', style: 'short' }).format(items);

/** A card as the block shows it. */
export interface SignedCard extends Ecard {
  readonly itemName: string;
  /** Has `itemName` where it is in English on a page of another language. */
  readonly english?: readonly string[] | undefined;
  readonly image: string;
}

/** What the visitor fills in; the rest of a card comes from the page. */
export type CardChange = Partial<Omit<SignedCard, 'instanceId' | 'itemName' | 'image'>>;

/** The status of a card, as the text of its badge (W4.13 to W4.15). */
export const CARD_STATUSES = ['Ready', 'Missing Details', 'Message too long', 'Not required'] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

/** The key of each status's text. */
export const STATUS_TEXTS = {
  Ready: 'ready',
  'Missing Details': 'missing',
  'Message too long': 'tooLong',
  'Not required': 'notRequired',
} as const satisfies Record<CardStatus, string>;

type EcardTexts = Texts<typeof ECARD_TEXTS>;

export function cardStatus(card: Ecard): CardStatus {
  if (card.cardType === 'not required') return 'Not required';
  if (isEcardMissingDetails(card)) return 'Missing Details';
  return isMessageTooLong(card) ? 'Message too long' : 'Ready';
}

/** Whether the message has to be shortened before the card can be sent or printed. */
export function isMessageTooLong(card: Ecard): boolean {
  return card.cardType !== 'not required' && excessCharacters(card.message) > 0;
}

/** The missing details of an emailed card as text; empty when nothing is missing. */
export function neededDetails(card: Ecard, t: EcardTexts): string {
  const names = missingEcardDetails(card).map((field) => t(`${field}Detail`));
  return listIn(t.language, names);
}

/** The number of cards with each status, as text: "1 ready, 2 needing details". */
export function statusCounts(cards: readonly Ecard[], t: EcardTexts): string {
  const statuses = cards.map(cardStatus);
  const counts = CARD_STATUSES.filter((status) => statuses.includes(status)).map((status) =>
    t(`${STATUS_TEXTS[status]}Count`, { number: statuses.filter((other) => other === status).length }),
  );
  return listIn(t.language, counts);
}

/** The first card with something left to do. */
export function unfinishedCard<Card extends Ecard>(cards: readonly Card[]): Card | undefined {
  return cards.find((card) => ['Missing Details', 'Message too long'].includes(cardStatus(card)));
}
