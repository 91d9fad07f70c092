import { z } from 'zod';
import {
  currencySchema,
  decimalSchema,
  failureSchema,
  modeSchema,
  recordSchema,
  returnsSchema,
  timeSchema,
} from '../../core/index.ts';
import { WALLET_STATUSES } from '../charges/index.ts';

const status = z.enum(WALLET_STATUSES);

/** What the page may know about the charge. */
const facts = {
  id: z.string(),
  amount: z.number(),
  currency: currencySchema,
  reference: z.string(),
  capture: z.boolean(),
  meta: returnsSchema,
};
export const walletFactsResponse = z.object(facts);
export type WalletFacts = z.output<typeof walletFactsResponse>;

/** A wallet's charge as the page that pays it sees it. */
export const pageWalletChargeResponse = z.object({
  ...facts,
  status,
  failure: failureSchema.optional(),
  refunded_amount: decimalSchema.optional(),
  created_at: timeSchema,
  settled_at: timeSchema.optional(),
});

/** The same for the merchant's server. */
export const walletChargeResponse = pageWalletChargeResponse
  .extend({ payment_source: z.record(z.string(), z.string()).optional(), shipping: recordSchema.optional() })
  .meta({ id: 'WalletCharge' });
export type WalletChargeResponse = z.output<typeof walletChargeResponse>;

/** A new wallet charge and the token for its page. */
export const newWalletChargeResponse = z.object({
  token: z.string(),
  charge: z.object({ _id: z.string(), ...facts, status }),
});

/** What a page receives about a wallet gateway. */
export const walletConfigResponse = z.object({
  type: z.string(),
  mode: modeSchema,
  credentials: z.object({
    client_auth: z.string(),
    apple: z.object({ merchant: z.string() }).optional(),
    google: z.object({ merchant: z.string() }).optional(),
  }),
});
export type WalletConfigResponse = z.output<typeof walletConfigResponse>;

/** The result of a payment, for the page. */
export const walletPaymentResponse = z.object({
  id: z.string(),
  amount: z.number(),
  currency: currencySchema,
  status,
  payer_name: z.string().optional(),
  payer_email: z.string().optional(),
  payer_phone: z.string().optional(),
});
export type WalletPaymentResponse = z.output<typeof walletPaymentResponse>;

export const walletStatusResponse = z.object({ status });

const charge = walletStatusResponse;
/** The response to a wallet's callback: a session, an order, or the same order after a change of delivery. */
export const walletCallbackResponse = z.union([
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
export type WalletCallbackResponse = z.output<typeof walletCallbackResponse>;
