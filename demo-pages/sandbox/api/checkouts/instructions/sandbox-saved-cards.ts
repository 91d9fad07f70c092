import { z } from 'zod';
import { customisation, digits, type FormDescriptor, paymentOutcomes, text } from '../sandbox-instruction.ts';

const card = z.strictObject({
  id: text.min(1),
  schema: text.min(1),
  last4: digits(/^\d{4}$/, 'must be four digits'),
  expiration: digits(/^(0[1-9]|1[0-2])\d{2}$/, 'must be MMYY'),
});

export const SAVED_CARDS = {
  name: 'saved_card_form.show',
  callback: 'callback.saved_card_form.selected',
  isForm: true,
  method: 'saved_card',
  payload: z.strictObject({ cards: z.array(card).max(20).optional(), customisation }),
  outcomes: paymentOutcomes,
} as const satisfies FormDescriptor;
