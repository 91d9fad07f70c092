import { z } from 'zod';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import { hashOf } from '../merchants/secrets.ts';

const text = z.string().max(255);

/** A decimal amount greater than zero, with at most two decimals. */
export const amountField = z
  .string('must be a decimal string like "50.00"')
  .regex(/^(0|[1-9]\d{0,9})(\.\d{1,2})?$/, 'must be a decimal string like "50.00", with at most two decimals')
  .refine((amount) => minorUnits(amount) > 0, 'must be greater than zero');

/** The same, also taken as a JSON number: pages of this protocol send either. */
export const amountOrNumberField = z.union([z.string(), z.number().transform(String)]).pipe(amountField);

export const currencyField = z.enum(['AUD', 'NZD'], 'must be AUD or NZD');

export const referenceField = text
  .trim()
  .min(1, 'is required')
  .refine((reference) => !containsCardNumber(reference), 'must not hold a card number');

/** Who pays, as far as the merchant says so. */
export const customerFields = {
  first_name: text.optional(),
  last_name: text.optional(),
  email: text.optional(),
  phone: text.optional(),
};

/** Body of POST /v1/charges. What it does not name is ignored. */
export const chargeRequest = z
  .object({
    amount: amountField,
    currency: currencyField,
    reference: referenceField,
    token: text.min(1, 'is required'),
    customer: z.object(customerFields).optional(),
    /** `id` is the authentication to stand on; `required` refuses a card that asks for one and has none. */
    _3ds: z.object({ id: text.min(1).optional(), required: z.boolean().default(false) }).optional(),
  })
  .transform(({ amount, token, customer, _3ds, ...rest }) => ({
    ...rest,
    amountMinor: minorUnits(amount),
    tokenHash: hashOf(token),
    customer: (customer ?? {}) as Record<string, string>,
    threeDs: _3ds ?? null,
  }));

export type ChargeRequest = z.output<typeof chargeRequest>;

/** Cents of an amount whose text was checked: no floating point on the way. */
export function minorUnits(amount: string): number {
  const [whole = '0', fraction = ''] = amount.split('.');
  return Number(`${whole}${fraction.padEnd(2, '0')}`);
}

/** The amount as the API writes it: always two decimals. */
export function decimalAmount(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The same for two requests that mean the same: 50.0 and 50.00, keys in any order. */
export function requestHash({ amountMinor, currency, reference, tokenHash, customer, threeDs }: ChargeRequest): string {
  const { first_name, last_name, email, phone } = customer;
  const parts = [amountMinor, currency, reference, tokenHash, first_name, last_name, email, phone];
  // Added only when it is there: hashes that were stored before it existed stay the same.
  if (threeDs) parts.push(JSON.stringify([threeDs.id ?? null, threeDs.required]));
  return hashOf(JSON.stringify(parts.map((part) => part ?? null)));
}
