import { z } from 'zod';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import { minorUnits } from '../sandbox-money.ts';

/** A text of the protocol: at most 255 characters. */
export const shortText = z.string().max(255);

/** A decimal amount greater than zero, with at most two decimals. */
export const amountField = z
  .string('must be a decimal string like "50.00"')
  .regex(/^(0|[1-9]\d{0,9})(\.\d{1,2})?$/, 'must be a decimal string like "50.00", with at most two decimals')
  .refine((amount) => minorUnits(amount) > 0, 'must be greater than zero')
  .meta({ examples: ['50.00'] });

/** The same, but also accepts a JSON number: pages of this protocol send either. */
export const amountOrNumberField = z.union([z.string(), z.number().transform(String)]).pipe(amountField);

export const currencyField = z.enum(['AUD', 'NZD'], 'must be AUD or NZD');

const NO_CARD_NUMBER = 'must not hold a card number';

/** Words that people write, such as a name: they hold no card number, wherever it stands. */
const nameField = shortText.trim().refine((text) => !containsCardNumber(text), NO_CARD_NUMBER);

/** A reference or an email address: its digits may be anything, but it is not a card number as a whole. */
export const handleField = shortText
  .trim()
  .refine((text) => !(/^[\d -]*$/.test(text) && containsCardNumber(text)), NO_CARD_NUMBER);

export const referenceField = handleField.min(1, 'is required');

/** An http or https address. */
export const addressField = (most = 2048, message = 'must be an http(s) address') =>
  z
    .string()
    .max(most)
    .refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), message)
    .meta({ format: 'uri' });

/** The payer's details; all optional. */
export const customerFields = {
  first_name: nameField.optional(),
  last_name: nameField.optional(),
  email: handleField.optional(),
  phone: shortText.optional(),
};
