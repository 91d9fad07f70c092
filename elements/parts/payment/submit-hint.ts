import { PAYMENT_MESSAGES, walletButtonHint } from './payment-messages.ts';
import { isFormMethod, WALLET_NAMES } from './payment-state.ts';
import type { PaymentSnapshot } from './payment-store.ts';

/**
 * The hint after a press on the submit button that cannot submit; empty when there is a card form to submit (W2.47).
 */
export function submitHint({ payment, cardForm }: PaymentSnapshot): string {
  const { paymentOption: option } = payment;
  if (option === 'None') return PAYMENT_MESSAGES.chooseFirst;
  if (!isFormMethod(option)) return walletButtonHint(WALLET_NAMES[option]);
  if (cardForm === 'ready') return '';
  return cardForm === 'loading' ? PAYMENT_MESSAGES.cardFormStillLoading : PAYMENT_MESSAGES.cardFormUnusable;
}
