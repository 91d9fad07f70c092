import type { CardType } from '#website/ecard.ts';

/** How each card type is drawn and told, in the order of the choice (W2.30). */
export const CARD_TYPE_TEXTS: Readonly<Record<CardType, { icon: string; title: string; detail: string }>> = {
  email: { icon: 'mail', title: 'Email', detail: 'It goes to the address you give' },
  printable: { icon: 'print', title: 'Printable', detail: 'You print it and hand it over' },
  'not required': { icon: 'close', title: 'Not required', detail: 'No card for this gift' },
};
