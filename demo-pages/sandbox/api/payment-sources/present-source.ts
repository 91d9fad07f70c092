import { cardEnd } from './card-end.ts';
import type { SavedSource } from './page-token-store.ts';
import type { MandateAnswer, SourceAnswer } from './source-answer.ts';

/** Whether a source can be charged now. The state follows from the row, so that time alone can change it. */
export function sourceStatus(source: SavedSource, now: Date): 'active' | 'expired' | 'revoked' {
  if (source.mandateRevokedAt) return 'revoked';
  const end = cardEnd(source);
  return end && end <= now ? 'expired' : 'active';
}

function presentMandate(source: SavedSource): MandateAnswer {
  return {
    _id: source.mandateId,
    reference: source.mandateReference,
    status: source.mandateRevokedAt ? 'revoked' : 'active',
    accepted_at: source.mandateAcceptedAt?.toISOString(),
    agreement_version: source.mandateVersion,
    ...(source.mandateRevokedAt ? { revoked_at: source.mandateRevokedAt.toISOString() } : {}),
  };
}

/** A saved source as merchants' servers see it: nothing that could be charged elsewhere. */
export function presentSource(source: SavedSource, now: Date): SourceAnswer {
  const { id: _id, type, gatewayId: gateway_id, holderName } = source;
  const facts = { _id, gateway_id, status: sourceStatus(source, now), default: source.isPrimary };
  const shown = { ...facts, holder_name: holderName || null, created_at: source.createdAt.toISOString() };
  if (type === 'card') {
    const { cardScheme, cardLast4, expireMonth, expireYear } = source;
    const expiry = { expire_month: expireMonth, expire_year: expireYear };
    return { ...shown, type, card_scheme: cardScheme, card_number_last4: cardLast4, ...expiry };
  }
  if (type === 'checkout') return { ...shown, type, checkout_email: source.checkoutEmail };
  const mandate = source.mandateId ? { mandate: presentMandate(source) } : {};
  return { ...shown, type, account_last4: source.accountLast, ...mandate };
}
