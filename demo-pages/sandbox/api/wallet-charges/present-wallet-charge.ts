import { decimalAmount } from '../../core/index.ts';
import { type ChargeByWalletResponse, type ListedStatus, lifeFields } from '../charges/index.ts';
import type { WalletChargeRow } from './wallet-store.ts';

/** The state of a wallet's charge in the words of every charge: its page calls an authorised one `pending`. */
export const chargeStatus = (status: WalletChargeRow['status']): ListedStatus =>
  status === 'pending' ? 'authorised' : status;

/** A wallet's charge in the form of every other charge, for lists and webhooks. */
export function presentWalletCharge(charge: WalletChargeRow): ChargeByWalletResponse {
  const { failureCode: code, failureMessage: message, paymentSource } = charge;
  const status = chargeStatus(charge.status);
  return {
    _id: charge.id,
    amount: decimalAmount(charge.amountMinor),
    currency: charge.currency,
    reference: charge.reference,
    status,
    type: 'wallet',
    gateway_type: charge.gatewayType,
    card_scheme: paymentSource?.['card_scheme'] ?? null,
    card_number_last4: paymentSource?.['card_number_last4'] ?? null,
    initiator: 'customer',
    customer_id: null,
    source: null,
    created_at: charge.createdAt.toISOString(),
    ...lifeFields({ ...charge, status }),
    ...(charge.refundedMinor > 0 ? { refunded_amount: decimalAmount(charge.refundedMinor) } : {}),
    ...(code ? { failure: { code, decline_code: code, message } } : {}),
  };
}
