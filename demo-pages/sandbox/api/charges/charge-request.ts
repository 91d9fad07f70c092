import { z } from 'zod';
import {
  amountField,
  currencyField,
  customerFields,
  hashOf,
  minorUnits,
  referenceField,
  shortText,
} from '../../core/index.ts';

/** A charge of a one-time token, or of a customer's saved source (the default one when `sourceId` is absent). */
export interface NewChargeRequest {
  amountMinor: number;
  currency: string;
  reference: string;
  customer: Record<string, string>;
  tokenHash?: string | undefined;
  customerId?: string | undefined;
  sourceId?: string | undefined;
  /** `merchant` charges a saved source while the customer is away; absent for a present customer. */
  initiator?: 'customer' | 'merchant' | undefined;
  /** False to authorise now and capture later. */
  capture?: boolean | undefined;
  threeDs: { id?: string | undefined; required: boolean } | null;
}

const id = shortText.min(1, 'is required').optional();

/** Body of POST /v1/charges. Unknown fields are ignored. */
export const chargeRequest = z
  .object({
    amount: amountField,
    currency: currencyField,
    reference: referenceField,
    token: id,
    customer_id: id,
    source_id: id,
    initiator: z.enum(['customer', 'merchant'], 'must be customer or merchant').optional(),
    capture: z.boolean('must be true or false').optional(),
    customer: z.object(customerFields).optional(),
    /**
     * `id` is the authentication of this payment; `required` refuses a card that needs authentication when `id` is
     * missing.
     */
    _3ds: z.object({ id: shortText.min(1).optional(), required: z.boolean().default(false) }).optional(),
  })
  .superRefine(({ token, customer_id, source_id, initiator }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if ((token === undefined) === (customer_id === undefined)) refuse('token', 'send either token or customer_id');
    else if (customer_id !== undefined) return;
    if (source_id !== undefined) refuse('source_id', 'needs customer_id');
    if (initiator === 'merchant')
      refuse('initiator', 'merchant needs customer_id: only a saved source is charged later');
  })
  .transform(
    ({ amount, token, customer_id, source_id, customer, _3ds, ...rest }): NewChargeRequest => ({
      ...rest,
      amountMinor: minorUnits(amount),
      customer: (customer ?? {}) as Record<string, string>,
      tokenHash: token === undefined ? undefined : hashOf(token),
      customerId: customer_id,
      sourceId: source_id,
      threeDs: _3ds ?? null,
    }),
  );

/** The same for two requests with the same meaning: 50.0 and 50.00, keys in any order. */
export function requestHash(request: NewChargeRequest): string {
  const { amountMinor, currency, reference, tokenHash, customer, threeDs } = request;
  const { first_name, last_name, email, phone } = customer;
  const parts = [amountMinor, currency, reference, tokenHash, first_name, last_name, email, phone];
  // Added only when present, so that hashes stored before these fields existed stay the same.
  if (threeDs) parts.push(JSON.stringify([threeDs.id ?? null, threeDs.required]));
  if (request.capture === false) parts.push('authorise');
  const { customerId, sourceId, initiator } = request;
  if (customerId) parts.push(JSON.stringify([customerId, sourceId ?? null, initiator ?? null]));
  return hashOf(JSON.stringify(parts.map((part) => part ?? null)));
}
