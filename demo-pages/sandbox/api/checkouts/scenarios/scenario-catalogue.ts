import type { SandboxChooserMethod, SandboxInstructionName } from '../instruction-lookup.ts';
import { type ScenarioInput, type Script, scenarioField } from './scenario.ts';

// Helpers for the catalogue: one for each step, and scenarios that differ in one value.

type StepInput = ScenarioInput['steps'][number];

const methods = (...allowed: SandboxChooserMethod[]): StepInput => ({
  id: 'methods',
  instruction: 'payment_methods.show',
  payload: { allowed_payment_method_types: allowed },
});
const show = (instruction: SandboxInstructionName, more: object = {}): StepInput =>
  ({ instruction, ...more }) as StepInput;
const card = (more: object = {}): StepInput => show('card_form.show', { id: 'card', ...more });
const fraud = (gateway_id: string): StepInput => show('fraud_service.show', { payload: { gateway_id } });
const message = (type: 'success' | 'error', title: string, text: string): StepInput =>
  show('generic.show_message', { payload: { type, title, message: text } });
const merchant = (status: 'success' | 'failure' | 'expired'): StepInput =>
  show('merchant_event.emit', { payload: { status } });
const disable = (status: 'success' | 'failure' | 'expired'): StepInput =>
  show('disable_payment_method_event.emit', { payload: { status }, next_instruction: true });

const ALL: SandboxChooserMethod[] = [
  'card',
  'afterpay_checkout',
  'applepay_wallet',
  'googlepay_wallet',
  'paypal_wallet',
  'zip_checkout',
  'saved_card',
  'bank_account',
];

const threeDs = (way: string, name: string, about: string): ScenarioInput => ({
  name,
  about,
  steps: [methods('card'), card({ three_ds: way })],
});
const method = (which: SandboxChooserMethod, name: string, about: string): ScenarioInput => ({
  name,
  about,
  steps: [methods(which, 'card')],
});

const GREEN = {
  button_color: '#0B6E4F',
  border_color: '#0B6E4F',
  background_color: '#F3FAF7',
  text_color: '#12342B',
};

/** The named scenarios: between them, every instruction and every way that a payment can end. */
export const SCENARIOS = {
  card: {
    name: 'Card',
    about: 'The chooser with a card form. The test card decides: 4242 4242 4242 4242 approves.',
    steps: [methods('card'), card()],
  },
  'all-methods': {
    name: 'All payment methods',
    about: 'Everything that the sandbox takes, each with its own form.',
    steps: [methods(...ALL)],
  },
  'decline-then-retry': {
    name: 'Declined, then paid',
    about: 'Pay with 4000 0000 0000 0002 first: a message says so, the chooser comes back, another card pays.',
    steps: [methods('card'), card()],
  },
  'in-review': {
    name: 'Held for review, approved',
    about: 'The payment waits for a review of two seconds; only then the card is charged.',
    steps: [methods('card'), card({ review: true })],
  },
  'review-refused': {
    name: 'Held for review, refused',
    about: 'The review refuses: nothing is charged, and the merchant hears of a failure.',
    review: 'decline',
    steps: [methods('card'), card({ review: true })],
  },
  '3ds-challenge': threeDs('challenge', '3-D Secure, standalone', 'A challenge in a frame; its code is 123456.'),
  '3ds-frictionless': threeDs('frictionless', '3-D Secure without a challenge', 'The issuer approves straight away.'),
  '3ds-decoupled': threeDs('decoupled', '3-D Secure in the bank’s app', 'Approved after six seconds, without a page.'),
  '3ds-refused': {
    name: '3-D Secure refused',
    about: 'The issuer refuses: nothing is charged, and the checkout ends.',
    steps: [
      methods('card'),
      card({ three_ds: 'refused', on: { success: 'end', error: 'sorry' } }),
      {
        ...(message('error', 'Payment not made', 'Your bank refused the payment.') as object),
        id: 'sorry',
      } as StepInput,
      merchant('failure'),
    ],
  },
  '3ds-url': threeDs('url', '3-D Secure, format url', 'The challenge is an address.'),
  '3ds-html': threeDs('html', '3-D Secure, format html', 'The challenge is markup, shown in a frame of its own.'),
  'saved-cards': {
    name: 'Saved cards',
    about: 'One of the shopper’s saved cards pays at once.',
    steps: [methods('saved_card', 'card')],
  },
  'saved-card-code': {
    name: 'Saved card with its code',
    about: 'The chosen card’s security code is asked for before it is charged.',
    steps: [methods('saved_card', 'card'), show('saved_card_form.show', { cvv: true })],
  },
  'code-only': {
    name: 'Security code only',
    about: 'A card form with a saved card in it: only the code is typed.',
    steps: [
      card({
        payload: {
          form_values: {
            card_number_last4: '4242',
            card_name: 'Avery Tester',
            expire_month: '09',
            expire_year: '30',
          },
        },
      }),
    ],
  },
  consent: {
    name: 'Consent to save the card',
    about: 'The card form asks whether the card may be saved.',
    steps: [methods('card'), card({ payload: { enable_saved_card_consent_checkbox: true } })],
  },
  'optional-name': {
    name: 'Fields on and off',
    about: 'The name is optional, the rest is required.',
    steps: [
      methods('card'),
      card({
        payload: {
          form_fields: {
            card_name: 'enable',
            expire_month: 'required',
            expire_year: 'required',
            card_ccv: 'required',
          },
        },
      }),
    ],
  },
  'bank-account': method('bank_account', 'Bank account', 'BSB 062-000 and any account of 4 to 9 digits.'),
  afterpay: method('afterpay_checkout', 'Afterpay-type checkout', 'SimLater opens in a window of its own.'),
  zip: method('zip_checkout', 'Zip-type checkout', 'SimZip opens in a window of its own.'),
  'afterpay-wallet': {
    name: 'Afterpay-type wallet',
    about: 'The wallet takes the page away and brings the shopper back to it, paid.',
    steps: [
      { ...methods('afterpay_checkout', 'card'), on: { afterpay_checkout: 'wallet' } } as StepInput,
      show('afterpay_wallet_form', { id: 'wallet' }),
    ],
  },
  'apple-pay': method('applepay_wallet', 'Apple Pay', 'Offered where the browser knows Apple Pay.'),
  'google-pay': method('googlepay_wallet', 'Google Pay', 'The sheet’s card decides how it ends.'),
  paypal: method('paypal_wallet', 'PayPal', 'The sheet’s card decides how it ends; one is held for review.'),
  fraud: {
    name: 'Fraud check first',
    about: 'A fingerprint of the browser is taken without a screen, then the chooser comes.',
    steps: [fraud('service_haven_fraud'), methods('card'), card()],
  },
  'fraud-error': {
    name: 'Fraud check that fails',
    about: 'The fraud service gives no usable fingerprint; the checkout goes on without it.',
    steps: [fraud('service_haven_fraud_wrong'), methods('card'), card()],
  },
  'message-cards': {
    name: 'Message cards',
    about: 'A success and an error, 1.5 seconds each; nothing is paid.',
    steps: [
      message('success', 'Your details were saved', 'You can use them the next time.'),
      message('error', 'Your gift card is empty', 'Please choose another way to pay.'),
      merchant('failure'),
    ],
  },
  'methods-disabled': {
    name: 'Payment methods switched off',
    about: 'After the first choice the shop stops taking payments.',
    steps: [
      { ...methods('card', 'zip_checkout'), on: { card: 'off', zip_checkout: 'off' } } as StepInput,
      { ...(disable('failure') as object), id: 'off' } as StepInput,
      merchant('failure'),
    ],
  },
  expired: {
    name: 'Expired',
    about: 'The time for paying is over when the shopper chooses.',
    steps: [
      { ...methods('card', 'zip_checkout'), on: { card: 'over', zip_checkout: 'over' } } as StepInput,
      { ...(disable('expired') as object), id: 'over' } as StepInput,
      merchant('expired'),
    ],
  },
  'time-limit': {
    name: 'A time limit of five seconds',
    about: 'The clock ends it, whatever the shopper does.',
    expires_in: 5,
    steps: [{ ...methods('card'), next_instruction: true } as StepInput, card({ next_instruction: true })],
  },
  themed: {
    name: 'A look of its own',
    about: 'Colours, font and size come from the server.',
    customisation: { base: { ...GREEN, font_family: 'Georgia', font_size: '18px' } },
    steps: [methods('card', 'afterpay_checkout', 'zip_checkout'), card()],
  },
} satisfies Record<string, ScenarioInput>;

export type ScenarioName = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as [ScenarioName, ...ScenarioName[]];

/** What runs when nobody asks for a scenario. */
export const DEFAULT_SCENARIO: ScenarioName = 'all-methods';

/** A named scenario, ready to run. */
export const scenarioOf = (name: ScenarioName): Script => scenarioField.parse(SCENARIOS[name]);
