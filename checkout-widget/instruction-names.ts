/** The instructions that draw a step in place of the one before (C2.04). */
export const STEP_NAMES = [
  'payment_methods.show',
  'card_form.show',
  'saved_card_form.show',
  'bank_account_form.show',
  'canvas_3ds_form.show',
  'afterpay_checkout_form.show',
  'zip_checkout_form.show',
  'afterpay_wallet_form',
  'applepay_wallet_form.show',
  'googlepay_wallet_form.show',
  'paypal_wallet_form.show',
  'generic.show_message',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** The instructions that draw nothing. */
export const SCREENLESS_NAMES = [
  'fraud_service.show',
  'disable_payment_method_event.emit',
  'merchant_event.emit',
] as const;
export type ScreenlessName = (typeof SCREENLESS_NAMES)[number];

/** All fifteen instructions; names are compared letter by letter (C2.04). */
export const INSTRUCTION_NAMES = [...STEP_NAMES, ...SCREENLESS_NAMES] as const;
export type InstructionName = StepName | ScreenlessName;

/** C2.72: the one name without `.show` also arrives with it. */
const ALIASES: Readonly<Record<string, InstructionName>> = { 'afterpay_wallet_form.show': 'afterpay_wallet_form' };

/** The instruction that a name stands for; undefined for names outside the fifteen. */
export function instructionName(name: string): InstructionName | undefined {
  const known = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
  return INSTRUCTION_NAMES.find((candidate) => candidate === known);
}

/** True for instructions that draw a step. */
export const isStepName = (name: InstructionName): name is StepName => STEP_NAMES.includes(name as StepName);
