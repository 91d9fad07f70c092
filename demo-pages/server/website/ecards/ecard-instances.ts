import type { Ecard } from '#website/ecard.ts';
import type { PricedLine } from '../cart/read-cart.ts';

/** An e-card together with the gift it goes with. */
export interface CartEcard extends Ecard {
  itemName: string;
  image: string;
  /** Nothing was saved for it yet: its type is a default and nobody's choice. */
  isBlank: boolean;
}

/** One blank card for each unit bought (W2.29): `<itemId>-<n>`, n from 1. Nobody has to send a card. */
export function blankEcards(lines: readonly PricedLine[]): CartEcard[] {
  return lines.flatMap(({ itemId, name, image, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({
      instanceId: `${itemId}-${index + 1}`,
      itemName: name,
      image,
      isBlank: true,
      cardType: 'not required' as const,
      recipientName: '',
      recipientEmailAddress: '',
      message: '',
      senderName: '',
    })),
  );
}
