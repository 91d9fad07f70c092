import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { childPayload } from '#checkout/steps/child-payload.ts';

const WALLET = { file: 'wallets/wallets-step', hasGoBack: true, overlay: 0, payload: childPayload } as const;

export const APPLE_PAY_INSTRUCTION = {
  ...WALLET,
  name: 'applepay_wallet_form.show',
  method: 'applepay_wallet',
  title: 'Pay with Apple Pay',
} as const satisfies StepDescriptor;

export const GOOGLE_PAY_INSTRUCTION = {
  ...WALLET,
  name: 'googlepay_wallet_form.show',
  method: 'googlepay_wallet',
  title: 'Pay with Google Pay',
} as const satisfies StepDescriptor;

export const PAYPAL_INSTRUCTION = {
  ...WALLET,
  name: 'paypal_wallet_form.show',
  method: 'paypal_wallet',
  title: 'Pay with PayPal',
} as const satisfies StepDescriptor;
