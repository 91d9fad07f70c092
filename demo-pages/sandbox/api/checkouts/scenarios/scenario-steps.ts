import type { ChooserMethod, SandboxInstructionName } from '../instruction-lookup.ts';
import type { ScenarioInput } from './scenario.ts';

// Helpers for the catalogue: one for each step, and scenarios that differ in one value.

export type StepInput = ScenarioInput['steps'][number];

export const methods = (...allowed: ChooserMethod[]): StepInput => ({
  id: 'methods',
  instruction: 'payment_methods.show',
  payload: { allowed_payment_method_types: allowed },
});
export const show = (instruction: SandboxInstructionName, more: object = {}): StepInput =>
  ({ instruction, ...more }) as StepInput;
export const card = (more: object = {}): StepInput => show('card_form.show', { id: 'card', ...more });
export const fraud = (gateway_id: string): StepInput => show('fraud_service.show', { payload: { gateway_id } });
export const message = (type: 'success' | 'error', title: string, text: string): StepInput =>
  show('generic.show_message', { payload: { type, title, message: text } });
export const merchant = (status: 'success' | 'failure' | 'expired'): StepInput =>
  show('merchant_event.emit', { payload: { status } });
export const disable = (status: 'success' | 'failure' | 'expired'): StepInput =>
  show('disable_payment_method_event.emit', { payload: { status }, next_instruction: true });

export const ALL: ChooserMethod[] = [
  'card',
  'afterpay_checkout',
  'applepay_wallet',
  'googlepay_wallet',
  'paypal_wallet',
  'zip_checkout',
  'saved_card',
  'bank_account',
];

export const threeDs = (way: string, name: string, about: string): ScenarioInput => ({
  name,
  about,
  steps: [methods('card'), card({ three_ds: way })],
});
export const method = (which: ChooserMethod, name: string, about: string): ScenarioInput => ({
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
