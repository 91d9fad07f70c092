import { CHECKOUT_MESSAGES } from './checkout-messages.ts';
import type { CheckoutSnapshot } from './gift-checkout-store.ts';

/**
 * The hint after a press on the submit button that cannot submit; empty when there is a card form to submit (W2.47).
 */
export function submitHint({ payment, cardForm }: CheckoutSnapshot): string {
  if (payment.paymentOption === 'PayPal') return CHECKOUT_MESSAGES.useWalletButton;
  if (payment.paymentOption === 'None') return CHECKOUT_MESSAGES.chooseFirst;
  if (cardForm === 'ready') return '';
  return cardForm === 'loading' ? CHECKOUT_MESSAGES.cardFormStillLoading : CHECKOUT_MESSAGES.cardFormUnusable;
}
