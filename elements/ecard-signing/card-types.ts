import { CARD_TYPES, type CardType } from '#website/shop/ecard.ts';

/** The icon and texts of each card type, in the order of the choice (W2.30). */
export const CARD_TYPE_TEXTS: Readonly<Record<CardType, { icon: string; name: string; detail: string }>> = {
  email: { icon: 'mail', name: 'Email', detail: 'It goes to the address you give' },
  printable: { icon: 'print', name: 'Printable', detail: 'You print it and hand it over' },
  'not required': { icon: 'close', name: 'Not required', detail: 'No card for this gift' },
};

/** The three ways to send a card. */
export const CARD_TYPE_CHOICES = CARD_TYPES.map((id) => ({ id, ...CARD_TYPE_TEXTS[id] }));
