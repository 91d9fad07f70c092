import { z } from 'zod';
import {
  buttonForm,
  customisation,
  digits,
  type FormDescriptor,
  gatewayPayload,
  paymentOutcomes,
  text,
} from '../sandbox-instruction.ts';

const FIELDS = ['card_name', 'expire_month', 'expire_year', 'card_ccv'] as const;

export const CARD_PAYMENT_FORM = {
  name: 'card_form.show',
  callback: 'callback.card_form.ott_created',
  isForm: true,
  method: 'card',
  payload: z.strictObject({
    enable_saved_card_consent_checkbox: z.boolean().optional(),
    form_fields: z.partialRecord(z.enum(FIELDS), z.enum(['enable', 'required'])).optional(),
    form_values: z
      .strictObject({
        card_name: text,
        card_ccv: digits(/^\d{3,4}$/, 'must be three or four digits'),
        card_number_last4: digits(/^\d{4}$/, 'must be four digits'),
        expire_month: digits(/^(0[1-9]|1[0-2])$/, 'must be 01 to 12'),
        expire_year: digits(/^\d{2}(\d{2})?$/, 'must be two or four digits'),
      })
      .partial()
      .optional(),
    customisation,
  }),
  outcomes: paymentOutcomes,
} as const satisfies FormDescriptor;

const card = z.strictObject({
  id: text.min(1),
  schema: text.min(1),
  last4: digits(/^\d{4}$/, 'must be four digits'),
  expiration: digits(/^(0[1-9]|1[0-2])\d{2}$/, 'must be MMYY'),
});

export const SAVED_CARD_FORM = {
  name: 'saved_card_form.show',
  callback: 'callback.saved_card_form.selected',
  isForm: true,
  method: 'saved_card',
  payload: z.strictObject({ cards: z.array(card).max(20).optional(), customisation }),
  outcomes: paymentOutcomes,
} as const satisfies FormDescriptor;

export const BANK_ACCOUNT_FORM = {
  name: 'bank_account_form.show',
  callback: 'callback.bank_account_form.ott_created',
  isForm: true,
  method: 'bank_account',
  gatewayId: 'gateway_haven_bank',
  payload: gatewayPayload,
  outcomes: paymentOutcomes,
} as const satisfies FormDescriptor;

export const AFTERPAY_CHECKOUT_FORM = {
  ...buttonForm,
  name: 'afterpay_checkout_form.show',
  method: 'afterpay_checkout',
  gatewayId: 'gateway_haven_afterpay',
  meta: 'provider',
} as const satisfies FormDescriptor;

/** No method of the chooser leads to it by itself. */
export const AFTERPAY_WALLET_FORM = {
  ...buttonForm,
  name: 'afterpay_wallet_form',
  gatewayId: 'gateway_haven_afterpay',
  meta: 'wallet',
} as const satisfies FormDescriptor;

export const APPLE_PAY_FORM = {
  ...buttonForm,
  name: 'applepay_wallet_form.show',
  method: 'applepay_wallet',
  gatewayId: 'gateway_haven_mastercard',
  meta: 'wallet',
  walletType: 'apple',
} as const satisfies FormDescriptor;

export const GOOGLE_PAY_FORM = {
  ...buttonForm,
  name: 'googlepay_wallet_form.show',
  method: 'googlepay_wallet',
  gatewayId: 'gateway_haven_mastercard',
  meta: 'wallet',
  walletType: 'google',
} as const satisfies FormDescriptor;

export const PAYPAL_FORM = {
  ...buttonForm,
  name: 'paypal_wallet_form.show',
  method: 'paypal_wallet',
  gatewayId: 'gateway_haven_paypal_wallet',
  meta: 'wallet',
} as const satisfies FormDescriptor;

export const ZIP_FORM = {
  ...buttonForm,
  name: 'zip_checkout_form.show',
  method: 'zip_checkout',
  gatewayId: 'gateway_haven_zip',
  meta: 'provider',
} as const satisfies FormDescriptor;
