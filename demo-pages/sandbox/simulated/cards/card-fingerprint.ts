import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { prefixedId, tokenSigningKeys } from '../../core/index.ts';

const SLOT = 'card-fingerprint';

/**
 * A keyed digest of a card number: the same number gives the same text, and without the key nobody can guess the
 * number.
 */
export async function cardFingerprint(db: Database, digits: string, now: Date): Promise<string> {
  const [key] = await db.select().from(tokenSigningKeys).where(eq(tokenSigningKeys.slot, SLOT));
  if (key)
    return createHmac('sha256', key.privateJwk['k'] ?? '')
      .update(digits)
      .digest('base64url');
  const privateJwk = { kty: 'oct', k: randomBytes(32).toString('base64url') };
  // The first insert wins; other processes read the stored key.
  await db
    .insert(tokenSigningKeys)
    .values({ slot: SLOT, kid: prefixedId('kid'), privateJwk, publicJwk: {}, createdAt: now })
    .onConflictDoNothing();
  return cardFingerprint(db, digits, now);
}
