import { and, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError } from '../../core/index.ts';
import { DISHONOURS, outcomeOfNext, type TestOutcome } from '../../simulated/index.ts';
import { cardEnd, lockChargedSource, type StoredSource, sourceStatus } from '../payment-sources/index.ts';
import { type paymentTokens, sourceTypeOf, spendToken } from '../tokens/index.ts';
import type { NewChargeRequest } from './charge-request.ts';
import { charges } from './charges-schema.ts';

type Columns = Pick<
  typeof charges.$inferInsert,
  | 'tokenHash'
  | 'customerId'
  | 'sourceId'
  | 'sourceType'
  | 'gatewayId'
  | 'cardLast4'
  | 'cardScheme'
  | 'cardFingerprint'
  | 'accountLast'
  | 'mandateReference'
>;

/** What a charge takes the money from. */
export interface ChargedSource {
  columns: Columns;
  /** What a 3-D Secure authentication of the payment was made for. */
  authenticated: { merchantId: string; tokenHash: string | null; threeDsScenario: string | null };
  /** Whether the money moves between banks: it is there days after the charge was accepted. */
  isDebit: boolean;
  /**
   * Takes the source for one charge, in the transaction that records the charge, and says what its issuer will decide;
   * null when a one-time token was used before.
   */
  take(tx: Database): Promise<TestOutcome | null>;
}

/** A one-time token as a source of one charge. Throws a 400 for one that cannot be charged. */
export function chargedToken(token: typeof paymentTokens.$inferSelect, now: Date): ChargedSource {
  if (token.expiresAt <= now) throw new SandboxError(400, 'token_expired', 'The one-time token has expired');
  const sourceType = sourceTypeOf(token);
  const { merchantId, tokenHash, threeDsScenario, gatewayId, cardLast4, cardScheme, cardFingerprint, customerId } =
    token;
  return {
    columns: { tokenHash, customerId, sourceType, gatewayId, cardLast4, cardScheme, cardFingerprint },
    authenticated: { merchantId, tokenHash, threeDsScenario },
    isDebit: false,
    take: async (tx) => {
      if (!(await spendToken(tx, token, 'charge'))) return null;
      // A card that was saved, or entered, before it expired.
      const end = cardEnd(token);
      if (end && end <= now) return 'expired_card';
      const outcome = outcomeOfNext(token.testOutcome, 0);
      // Only the debit of a saved account can be dishonoured.
      return outcome in DISHONOURS ? 'approve' : outcome;
    },
  };
}

/**
 * A customer's saved source, locked, because what the issuer answers may depend on how often it was charged before.
 * Throws a 404 for an unknown one, and a 400 for a bank account without a mandate.
 */
export async function chargedCustomer(
  tx: Database,
  merchantId: string,
  request: NewChargeRequest,
  now: Date,
): Promise<ChargedSource> {
  const { customerId = '', sourceId } = request;
  return chargedSource(await lockChargedSource(tx, { merchantId, customerId }, sourceId), request, now);
}

/** A locked source of a customer. Throws a 400 for a bank account without a mandate. */
export function chargedSource(source: StoredSource, { initiator }: NewChargeRequest, now: Date): ChargedSource {
  const {
    merchantId,
    customerId,
    id,
    gatewayId,
    type,
    tokenHash,
    cardLast4,
    cardScheme,
    cardFingerprint,
    accountLast,
    mandateReference,
  } = source;
  const isDebit = type === 'bank_account';
  if (isDebit && !source.mandateId) {
    throw new SandboxError(400, 'mandate_required', 'This bank account has no mandate. Save it again with one.');
  }
  // The issuer knows a charge that the merchant makes by an agreement, and asks for no shopper.
  const threeDsScenario = initiator === 'merchant' ? null : source.threeDsScenario;
  const facts = { gatewayId, cardLast4, cardScheme, cardFingerprint, accountLast, mandateReference };
  return {
    columns: { ...facts, customerId, sourceId: id, sourceType: type },
    authenticated: { merchantId, tokenHash, threeDsScenario },
    isDebit,
    take: async (tx) => {
      const known = knownOutcome(source, now);
      if (known !== null) return known;
      const [paid] = await tx
        .select({ times: count() })
        .from(charges)
        .where(and(eq(charges.sourceId, id), ne(charges.status, 'failed')));
      return outcomeOfNext(source.testOutcome, paid?.times ?? 0);
    },
  };
}

/** What the issuer of a saved source answers, however often it was charged before; null when that matters. */
export function knownOutcome(source: StoredSource, now: Date): TestOutcome | null {
  const status = sourceStatus(source, now);
  if (status !== 'active') return status === 'revoked' ? 'mandate_revoked' : 'expired_card';
  const next = outcomeOfNext(source.testOutcome, 0);
  return next === outcomeOfNext(source.testOutcome, Number.POSITIVE_INFINITY) ? next : null;
}
