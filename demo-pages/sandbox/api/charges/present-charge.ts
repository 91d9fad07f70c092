import { decimalAmount } from '../../core/index.ts';
import { capturedAmount, isReversed } from './charge-life.ts';
import type { ChargeResponse, LifeResponse } from './charge-response.ts';
import type { Charge } from './settle-charge.ts';

/** A charge as merchants' servers see it, in responses and in webhooks. */
export function presentCharge(charge: Charge): ChargeResponse {
  const { sourceId, cardScheme: card_scheme, cardLast4: card_number_last4, accountLast: account_last4 } = charge;
  const type = charge.sourceType ?? 'card';
  const account = account_last4 ? { account_last4 } : {};
  const { failureCode: code, failureMessage: message, declineCode: decline_code } = charge;
  return {
    _id: charge.id,
    amount: decimalAmount(charge.amountMinor),
    currency: charge.currency,
    reference: charge.reference,
    status: charge.status,
    type,
    card_scheme,
    card_number_last4,
    ...account,
    ...(charge.mandateReference ? { mandate_reference: charge.mandateReference } : {}),
    initiator: charge.initiator,
    customer_id: charge.customerId,
    source: sourceId ? { _id: sourceId, type, card_scheme, card_number_last4, ...account } : null,
    created_at: charge.createdAt.toISOString(),
    ...(charge.status === 'pending_settlement' ? { settles_at: charge.dueAt.toISOString() } : {}),
    ...lifeFields(charge),
    ...reversalFields(charge),
    ...(charge.refundedMinor > 0 ? { refunded_amount: decimalAmount(charge.refundedMinor) } : {}),
    ...(code ? { failure: { code, decline_code, message } } : {}),
  };
}

/** What the payer's bank has taken back and not returned, and when it did which. */
function reversalFields(charge: Charge): Pick<ChargeResponse, 'reversed_at' | 'reversed_amount' | 'reinstated_at'> {
  const { status, refundedMinor, reversedAt, reinstatedAt } = charge;
  if (!reversedAt) return {};
  const reversedMinor = isReversed(status) ? capturedAmount(charge) - refundedMinor : 0;
  return {
    reversed_at: reversedAt.toISOString(),
    reversed_amount: decimalAmount(reversedMinor),
    ...(reinstatedAt ? { reinstated_at: reinstatedAt.toISOString() } : {}),
  };
}

/** How far the money of a charge got, for charges of every kind. */
export function lifeFields(charge: {
  status: string;
  capture: boolean;
  amountMinor: number;
  capturedMinor: number | null;
  dueAt: Date | null;
  settledAt: Date | null;
}): LifeResponse {
  const { status, capture, dueAt, settledAt } = charge;
  const captured = capturedAmount(charge);
  const ended = status === 'cancelled' || status === 'expired' ? `${status}_at` : 'settled_at';
  return {
    capture,
    ...(status === 'authorised' && dueAt ? { authorisation_expires_at: dueAt.toISOString() } : {}),
    ...(captured > 0 ? { captured_amount: decimalAmount(captured) } : {}),
    ...(settledAt ? { [ended]: settledAt.toISOString() } : {}),
  };
}
