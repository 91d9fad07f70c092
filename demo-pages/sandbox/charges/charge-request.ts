import { z } from 'zod';
import { amountField, currencyField, customerFields, referenceField, textField } from '../http/payment-fields.ts';
import { hashOf } from '../merchants/secrets.ts';
import { minorUnits } from '../sandbox-money.ts';

/** Body of POST /v1/charges. Unknown fields are ignored. */
export const chargeRequest = z
  .object({
    amount: amountField,
    currency: currencyField,
    reference: referenceField,
    token: textField.min(1, 'is required'),
    customer: z.object(customerFields).optional(),
    /**
     * `id` is the authentication of this payment; `required` refuses a card that needs authentication when `id` is
     * missing.
     */
    _3ds: z.object({ id: textField.min(1).optional(), required: z.boolean().default(false) }).optional(),
  })
  .transform(({ amount, token, customer, _3ds, ...rest }) => ({
    ...rest,
    amountMinor: minorUnits(amount),
    tokenHash: hashOf(token),
    customer: (customer ?? {}) as Record<string, string>,
    threeDs: _3ds ?? null,
  }));

export type ChargeRequest = z.output<typeof chargeRequest>;

/** Equal for two requests with the same meaning: 50.0 and 50.00, keys in any order. */
export function requestHash({ amountMinor, currency, reference, tokenHash, customer, threeDs }: ChargeRequest): string {
  const { first_name, last_name, email, phone } = customer;
  const parts = [amountMinor, currency, reference, tokenHash, first_name, last_name, email, phone];
  // Added only when present, so that hashes stored before this field existed stay the same.
  if (threeDs) parts.push(JSON.stringify([threeDs.id ?? null, threeDs.required]));
  return hashOf(JSON.stringify(parts.map((part) => part ?? null)));
}
