import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { childPayload } from '#checkout/steps/child-payload.ts';
import { message } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

const AFTERPAY = {
  title: message(PAY_WIDGET_TEXTS, 'payWith', { provider: 'Afterpay' }),
  hasGoBack: true,
  overlay: 0,
  payload: childPayload,
} as const;

export const AFTERPAY_CHECKOUT_INSTRUCTION = {
  ...AFTERPAY,
  name: 'afterpay_checkout_form.show',
  method: 'afterpay_checkout',
  file: 'afterpay/afterpay-checkout-step',
} as const satisfies StepDescriptor;

export const AFTERPAY_WALLET_INSTRUCTION = {
  ...AFTERPAY,
  name: 'afterpay_wallet_form',
  // C2.72: the one name without `.show` also arrives with it.
  alias: 'afterpay_wallet_form.show',
  file: 'afterpay/afterpay-wallet-step',
} as const satisfies StepDescriptor;
