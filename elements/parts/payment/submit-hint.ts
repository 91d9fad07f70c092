import type { Shown } from '#locales/message.ts';
import { PAYMENT_MESSAGES } from './payment-messages.ts';
import type { PaymentSnapshot } from './payment-store.ts';

/**
 * The hint after a press on the submit button that cannot submit; empty when there is a card form to submit (W2.47).
 */
export function submitHint({ payment, cardForm }: PaymentSnapshot): Shown {
  if (payment.paymentOption === 'None') return PAYMENT_MESSAGES.chooseFirst;
  if (cardForm === 'ready') return '';
  return cardForm === 'loading' ? PAYMENT_MESSAGES.cardFormStillLoading : PAYMENT_MESSAGES.cardFormUnusable;
}
