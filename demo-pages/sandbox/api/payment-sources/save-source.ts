import { and, count, eq, isNull, max } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import {
  dateTimeField,
  hashOf,
  lockCustomer,
  prefixedId,
  referenceField,
  SandboxError,
  shortText,
  validationError,
} from '../../core/index.ts';
import { findPaymentToken, spendToken } from '../tokens/index.ts';
import { expiryNotice } from './card-end.ts';
import type { StoredSource } from './page-token-store.ts';
import { savedSources } from './vault-schema.ts';

/** The payer's agreement that a bank account may be debited: which text, when, and from where. */
const mandateRequest = z.object({
  reference: referenceField,
  accepted_at: dateTimeField('must be a time like "2026-11-21T09:30:00Z"'),
  ip_address: z.union([z.ipv4(), z.ipv6()], 'must be an IP address'),
  agreement_version: referenceField,
});

type MandateRequest = z.output<typeof mandateRequest>;

/** Body of POST /v1/customers/{id}/payment_sources; a bank account needs the mandate. */
export const sourceRequest = z.object({ token: shortText.min(1, 'is required'), mandate: mandateRequest.optional() });

type SourceRequest = z.output<typeof sourceRequest>;

const DAY_MS = 24 * 60 * 60 * 1000;
const REPLACEMENT_MS = 20 * DAY_MS;

/** The kinds of tokens that can be saved, and what they become. */
const SAVABLE: Readonly<Record<string, StoredSource['type']>> = {
  card: 'card',
  bsb: 'bank_account',
  bank_account: 'bank_account',
  paypal_vault: 'checkout',
};

function mandateColumns(mandate: MandateRequest) {
  return {
    mandateId: prefixedId('mdt'),
    mandateReference: mandate.reference,
    mandateAcceptedAt: new Date(mandate.accepted_at),
    mandateIpAddress: mandate.ip_address,
    mandateVersion: mandate.agreement_version,
  };
}

// One test card ends soon whatever was typed, and one is replaced by its issuer.
function cardColumns(card: Pick<StoredSource, 'expireMonth' | 'expireYear' | 'testOutcome'>, now: Date) {
  const endsNow = card.testOutcome === 'expires_soon';
  const expireMonth = endsNow ? now.getUTCMonth() + 1 : card.expireMonth;
  const expireYear = endsNow ? now.getUTCFullYear() : card.expireYear;
  return {
    expireMonth,
    expireYear,
    expiringDueAt: expiryNotice({ expireMonth, expireYear }, now),
    replacementDueAt: card.testOutcome === 'replaced' ? new Date(now.getTime() + REPLACEMENT_MS) : null,
  };
}

/**
 * Turns a one-time token into a saved source of a customer and uses the token up. The first source is the default.
 * Call it in a transaction that holds the customer. Throws a 400 for a token that is unknown, used or of another kind,
 * and for a bank account without a mandate.
 */
export async function saveSource(
  tx: Database,
  { merchantId, customerId }: { merchantId: string; customerId: string },
  { token: text, mandate }: SourceRequest,
  now: Date,
): Promise<StoredSource> {
  const token = await findPaymentToken(tx, merchantId, hashOf(text));
  if (!token) throw new SandboxError(400, 'token_invalid', 'The one-time token does not exist or has expired');
  if (token.usedFor !== null) throw tokenUsed();
  if (token.expiresAt <= now) throw new SandboxError(400, 'token_expired', 'The one-time token has expired');
  if (token.customerId !== null && token.customerId !== customerId) {
    throw validationError('token', 'The form that made this token named another customer');
  }
  const type = SAVABLE[token.type];
  if (!type)
    throw new SandboxError(400, 'token_not_savable', 'Only cards, bank accounts and PayPal accounts are saved');
  if (type === 'bank_account' && !mandate) {
    throw validationError('mandate', 'A bank account needs the mandate that its owner accepted: send mandate');
  }
  if (!(await spendToken(tx, token, 'source'))) throw tokenUsed();
  return storeSource(tx, { merchantId, customerId }, token, type, now, mandate);
}

/**
 * Saves the card of a payment whose shopper agreed to it, if the customer exists; safe to repeat. The token may have
 * been used for the payment.
 */
export async function saveConsentedCard(
  db: Database,
  owner: { merchantId: string; customerId: string },
  tokenHash: string,
  now: Date,
): Promise<void> {
  const token = await findPaymentToken(db, owner.merchantId, tokenHash);
  if (token?.type !== 'card' || token.contact['save_card_consent_accepted'] !== 'true') return;
  try {
    await db.transaction(async (tx) => {
      await lockCustomer(tx, owner.merchantId, owner.customerId);
      const [saved] = await tx.select().from(savedSources).where(eq(savedSources.tokenHash, tokenHash));
      if (!saved) await storeSource(tx, owner, token, 'card', now);
    });
  } catch (error) {
    // A customer that the merchant only named, and did not create, has no saved cards; the payment stands.
    if (!(error instanceof SandboxError && error.status === 404)) throw error;
  }
}

async function storeSource(
  tx: Database,
  { merchantId, customerId }: { merchantId: string; customerId: string },
  token: NonNullable<Awaited<ReturnType<typeof findPaymentToken>>>,
  type: StoredSource['type'],
  now: Date,
  mandate?: MandateRequest,
): Promise<StoredSource> {
  const isOfCustomer = and(eq(savedSources.merchantId, merchantId), eq(savedSources.customerId, customerId));
  const [others] = await tx
    .select({ last: max(savedSources.position) })
    .from(savedSources)
    .where(isOfCustomer);
  const [lives] = await tx
    .select({ rows: count() })
    .from(savedSources)
    .where(and(isOfCustomer, isNull(savedSources.removedAt)));
  const [source] = await tx
    .insert(savedSources)
    .values({
      id: prefixedId('src'),
      merchantId,
      customerId,
      gatewayId: token.gatewayId,
      type,
      isPrimary: lives?.rows === 0,
      position: (others?.last ?? -1) + 1,
      holderName: token.holderName ?? '',
      tokenHash: token.tokenHash,
      testOutcome: token.testOutcome,
      createdAt: now,
      ...(type === 'card'
        ? {
            cardLast4: token.cardLast4,
            cardScheme: token.cardScheme,
            cardFingerprint: token.cardFingerprint,
            threeDsScenario: token.threeDsScenario,
            ...cardColumns(token, now),
          }
        : {}),
      ...(type === 'bank_account' ? { accountLast: token.cardLast4 } : {}),
      ...(type === 'bank_account' && mandate ? mandateColumns(mandate) : {}),
      ...(type === 'checkout' ? { checkoutEmail: token.contact['email'] ?? null } : {}),
    })
    .returning();
  if (source) return source;
  throw new SandboxError(500, 'server_busy', 'The payment source was not stored. Try again.');
}

const tokenUsed = () => new SandboxError(400, 'token_used', 'The one-time token has been used');
