import { STEP_INSTRUCTIONS, type StepName } from '#checkout/instructions.ts';
import { message, type Shown } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

/** C9.01: the order in which methods are offered; the server's order does not change it (C2.16). */
export const PAYMENT_METHOD_ORDER = [
  'card',
  'afterpay_checkout',
  'applepay_wallet',
  'googlepay_wallet',
  'paypal_wallet',
  'zip_checkout',
] as const;

/** C2.17, C2.23: known methods that come after the ordered ones, in the server's order. */
const FURTHER_METHODS = ['saved_card', 'bank_account', 'flypay_wallet'] as const;

export type OfferedMethod = (typeof PAYMENT_METHOD_ORDER)[number] | (typeof FURTHER_METHODS)[number];

const isIn = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value);

/** The known methods in order and without duplicates; without Apple Pay if the device does not support it (C2.15). */
export function offeredMethods(
  allowed: readonly string[],
  isApplePaySupported: () => boolean,
  warn = console.warn,
): OfferedMethod[] {
  const types = [...new Set(allowed)];
  for (const type of types) {
    if (isIn(PAYMENT_METHOD_ORDER, type) || isIn(FURTHER_METHODS, type)) continue;
    warn(`<pay-widget> does not support the payment method ${JSON.stringify(type)}: it is not offered.`);
  }
  return [
    ...PAYMENT_METHOD_ORDER.filter((method) => types.includes(method)),
    ...types.filter((type) => isIn(FURTHER_METHODS, type)),
  ].filter((method) => method !== 'applepay_wallet' || isApplePaySupported());
}

/** A method's text (C2.18 to C2.24), or the accessible name of its logo. */
export interface MethodTexts {
  /** The text in the plain chooser. */
  readonly label: Shown;
  /** The text in the framed chooser, if it differs. */
  readonly title?: Shown;
  /** Shows only the logo, with the label as its accessible name (C2.22). */
  readonly isLogo?: boolean;
}

export const METHOD_TEXTS: Readonly<Record<OfferedMethod, MethodTexts>> = {
  card: { label: message(PAY_WIDGET_TEXTS, 'card'), title: message(PAY_WIDGET_TEXTS, 'cardTitle') },
  saved_card: { label: message(PAY_WIDGET_TEXTS, 'savedCard') },
  bank_account: { label: message(PAY_WIDGET_TEXTS, 'bankAccount') },
  afterpay_checkout: { label: 'Afterpay', isLogo: true },
  applepay_wallet: { label: 'Apple Pay', isLogo: true },
  googlepay_wallet: { label: 'Google Pay', isLogo: true },
  paypal_wallet: { label: 'PayPal', isLogo: true },
  zip_checkout: { label: 'Zip', isLogo: true },
  flypay_wallet: { label: 'FlyPay', isLogo: true },
};

/** The step that usually follows a method, which is preloaded while the shopper chooses. */
export const METHOD_STEPS = Object.fromEntries(
  STEP_INSTRUCTIONS.flatMap((step) => ('method' in step ? [[step.method, step.name]] : [])),
) as Readonly<Partial<Record<OfferedMethod, StepName>>>;

/** C7.07 */
export const chosenPayload = (method: OfferedMethod) => ({ payment_method_type: method });
