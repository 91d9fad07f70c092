import { z } from 'zod';
import { currencyAnswer, decimalAnswer, failureAnswer, timeAnswer } from '../../core/index.ts';
import { CHARGE_STATUSES } from './charge-life.ts';
import { WALLET_STATUSES } from './wallet-statuses.ts';

/** How far the money of a charge got, for charges of every kind. */
const life = {
  capture: z.boolean(),
  authorisation_expires_at: timeAnswer.optional(),
  captured_amount: decimalAnswer.optional(),
  settled_at: timeAnswer.optional(),
  cancelled_at: timeAnswer.optional(),
  expired_at: timeAnswer.optional(),
};
export const lifeAnswer = z.object(life);
export type LifeAnswer = z.output<typeof lifeAnswer>;

const common = {
  _id: z.string(),
  amount: decimalAnswer,
  currency: currencyAnswer,
  reference: z.string(),
  card_scheme: z.string().nullable(),
  card_number_last4: z.string().nullable(),
  customer_id: z.string().nullable(),
  created_at: timeAnswer,
  ...life,
  refunded_amount: decimalAnswer.optional(),
  failure: failureAnswer.extend({ decline_code: z.string().nullable() }).optional(),
};

const sourceType = z.enum(['card', 'bank_account', 'checkout', 'gift_card']);

/** A charge of a token or a saved source, as merchants' servers see it. */
export const chargeAnswer = z
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
    settles_at: timeAnswer.optional(),
    reversed_at: timeAnswer.optional(),
    reversed_amount: decimalAnswer.optional(),
    reinstated_at: timeAnswer.optional(),
  })
  .meta({ id: 'Charge' });
export type ChargeAnswer = z.output<typeof chargeAnswer>;

// The wallet's own calls say `pending` for a charge that is authorised.
const listedStatus = z.enum(['authorised', ...WALLET_STATUSES]).exclude(['pending']);
export type ListedStatus = z.output<typeof listedStatus>;

/** A wallet's charge in the form of every other charge. */
export const chargeByWalletAnswer = z
  .object({
    ...common,
    status: listedStatus,
    type: z.literal('wallet'),
    gateway_type: z.string(),
    initiator: z.literal('customer'),
    source: z.null(),
  })
  .meta({ id: 'ChargeByWallet' });
export type ChargeByWalletAnswer = z.output<typeof chargeByWalletAnswer>;

/** A charge of whatever kind. */
export const anyChargeAnswer = z.union([chargeAnswer, chargeByWalletAnswer]);
export type AnyCharge = z.output<typeof anyChargeAnswer>;
