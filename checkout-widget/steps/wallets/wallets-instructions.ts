import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { childPayload } from '#checkout/steps/child-payload.ts';
import { message } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

const WALLET = { file: 'wallets/wallets-step', hasGoBack: true, overlay: 0, payload: childPayload } as const;

export const APPLE_PAY_INSTRUCTION = {
  ...WALLET,
  name: 'applepay_wallet_form.show',
  method: 'applepay_wallet',
  title: message(PAY_WIDGET_TEXTS, 'payWith', { provider: 'Apple Pay' }),
} as const satisfies StepDescriptor;

export const GOOGLE_PAY_INSTRUCTION = {
  ...WALLET,
  name: 'googlepay_wallet_form.show',
  method: 'googlepay_wallet',
  title: message(PAY_WIDGET_TEXTS, 'payWith', { provider: 'Google Pay' }),
} as const satisfies StepDescriptor;

export const PAYPAL_INSTRUCTION = {
  ...WALLET,
  name: 'paypal_wallet_form.show',
  method: 'paypal_wallet',
  title: message(PAY_WIDGET_TEXTS, 'payWith', { provider: 'PayPal' }),
} as const satisfies StepDescriptor;
