import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { type Key, keys, readSignedToken, signToken } from '../../core/index.ts';
import { findIntent, type Intent } from './intent-store.ts';

const AUDIENCE = 'checkout';
/** A token outlives its checkout, so that a late shopper gets "expired" instead of an authentication error. */
const GRACE_MS = 60 * 60 * 1000;

/**
 * The token of an instruction, or of the intent itself with `seq` 0. Its body names the environment. The same
 * instruction always has the same token, so a client that lost the response receives an equal one.
 */
export async function mintInstructionToken(
  db: Database,
  { id, merchantId, environment, expiresAt }: Intent,
  { seq, jti, issuedAt }: { seq: number; jti: string; issuedAt: Date },
): Promise<string> {
  const lifetimeSeconds = Math.ceil((expiresAt.getTime() + GRACE_MS - issuedAt.getTime()) / 1000);
  const content = { claims: { environment, intent_id: id, seq }, subject: merchantId, lifetimeSeconds, id: jti };
  return (await signToken(db, { ...content, audience: AUDIENCE }, issuedAt)).token;
}

/** The token that a merchant's server passes to its page. */
export const mintIntentToken = (db: Database, intent: Intent): Promise<string> =>
  mintInstructionToken(db, intent, { seq: 0, jti: intent.id, issuedAt: intent.createdAt });

/** The checkout and the instruction that a token belongs to; null for any other text. */
export async function intentOfToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ intent: Intent; seq: number } | null> {
  const claims = await readSignedToken(db, token, now, AUDIENCE);
  const { sub, intent_id: id, seq } = claims ?? {};
  if (typeof sub !== 'string' || typeof id !== 'string' || typeof seq !== 'number') return null;
  const intent = await findIntent(db, sub, id);
  return intent && seq <= intent.seq ? { intent, seq } : null;
}

/**
 * What a checkout's token permits besides the checkout calls: the forms and frames that the merchant's public key
 * permits, on the pages of that key, until the checkout has ended.
 */
export async function keyOfCheckout(db: Database, token: string, now: Date): Promise<Key | null> {
  const found = await intentOfToken(db, token, now);
  if (!found || found.intent.endedAt !== null) return null;
  const { merchantId } = found.intent;
  const [key] = await db
    .select({ hash: keys.hash, mode: keys.mode })
    .from(keys)
    .where(and(eq(keys.merchantId, merchantId), eq(keys.kind, 'public'), isNull(keys.revokedAt)))
    // A key for tests, when there is one, is for more pages.
    .orderBy(desc(keys.mode), keys.createdAt)
    .limit(1);
  return key ? { ...key, kind: 'public', merchantId } : null;
}
