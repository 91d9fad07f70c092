import { buttonForm, type FormDescriptor } from '../sandbox-instruction.ts';

export const AFTERPAY_CHECKOUT = {
  ...buttonForm,
  name: 'afterpay_checkout_form.show',
  method: 'afterpay_checkout',
  gatewayId: 'gateway_haven_afterpay',
  meta: 'provider',
} as const satisfies FormDescriptor;

/** No method of the chooser leads to it by itself. */
export const AFTERPAY_WALLET = {
  ...buttonForm,
  name: 'afterpay_wallet_form',
  gatewayId: 'gateway_haven_afterpay',
  meta: 'wallet',
} as const satisfies FormDescriptor;
