import type { PaymentMethodName } from './payment-state.ts';

/** The means of payment: a one-time token of a card or a bank account, or the id of a wallet's charge. */
export interface PaymentMeans {
  readonly paymentData: string;
  readonly paymentType: 'CreditCard' | Exclude<PaymentMethodName, 'Card'>;
}

/** A card (W3.19): its one-time token, and the id of its 3-D Secure authentication, if any. */
export function cardMeans(token: string, authenticationId?: string): PaymentMeans {
  const paymentData = authenticationId ? JSON.stringify({ token, charge_3ds_id: authenticationId }) : token;
  return { paymentData, paymentType: 'CreditCard' };
}
