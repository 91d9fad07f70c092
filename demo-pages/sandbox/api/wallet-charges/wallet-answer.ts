import { z } from 'zod';
import {
  currencyAnswer,
  decimalAnswer,
  failureAnswer,
  freeAnswer,
  modeAnswer,
  returnsAnswer,
  timeAnswer,
} from '../../core/index.ts';
import { WALLET_STATUSES } from '../charges/index.ts';

const status = z.enum(WALLET_STATUSES);

/** What the page may know about the charge. */
const facts = {
  id: z.string(),
  amount: z.number(),
  currency: currencyAnswer,
  reference: z.string(),
  capture: z.boolean(),
  meta: returnsAnswer,
};
export const walletFactsAnswer = z.object(facts);
export type WalletFacts = z.output<typeof walletFactsAnswer>;

/** A wallet's charge as the page that pays it sees it. */
export const pageWalletChargeAnswer = z.object({
  ...facts,
  status,
  failure: failureAnswer.optional(),
  refunded_amount: decimalAnswer.optional(),
  created_at: timeAnswer,
  settled_at: timeAnswer.optional(),
});

/** The same for the merchant's server. */
export const walletChargeAnswer = pageWalletChargeAnswer
  .extend({ payment_source: z.record(z.string(), z.string()).optional(), shipping: freeAnswer.optional() })
  .meta({ id: 'WalletCharge' });
export type WalletChargeAnswer = z.output<typeof walletChargeAnswer>;

/** A new wallet charge and the token for its page. */
export const newWalletChargeAnswer = z.object({
  token: z.string(),
  charge: z.object({ _id: z.string(), ...facts, status }),
});

/** What a page is told about a wallet gateway. */
export const walletConfigAnswer = z.object({
  type: z.string(),
  mode: modeAnswer,
  credentials: z.object({
    client_auth: z.string(),
    apple: z.object({ merchant: z.string() }).optional(),
    google: z.object({ merchant: z.string() }).optional(),
  }),
});
export type WalletConfigAnswer = z.output<typeof walletConfigAnswer>;

/** The result of a payment, for the page. */
export const walletPaymentAnswer = z.object({
  id: z.string(),
  amount: z.number(),
  currency: currencyAnswer,
  status,
  payer_name: z.string().optional(),
  payer_email: z.string().optional(),
  payer_phone: z.string().optional(),
});
export type WalletPaymentAnswer = z.output<typeof walletPaymentAnswer>;

export const walletStatusAnswer = z.object({ status });

const charge = walletStatusAnswer;
/** What a wallet's callback answers: a session, an order, or the same order after a change of delivery. */
export const walletCallbackAnswer = z.union([
  z.object({
    epochTimestamp: z.number().int(),
    expiresAt: z.number().int(),
    merchantSessionIdentifier: z.string(),
    nonce: z.string(),
    merchantIdentifier: z.string(),
    domainName: z.string(),
    displayName: z.string(),
    operationalAnalyticsIdentifier: z.string(),
    retries: z.number().int(),
    signature: z.string(),
  }),
  z.object({
    id: z.string().nullable(),
    status: z.literal('CREATED'),
    callback_method: z.literal('GET'),
    callback_rel: z.literal('approve'),
    callback_url: z.string(),
    charge,
  }),
  z.object({ id: z.string().nullable(), charge }),
  z.object({ ref_token: z.string().nullable(), charge }),
]);
export type WalletCallbackAnswer = z.output<typeof walletCallbackAnswer>;
