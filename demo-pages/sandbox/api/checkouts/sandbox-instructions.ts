import { AFTERPAY_CHECKOUT, AFTERPAY_WALLET } from './instructions/sandbox-afterpay.ts';
import { BANK_ACCOUNT } from './instructions/sandbox-bank-account.ts';
import { CANVAS_3DS } from './instructions/sandbox-canvas-3ds.ts';
import { CARD_FORM } from './instructions/sandbox-card-form.ts';
import { FRAUD_SERVICE } from './instructions/sandbox-fraud-service.ts';
import { DISABLE_METHODS, MERCHANT_EVENT, MESSAGE_CARD } from './instructions/sandbox-notices.ts';
import { paymentMethods } from './instructions/sandbox-payment-methods.ts';
import { SAVED_CARDS } from './instructions/sandbox-saved-cards.ts';
import { APPLE_PAY, GOOGLE_PAY, PAYPAL } from './instructions/sandbox-wallet-forms.ts';
import { ZIP } from './instructions/sandbox-zip.ts';

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
