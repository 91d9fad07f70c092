import { buttonForm, type FormDescriptor } from '../sandbox-instruction.ts';

export const APPLE_PAY = {
  ...buttonForm,
  name: 'applepay_wallet_form.show',
  method: 'applepay_wallet',
  gatewayId: 'gateway_haven_mastercard',
  meta: 'wallet',
  walletType: 'apple',
} as const satisfies FormDescriptor;

export const GOOGLE_PAY = {
  ...buttonForm,
  name: 'googlepay_wallet_form.show',
  method: 'googlepay_wallet',
  gatewayId: 'gateway_haven_mastercard',
  meta: 'wallet',
  walletType: 'google',
} as const satisfies FormDescriptor;

export const PAYPAL = {
  ...buttonForm,
  name: 'paypal_wallet_form.show',
  method: 'paypal_wallet',
  gatewayId: 'gateway_haven_paypal_wallet',
  meta: 'wallet',
} as const satisfies FormDescriptor;
