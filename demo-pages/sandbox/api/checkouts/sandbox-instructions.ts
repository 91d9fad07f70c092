import {
  AFTERPAY_CHECKOUT,
  AFTERPAY_WALLET,
  APPLE_PAY,
  BANK_ACCOUNT,
  CARD_FORM,
  GOOGLE_PAY,
  PAYPAL,
  SAVED_CARDS,
  ZIP,
} from './instructions/sandbox-forms.ts';
import {
  CANVAS_3DS,
  DISABLE_METHODS,
  FRAUD_SERVICE,
  MERCHANT_EVENT,
  MESSAGE_CARD,
  paymentMethods,
} from './instructions/sandbox-steps.ts';

/** The forms that pay, in the order in which errors name their payment methods. */
export const FORMS = [
  CARD_FORM,
  SAVED_CARDS,
  BANK_ACCOUNT,
  AFTERPAY_CHECKOUT,
  APPLE_PAY,
  GOOGLE_PAY,
  PAYPAL,
  ZIP,
  AFTERPAY_WALLET,
] as const;

/** The payment methods that a chooser may offer. */
export const PAYMENT_METHODS = FORMS.flatMap((form) => ('method' in form ? [form.method] : []));

/** Every instruction that a checkout can be given, once. */
export const INSTRUCTIONS = [
  paymentMethods(PAYMENT_METHODS),
  ...FORMS,
  CANVAS_3DS,
  FRAUD_SERVICE,
  MESSAGE_CARD,
  DISABLE_METHODS,
  MERCHANT_EVENT,
] as const;
