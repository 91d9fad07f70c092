import type { InstructionName, PaymentMethod } from '../instruction-lookup.ts';
import type { GivenScenario } from './scenario.ts';

// The words that the catalogue is written in: a step each, and scenarios that differ in one word.

export type GivenStep = GivenScenario['steps'][number];

export const methods = (...allowed: PaymentMethod[]): GivenStep => ({
  id: 'methods',
  instruction: 'payment_methods.show',
  payload: { allowed_payment_method_types: allowed },
});
export const show = (instruction: InstructionName, more: object = {}): GivenStep =>
  ({ instruction, ...more }) as GivenStep;
export const card = (more: object = {}): GivenStep => show('card_form.show', { id: 'card', ...more });
export const fraud = (gateway_id: string): GivenStep => show('fraud_service.show', { payload: { gateway_id } });
export const message = (type: 'success' | 'error', title: string, text: string): GivenStep =>
  show('generic.show_message', { payload: { type, title, message: text } });
export const merchant = (status: 'success' | 'failure' | 'expired'): GivenStep =>
  show('merchant_event.emit', { payload: { status } });
export const disable = (status: 'success' | 'failure' | 'expired'): GivenStep =>
  show('disable_payment_method_event.emit', { payload: { status }, next_instruction: true });

export const ALL: PaymentMethod[] = [
  'card',
  'afterpay_checkout',
  'applepay_wallet',
  'googlepay_wallet',
  'paypal_wallet',
  'zip_checkout',
  'saved_card',
  'bank_account',
];

export const threeDs = (way: string, name: string, about: string): GivenScenario => ({
  name,
  about,
  steps: [methods('card'), card({ three_ds: way })],
});
export const method = (which: PaymentMethod, name: string, about: string): GivenScenario => ({
  name,
  about,
  steps: [methods(which, 'card')],
});

export const GREEN = {
  button_color: '#0B6E4F',
  border_color: '#0B6E4F',
  background_color: '#F3FAF7',
  text_color: '#12342B',
};
