import { z } from 'zod';
import { modeSchema } from '../../core/index.ts';
import { CHECKOUT_STATUSES } from './checkout-schema.ts';

/** A checkout at another provider that was just begun. */
export const newCheckoutResponse = z.object({
  _id: z.string(),
  link: z.string(),
  token: z.string(),
  reference_id: z.string(),
  mode: modeSchema,
  gateway_id: z.string(),
  gateway_type: z.string(),
  checkout_type: z.string().optional(),
});

/** Its state. */
export const checkoutResponse = z
  .object({
    _id: z.string(),
    checkout_email: z.string().nullable(),
    checkout_holder: z.string().nullable(),
    gateway_type: z.string(),
    // Clients of this protocol expect the value `accepted`.
    status: z.enum(['accepted', ...CHECKOUT_STATUSES]).exclude(['approved']),
    reference_id: z.string(),
  })
  .meta({ id: 'ExternalCheckout' });
export type CheckoutResponse = z.output<typeof checkoutResponse>;
