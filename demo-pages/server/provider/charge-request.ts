import { z } from 'zod';
import { containsCardNumber } from '../../../sdk/hosted/card/card-number.ts';
import { hashOf } from './secrets.ts';

const text = z.string().max(255);

/** Body of POST /v1/charges. What it does not name is ignored. */
export const chargeRequest = z
  .object({
    amount: z
      .string('must be a decimal string like "50.00"')
      .regex(/^(0|[1-9]\d{0,9})(\.\d{1,2})?$/, 'must be a decimal string like "50.00", with at most two decimals')
      .refine((amount) => minorUnits(amount) > 0, 'must be greater than zero'),
    currency: z.enum(['AUD', 'NZD'], 'must be AUD or NZD'),
    reference: text
      .trim()
      .min(1, 'is required')
      .refine((reference) => !containsCardNumber(reference), 'must not hold a card number'),
    token: text.min(1, 'is required'),
    customer: z
      .object({
        first_name: text.optional(),
        last_name: text.optional(),
        email: text.optional(),
        phone: text.optional(),
      })
      .optional(),
  })
  .transform(({ amount, token, customer, ...rest }) => ({
    ...rest,
    amountMinor: minorUnits(amount),
    tokenHash: hashOf(token),
    customer: (customer ?? {}) as Record<string, string>,
  }));

export type ChargeRequest = z.output<typeof chargeRequest>;

/** Cents of an amount whose text was checked: no floating point on the way. */
function minorUnits(amount: string): number {
  const [whole = '0', fraction = ''] = amount.split('.');
  return Number(`${whole}${fraction.padEnd(2, '0')}`);
}

/** The amount as the API writes it: always two decimals. */
export function decimalAmount(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The same for two requests that mean the same: 50.0 and 50.00, keys in any order. */
export function requestHash({ amountMinor, currency, reference, tokenHash, customer }: ChargeRequest): string {
  const { first_name, last_name, email, phone } = customer;
  const parts = [amountMinor, currency, reference, tokenHash, first_name, last_name, email, phone];
  return hashOf(JSON.stringify(parts.map((part) => part ?? null)));
}
