import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../database/open-database.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { keyOfCheckout } from '../intents/mint-instruction-token.ts';
import { keys } from '../merchants/access-schema.ts';
import { isSignedByUs } from '../merchants/access-token.ts';
import type { Key } from '../merchants/key.ts';
import { hashOf } from '../merchants/secrets.ts';

/** Finds a credential by its text; null when none of that kind exists, or when it has expired. */
export async function findKey(db: Database, kind: Key['kind'], text: string, now: Date): Promise<Key | null> {
  if (text === '' || text.length > 4096) return null;
  const lives = or(isNull(keys.expiresAt), gt(keys.expiresAt, now));
  const [key] = await db
    .select({ hash: keys.hash, kind: keys.kind, merchantId: keys.merchantId })
    .from(keys)
    .where(and(eq(keys.hash, hashOf(text)), eq(keys.kind, kind), lives));
  // The token of an open checkout has the permissions of its merchant's public key.
  if (!key) return kind === 'access' ? keyOfCheckout(db, text, now) : null;
  return kind === 'access' && !(await isSignedByUs(db, text, now)) ? null : key;
}

/** The credential of a browser's request: a public key or an access token. Throws a 401. */
export async function browserKey(db: Database, c: Context, now: Date): Promise<Key> {
  const publicKey = c.req.header('x-user-public-key');
  const accessToken = c.req.header('x-access-token');
  const key = publicKey
    ? await findKey(db, 'public', publicKey, now)
    : accessToken
      ? await findKey(db, 'access', accessToken, now)
      : null;
  if (key) return key;
  const message = 'Send a valid x-user-public-key header, or an x-access-token header that has not expired';
  throw new SandboxError(401, 'unauthorized', message);
}

/** The credential of a merchant's server. Throws a 401. */
export async function serverKey(db: Database, c: Context, now: Date): Promise<Key> {
  const key = await findKey(db, 'secret', c.req.header('x-user-secret-key') ?? '', now);
  if (key) return key;
  throw new SandboxError(401, 'unauthorized', 'Send a valid x-user-secret-key header');
}
