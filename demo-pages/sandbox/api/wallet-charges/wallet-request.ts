import { z } from 'zod';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import {
  addressField,
  amountOrNumberField,
  currencyField,
  customerFields,
  minorUnits,
  referenceField,
} from '../../core/index.ts';
import { WALLET_TYPES } from './wallet-gateways.ts';

const text = z.string().max(255);
const walletType = z.enum(WALLET_TYPES, 'wallet_type must be a valid enum value').nullish();

const address = addressField(255);

/** The merchant's short texts, and where a redirect wallet sends the shopper afterwards. */
const metaField = z
  .object({ success_url: address.optional(), error_url: address.optional() })
  .catchall(z.union([text, z.number().transform(String), z.boolean().transform(String)]))
  .refine((meta) => Object.keys(meta).length <= 30, 'has more than 30 entries')
  .refine((meta) => !containsCardNumber(JSON.stringify(meta)), 'must not hold a card number');

/** Body of POST /v1/charges/wallet. Unknown fields are ignored. */
export const walletChargeRequest = z
  .object({
    amount: amountOrNumberField,
    currency: currencyField,
    reference: referenceField,
    capture: z.boolean().optional(),
    gateway_id: text.optional(),
    success_url: address.optional(),
    error_url: address.optional(),
    meta: metaField.default({}),
    customer: z
      .object({ ...customerFields, payment_source: z.object({ gateway_id: text.optional(), wallet_type: walletType }) })
      .partial()
      .default({}),
  })
  .transform(({ amount, gateway_id, success_url, error_url, meta, customer, ...rest }) => {
    const { payment_source: source, ...payer } = customer;
    return {
      ...rest,
      amountMinor: minorUnits(amount),
      gatewayId: source?.gateway_id ?? gateway_id ?? '',
      walletType: source?.wallet_type ?? null,
      customer: payer as Record<string, string>,
      meta: { ...meta, ...(success_url ? { success_url } : {}), ...(error_url ? { error_url } : {}) } as Record<
        string,
        string
      >,
    };
  })
  .refine(({ gatewayId }) => gatewayId !== '', {
    path: ['customer.payment_source.gateway_id'],
    message: 'is required',
  });

export type NewWalletChargeRequest = z.output<typeof walletChargeRequest>;

const shippingField = z
  .record(z.string().max(64), z.unknown())
  .refine((shipping) => JSON.stringify(shipping).length <= 4096, 'is larger than 4096 characters');

/** Body of POST /v1/charges/wallet/callback. */
export const walletCallbackRequest = z.object({
  request_type: z.enum(
    ['CREATE_SESSION', 'CREATE_TRANSACTION', 'UPDATE_TRANSACTION'],
    'request_type must be a valid enum value',
  ),
  wallet_type: walletType,
  session_id: text.nullish(),
  request_shipping: z.boolean().nullish(),
  shipping: shippingField.nullish(),
  meta: z.object({ success_url: address.optional(), error_url: address.optional() }).optional(),
});

export type WalletCallbackRequest = z.output<typeof walletCallbackRequest>;

const long = z.string().max(12_000).nullish();

/** Body of POST /v1/charges/wallet/capture: the payment-method payload. Unknown fields are ignored. */
export const walletCaptureRequest = z.object({
  payment_method_id: z.string().max(1024).nullish(),
  external_payer_id: z.string().max(1024).nullish(),
  customer: z
    .object({
      payer_name: text.nullish(),
      payer_email: text.nullish(),
      payer_phone: text.nullish(),
      payment_source: z
        .object({
          wallet_type: walletType,
          type: text.nullish(),
          card_scheme: text.nullish(),
          card_name: text.nullish(),
          card_number_last4: z.string().max(255).nullish(),
          external_payer_id: z.string().max(1024).nullish(),
          ref_token: long,
        })
        .nullish(),
    })
    .nullish(),
  shipping: shippingField.nullish(),
});

export type WalletCaptureRequest = z.output<typeof walletCaptureRequest>;
