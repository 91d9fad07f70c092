import { and, eq, isNull, lt } from 'drizzle-orm';
import { digitsOf } from '#payment-rules/digits-of.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { hashOf, prefixedId, SandboxError } from '../../core/index.ts';
import { cardFingerprint } from '../../simulated/index.ts';
import type { Gateway, StoredConfiguration } from '../configurations/index.ts';
import { assertAccepts, findConfiguration, findGateway } from '../configurations/index.ts';
import { recordFormResult } from '../webhooks/index.ts';
import type { ReducedDetails } from './read-token-request.ts';
import { type PaymentTokenRequest, reduceDetails, tokenKind } from './read-token-request.ts';
import { paymentTokens } from './tokens-schema.ts';

const LIFETIME_MS = 30 * 60 * 1000;

/** Exchanges payment details for a one-time token that is valid for 30 minutes. The details are not stored. */
export async function createPaymentToken(
  db: Database,
  merchantId: string,
  request: PaymentTokenRequest,
  now: Date,
): Promise<string> {
  const details = reduceDetails(request, now);
  const gateway = await findGateway(db, merchantId, request.gateway_id);
  assertAccepts(gateway, request.type);
  const isCard = tokenKind(request) === 'card';
  const fingerprint = isCard ? await cardFingerprint(db, digitsOf(request.card_number ?? ''), now) : null;
  const configuration = request.configuration_token
    ? await findConfiguration(db, merchantId, request.configuration_token)
    : null;
  const token = prefixedId('tok');
  await db.transaction(async (tx) => {
    await tx.insert(paymentTokens).values({
      tokenHash: hashOf(token),
      merchantId,
      gatewayId: gateway.id,
      type: tokenKind(request),
      customerId: configuration?.result.customer_id ?? null,
      ...details,
      cardFingerprint: fingerprint,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
    if (configuration) await announceResult(tx, configuration, { token, gateway, details }, now);
  });
  // A charge has its own copy of the fields that it needs, so expired tokens can be deleted.
  await db.delete(paymentTokens).where(lt(paymentTokens.expiresAt, now));
  return token;
}

/** The sources that tokens of the hosted forms are charged as; any other token was made by a checkout. */
const SOURCE_TYPES: Readonly<Record<string, 'card' | 'bank_account' | 'gift_card'>> = {
  card: 'card',
  bsb: 'bank_account',
  bank_account: 'bank_account',
  gift_card: 'gift_card',
};

/** What a token is charged as. Throws a 400 for one that has a security code only. */
export function sourceTypeOf({ type }: Pick<typeof paymentTokens.$inferSelect, 'type'>) {
  if (type !== 'card_cvv') return SOURCE_TYPES[type] ?? 'checkout';
  throw new SandboxError(400, 'token_not_chargeable', 'This token holds a security code only, not a payment source');
}

/** A merchant's token by its hash, expired or not; null when there is none. */
export async function findPaymentToken(
  db: Database,
  merchantId: string,
  tokenHash: string,
): Promise<typeof paymentTokens.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(paymentTokens)
    .where(and(eq(paymentTokens.tokenHash, tokenHash), eq(paymentTokens.merchantId, merchantId)));
  return row ?? null;
}

/**
 * Uses a token up, in the transaction of what it is used for; false when it was used before. Of any number of
 * concurrent calls one gets true.
 */
export async function spendToken(
  tx: Database,
  { merchantId, tokenHash }: typeof paymentTokens.$inferSelect,
  usedFor: 'charge' | 'source',
): Promise<boolean> {
  const used = await tx
    .update(paymentTokens)
    .set({ usedFor })
    .where(
      and(
        eq(paymentTokens.tokenHash, tokenHash),
        eq(paymentTokens.merchantId, merchantId),
        isNull(paymentTokens.usedFor),
      ),
    )
    .returning({ tokenHash: paymentTokens.tokenHash });
  return used.length === 1;
}

type CreatedToken = { token: string; gateway: Gateway; details: ReducedDetails };

/** What a merchant may read of payment details, by the names that `allowed_response_data` uses. */
function readable(configuration: StoredConfiguration, { gateway, details }: CreatedToken): Record<string, unknown> {
  const { type, token: configuration_token, result } = configuration;
  const { holderName, cardLast4, cardScheme, expireMonth, expireYear, contact } = details;
  const isAccount = type === 'bsb' || type === 'bank_account';
  return {
    configuration_token,
    type,
    gateway_id: gateway.id,
    gateway_type: gateway.type,
    customer_id: result.customer_id,
    ...(isAccount
      ? { account_name: holderName, account_number: cardLast4 }
      : { card_name: holderName, card_number_last4: cardLast4, card_scheme: cardScheme }),
    expire_month: expireMonth,
    expire_year: expireYear,
    ...contact,
  };
}

/** Unless the configuration names others. */
const USUAL = ['configuration_token', 'type', 'gateway_id', 'gateway_type', 'customer_id'];

/** Posts a form's one-time token to the address that its configuration names, if it names one. */
async function announceResult(
  tx: Database,
  configuration: StoredConfiguration,
  newToken: CreatedToken,
  at: Date,
): Promise<void> {
  const { merchantId, purpose, result } = configuration;
  const { webhook_destination: url, allowed_response_data: allowed = USUAL } = result;
  if (!url) return;
  const known = Object.entries(readable(configuration, newToken));
  const shared = known.filter(([name, value]) => allowed.includes(name) && value !== null && value !== undefined);
  const data = { purpose, payment_source: newToken.token, ...Object.fromEntries(shared) };
  await recordFormResult(tx, { merchantId, url, data }, at);
}
