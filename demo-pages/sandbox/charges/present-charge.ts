import { decimalAmount } from '../sandbox-money.ts';
import type { Charge } from './settle-charge.ts';

/** A charge as merchants' servers see it, in answers and in webhooks. */
export function presentCharge(charge: Charge): Record<string, unknown> {
  const { sourceId, cardScheme: card_scheme, cardLast4: card_number_last4, accountLast: account_last4 } = charge;
  const type = charge.sourceType ?? 'card';
  const account = account_last4 ? { account_last4 } : {};
  const { failureCode: code, failureMessage: message, declineCode: decline_code, reversedAt } = charge;
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
    initiator: charge.initiator,
    customer_id: charge.customerId,
    source: sourceId ? { _id: sourceId, type, card_scheme, card_number_last4, ...account } : null,
    created_at: charge.createdAt.toISOString(),
    ...(charge.status === 'pending_settlement' ? { settles_at: charge.dueAt.toISOString() } : {}),
    ...(charge.settledAt ? { settled_at: charge.settledAt.toISOString() } : {}),
    ...(reversedAt ? { reversed_at: reversedAt.toISOString() } : {}),
    ...(charge.refundedMinor > 0 ? { refunded_amount: decimalAmount(charge.refundedMinor) } : {}),
    ...(code ? { failure: { code, decline_code, message } } : {}),
  };
}
