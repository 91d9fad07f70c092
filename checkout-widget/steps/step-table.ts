import type { StepName } from '#checkout/instruction-names.ts';
import type { StepModule } from './step.ts';

/** What the widget knows of a step before its module is loaded. */
export interface StepEntry {
  /** The module, below this folder. */
  readonly file: `${string}/${string}-step`;
  /** The name of the step's region, announced when it appears. */
  readonly title: string;
  /** C2.07: nine steps carry 'Go back to payment methods'. */
  readonly hasGoBack: boolean;
  /** Milliseconds from the step's mounting until the spinner hides; `step` leaves it to the view. */
  readonly overlay: number | 'step';
}

/** C2.26, C9.13: the chooser's spinner hides after this long. */
export const SPINNER_HIDE_MS = 500;
/** C4.30, C9.13: a message card is followed by the next instruction after this long. */
export const MESSAGE_ADVANCE_MS = 1500;

const entry = (file: StepEntry['file'], title: string, hasGoBack: boolean, overlay: StepEntry['overlay']) => ({
  file,
  title,
  hasGoBack,
  overlay,
});

export const STEP_TABLE: Readonly<Record<StepName, StepEntry>> = {
  'payment_methods.show': entry('payment-methods/payment-methods-step', 'Choose how to pay', false, SPINNER_HIDE_MS),
  'card_form.show': entry('card-form/card-form-step', 'Pay by card', true, 'step'),
  'saved_card_form.show': entry('saved-cards/saved-cards-step', 'Pay with a saved card', true, 0),
  'bank_account_form.show': entry('bank-account/bank-account-step', 'Pay from a bank account', true, 'step'),
  'canvas_3ds_form.show': entry('canvas-3ds/canvas-3ds-step', 'Confirm the payment with your bank', false, 'step'),
  'afterpay_checkout_form.show': entry('afterpay/afterpay-checkout-step', 'Pay with Afterpay', true, 0),
  'zip_checkout_form.show': entry('zip/zip-step', 'Pay with Zip', true, 0),
  afterpay_wallet_form: entry('afterpay/afterpay-wallet-step', 'Pay with Afterpay', true, 0),
  'applepay_wallet_form.show': entry('wallets/wallets-step', 'Pay with Apple Pay', true, 0),
  'googlepay_wallet_form.show': entry('wallets/wallets-step', 'Pay with Google Pay', true, 0),
  'paypal_wallet_form.show': entry('wallets/wallets-step', 'Pay with PayPal', true, 0),
  'generic.show_message': entry('message-card/message-card-step', 'Message about the payment', false, 0),
};

const files = import.meta.glob<StepModule>('./*/*-step.tsx');

const loaded = new Map<StepEntry['file'], StepModule>();

/** The module of a step, when it has come already. */
export const loadedStep = (name: StepName): StepModule | undefined => loaded.get(STEP_TABLE[name].file);

/** Loads a step's module, once. */
export async function loadStep(name: StepName): Promise<StepModule> {
  const { file } = STEP_TABLE[name];
  const load = files[`./${file}.tsx`];
  if (!load) throw new Error(`The step ${name} has no module.`);
  const module = loaded.get(file) ?? (await load());
  loaded.set(file, module);
  return module;
}
