import { z } from 'zod';
import { currencySchema, decimalSchema, failureSchema, timeSchema } from '../../core/index.ts';
import { CHARGE_STATUSES, WALLET_STATUSES } from './charge-life.ts';

/** How far the money of a charge got, for charges of every kind. */
const life = {
  capture: z.boolean(),
  authorisation_expires_at: timeSchema.optional(),
  captured_amount: decimalSchema.optional(),
  settled_at: timeSchema.optional(),
  cancelled_at: timeSchema.optional(),
  expired_at: timeSchema.optional(),
};
export const lifeResponse = z.object(life);
export type LifeResponse = z.output<typeof lifeResponse>;

const common = {
  _id: z.string(),
  amount: decimalSchema,
  currency: currencySchema,
  reference: z.string(),
  card_scheme: z.string().nullable(),
  card_number_last4: z.string().nullable(),
  customer_id: z.string().nullable(),
  created_at: timeSchema,
  ...life,
  refunded_amount: decimalSchema.optional(),
  failure: failureSchema.extend({ decline_code: z.string().nullable() }).optional(),
};

const sourceType = z.enum(['card', 'bank_account', 'checkout', 'gift_card']);

/** A charge of a token or a saved source, as merchants' servers see it. */
export const chargeResponse = z
  .object({
    ...common,
    status: z.enum(CHARGE_STATUSES),
    type: sourceType,
    account_last4: z.string().optional(),
    mandate_reference: z.string().optional(),
    initiator: z.enum(['customer', 'merchant']),
    source: z
      .object({
        _id: z.string(),
        type: sourceType,
        card_scheme: z.string().nullable(),
        card_number_last4: z.string().nullable(),
        account_last4: z.string().optional(),
      })
      .nullable(),
    settles_at: timeSchema.optional(),
    reversed_at: timeSchema.optional(),
    reversed_amount: decimalSchema.optional(),
    reinstated_at: timeSchema.optional(),
  })
  .meta({ id: 'Charge' });
export type ChargeResponse = z.output<typeof chargeResponse>;

// The wallet's own calls say `pending` for a charge that is authorised.
const listedStatus = z.enum(['authorised', ...WALLET_STATUSES]).exclude(['pending']);
export type ListedStatus = z.output<typeof listedStatus>;

/** A wallet's charge in the form of every other charge. */
export const chargeByWalletResponse = z
  .object({
    ...common,
    status: listedStatus,
    type: z.literal('wallet'),
    gateway_type: z.string(),
    initiator: z.literal('customer'),
    source: z.null(),
  })
  .meta({ id: 'ChargeByWallet' });
export type ChargeByWalletResponse = z.output<typeof chargeByWalletResponse>;

/** A charge of whatever kind. */
export const anyChargeResponse = z.union([chargeResponse, chargeByWalletResponse]);
export type AnyCharge = z.output<typeof anyChargeResponse>;
