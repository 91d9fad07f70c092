import { DISABLE_METHODS_INSTRUCTION, FRAUD_INSTRUCTION, MERCHANT_EVENT_INSTRUCTION } from './event-instructions.ts';
import { AFTERPAY_CHECKOUT_INSTRUCTION, AFTERPAY_WALLET_INSTRUCTION } from './steps/afterpay/afterpay-instructions.ts';
import { BANK_ACCOUNT_INSTRUCTION } from './steps/bank-account/bank-account-instruction.ts';
import { CANVAS_3DS_INSTRUCTION } from './steps/canvas-3ds/canvas-3ds-instruction.ts';
import { CARD_FORM_INSTRUCTION } from './steps/card-form/card-form-instruction.ts';
import { MESSAGE_CARD_INSTRUCTION } from './steps/message-card/message-card-instruction.ts';
import { PAYMENT_METHODS_INSTRUCTION } from './steps/payment-methods/payment-methods-instruction.ts';
import { SAVED_CARDS_INSTRUCTION } from './steps/saved-cards/saved-cards-instruction.ts';
import {
  APPLE_PAY_INSTRUCTION,
  GOOGLE_PAY_INSTRUCTION,
  PAYPAL_INSTRUCTION,
} from './steps/wallets/wallets-instructions.ts';
import { ZIP_INSTRUCTION } from './steps/zip/zip-instruction.ts';

/** Every instruction that the widget supports; names, payloads and steps are derived from this list. */
export const WIDGET_INSTRUCTIONS = [
  PAYMENT_METHODS_INSTRUCTION,
  CARD_FORM_INSTRUCTION,
  SAVED_CARDS_INSTRUCTION,
  BANK_ACCOUNT_INSTRUCTION,
  CANVAS_3DS_INSTRUCTION,
  AFTERPAY_CHECKOUT_INSTRUCTION,
  ZIP_INSTRUCTION,
  AFTERPAY_WALLET_INSTRUCTION,
  APPLE_PAY_INSTRUCTION,
  GOOGLE_PAY_INSTRUCTION,
  PAYPAL_INSTRUCTION,
  MESSAGE_CARD_INSTRUCTION,
  FRAUD_INSTRUCTION,
  DISABLE_METHODS_INSTRUCTION,
  MERCHANT_EVENT_INSTRUCTION,
] as const;
