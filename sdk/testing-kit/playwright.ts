export { answerChallenge, type BankAnswer, bankPage } from './playwright/bank-page.ts';
export { type CheckoutDecision, decideInWindow } from './playwright/checkout-window.ts';
export { FormInPage, hostedForm, type PlaceInPage } from './playwright/form-in-page.ts';
export { checkoutOutcome, type FormOutcome, formOutcome, type HostedOutcome } from './playwright/outcomes.ts';
export { chooseWallet, type WalletCardChoice, WalletSheet } from './playwright/wallet-sheet.ts';
export {
  type AccountDetails,
  type CardDetails,
  TEST_ACCOUNT,
  TEST_ACCOUNT_NZ,
  TEST_BANK_CODE,
  TEST_CARD,
  TEST_CARD_NUMBERS,
} from './test-details.ts';
