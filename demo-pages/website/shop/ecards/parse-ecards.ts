import { noCardNumber } from '#rules/forms/check-fields.ts';
import { detailOf } from '#rules/forms/form-input.ts';
import { ECARD_TYPES, type Ecard, type EcardType } from '#rules/shop/ecard.ts';
import { excessCharacters, MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import { type Fields, messageIn, SITES, type Site, textField } from '../../platform/index.ts';

const FIELDS = ['cardType', 'design', 'recipientName', 'recipientEmailAddress', 'message', 'senderName'] as const;
const MAX_CARDS = 200;
const MAX_DESIGN = 40;

/** A posted card; without a design it gets its default design. */
export interface PostedCard extends Omit<Ecard, 'design'> {
  design: string | undefined;
}

/**
 * The posted cards: JSON `{ cards: [...] }` or form fields `<instanceId>.<field>`. Missing details are no error
 * (W4.17). The errors are by the name of the form field.
 */
export function parseEcards(
  fields: Fields,
  site: Site = SITES[0],
): { cards: PostedCard[]; errors: Map<string, string> } {
  const records = Array.isArray(fields['cards']) ? fields['cards'].filter(isRecord) : groupFormFields(fields);
  const errors = new Map<string, string>();
  const cards: PostedCard[] = [];
  if (records.length > MAX_CARDS) errors.set('cards', `Send at most ${MAX_CARDS} cards.`);
  for (const record of records.slice(0, MAX_CARDS)) {
    const instanceId = textField(record, 'instanceId');
    const cardType = textField(record, 'cardType');
    if (!ECARD_TYPES.includes(cardType as EcardType)) {
      errors.set(`${instanceId}.cardType`, 'Choose email, printable or not required for each card.');
      continue;
    }
    // A form sends each line break as two characters; people and browsers count one.
    const message = textField(record, 'message').replaceAll('\r\n', '\n');
    if (cardType !== 'not required' && excessCharacters(message) > 0) {
      errors.set(`${instanceId}.message`, `Shorten the message to ${MAX_MESSAGE_CHARACTERS} characters.`);
    }
    for (const name of ['recipientName', 'senderName']) {
      const cardNumber = noCardNumber(textField(record, name));
      if (cardNumber) errors.set(`${instanceId}.${name}`, messageIn(site, cardNumber));
    }
    cards.push({
      instanceId,
      cardType: cardType as EcardType,
      design: textField(record, 'design').slice(0, MAX_DESIGN) || undefined,
      recipientName: detailOf(record, 'recipientName'),
      recipientEmailAddress: detailOf(record, 'recipientEmailAddress'),
      message,
      senderName: detailOf(record, 'senderName'),
    });
  }
  return { cards, errors };
}

function groupFormFields(fields: Fields): Fields[] {
  const cards = new Map<string, Fields>();
  for (const [name, value] of Object.entries(fields)) {
    const dot = name.lastIndexOf('.');
    const field = name.slice(dot + 1);
    if (dot < 1 || !FIELDS.some((known) => known === field)) continue;
    const instanceId = name.slice(0, dot);
    const card = cards.get(instanceId) ?? { instanceId };
    card[field] = value;
    cards.set(instanceId, card);
  }
  return [...cards.values()];
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
