import {
  AFTERPAY_CHECKOUT_FORM,
  AFTERPAY_WALLET_FORM,
  APPLE_PAY_FORM,
  BANK_ACCOUNT_FORM,
  CARD_PAYMENT_FORM,
  GOOGLE_PAY_FORM,
  PAYPAL_FORM,
  SAVED_CARD_FORM,
  ZIP_FORM,
} from './instructions/sandbox-forms.ts';
import {
  CANVAS_3DS_STEP,
  DISABLE_METHODS_NOTICE,
  FRAUD_SERVICE_STEP,
  MERCHANT_EVENT_NOTICE,
  MESSAGE_NOTICE,
  paymentMethods,
} from './instructions/sandbox-steps.ts';

/** The forms that pay, in the order in which errors name their payment methods. */
export const FORMS = [
  CARD_PAYMENT_FORM,
  SAVED_CARD_FORM,
  BANK_ACCOUNT_FORM,
  AFTERPAY_CHECKOUT_FORM,
  APPLE_PAY_FORM,
  GOOGLE_PAY_FORM,
  PAYPAL_FORM,
  ZIP_FORM,
  AFTERPAY_WALLET_FORM,
] as const;

/** The payment methods that a chooser may offer. */
export const FORM_METHODS = FORMS.flatMap((form) => ('method' in form ? [form.method] : []));

/** Every instruction that a checkout can be given, once. */
export const SANDBOX_INSTRUCTIONS = [
  paymentMethods(FORM_METHODS),
  ...FORMS,
  CANVAS_3DS_STEP,
  FRAUD_SERVICE_STEP,
  MESSAGE_NOTICE,
  DISABLE_METHODS_NOTICE,
  MERCHANT_EVENT_NOTICE,
] as const;
