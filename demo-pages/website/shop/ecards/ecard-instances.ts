import type { Ecard } from '#rules/shop/ecard.ts';
import { type EcardDesign, firstDesign } from '../../content/index.ts';
import type { PricedLine } from '../gifts/priced-line.ts';

/** An e-card together with the gift it goes with. */
export interface CartEcard extends Omit<Ecard, 'design'> {
  itemName: string;
  image: string;
  design: string;
  /** Nothing was saved for it yet: its type is a default that nobody chose. */
  isBlank: boolean;
}

/** One blank card for each unit in the cart (W2.29): `<itemId>-<n>`, n from 1. Sending a card is optional. */
export function blankEcards(lines: readonly PricedLine[], designs: readonly EcardDesign[]): CartEcard[] {
  const units = lines.flatMap((line) => Array.from({ length: line.quantity }, (_, index) => ({ ...line, index })));
  return units.map(({ itemId, name, image, index }, place) => ({
    instanceId: `${itemId}-${index + 1}`,
    design: firstDesign(designs, place).id,
    itemName: name,
    image,
    isBlank: true,
    cardType: 'not required' as const,
    recipientName: '',
    recipientEmailAddress: '',
    message: '',
    senderName: '',
  }));
}

/** The item that an instance is a unit of. */
export function itemOfInstance(instanceId: string): string {
  return instanceId.slice(0, Math.max(0, instanceId.lastIndexOf('-')));
}
