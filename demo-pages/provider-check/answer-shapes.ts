import * as z from 'zod';

const text = z.string('must be a text').min(1, 'must not be empty');
const money = z
  .string('must be a decimal text like "10.00", not a number')
  .regex(/^\d+\.\d{2}$/, 'must be a decimal text with two decimals, like "10.00"');
const currency = z.string('must be a text').regex(/^[A-Z]{3}$/, 'must be three capitals, like AUD');
const time = z.iso.datetime({ offset: true, error: 'must be a time like "2026-11-21T00:00:00Z"' });
const last4 = z.string('must be a text').regex(/^\d{4}$/, 'must be the last four digits');

/** The parts of the provider's answers that merchants rely on; there may be more. */
export const chargeShape = z.looseObject({
  _id: text,
  amount: money,
  currency,
  reference: text,
  status: text,
  created_at: time,
  captured_amount: money.optional(),
  refunded_amount: money.optional(),
});

export const refundShape = z.looseObject({ _id: text, amount: money, currency, status: text });

const sourceShape = z.looseObject({ _id: text, type: text, card_number_last4: last4.nullish() });

export const customerShape = z.looseObject({
  _id: text,
  default_source: text,
  payment_sources: z.array(sourceShape, 'must be a list'),
});

export const chargeListShape = z.looseObject({
  items: z.array(chargeShape, 'must be a list'),
  next_cursor: z.string('must be a text or null').min(1, 'must be null at the end').nullable(),
});

export const errorShape = z.looseObject({
  code: z.string('must be a text: merchants decide by it').min(1, 'must not be empty: merchants decide by it'),
  message: text,
});

export const authenticationShape = z.looseObject({
  status: text,
  _3ds: z.looseObject({ id: text.nullable(), token: text.nullable() }),
});

export const endpointShape = z.looseObject({ _id: text, secret: text });

export const eventShape = z.looseObject({
  type: text,
  data: z.looseObject({ _id: text }),
});
