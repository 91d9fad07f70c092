import { DISABLE_METHODS, MERCHANT_EVENT } from './event-instructions.ts';
import { FRAUD_SERVICE } from './fraud/fraud-instruction.ts';
import { AFTERPAY_CHECKOUT, AFTERPAY_WALLET } from './steps/afterpay/afterpay-instructions.ts';
import { BANK_ACCOUNT } from './steps/bank-account/bank-account-instruction.ts';
import { CANVAS_3DS } from './steps/canvas-3ds/canvas-3ds-instruction.ts';
import { CARD_FORM } from './steps/card-form/card-form-instruction.ts';
import { MESSAGE_CARD } from './steps/message-card/message-card-instruction.ts';
import { PAYMENT_METHODS } from './steps/payment-methods/payment-methods-instruction.ts';
import { SAVED_CARDS } from './steps/saved-cards/saved-cards-instruction.ts';
import { APPLE_PAY, GOOGLE_PAY, PAYPAL } from './steps/wallets/wallets-instructions.ts';
import { ZIP } from './steps/zip/zip-instruction.ts';

/** Every instruction that the widget supports; names, payloads and steps are derived from this list. */
export const INSTRUCTIONS = [
  PAYMENT_METHODS,
  CARD_FORM,
  SAVED_CARDS,
  BANK_ACCOUNT,
  CANVAS_3DS,
  AFTERPAY_CHECKOUT,
  ZIP,
  AFTERPAY_WALLET,
  APPLE_PAY,
  GOOGLE_PAY,
  PAYPAL,
  MESSAGE_CARD,
  FRAUD_SERVICE,
  DISABLE_METHODS,
  MERCHANT_EVENT,
] as const;
