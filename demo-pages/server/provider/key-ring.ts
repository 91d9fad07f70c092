import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../database/open-database.ts';
import { ProviderError } from './provider-error.ts';
import { keyOrigins, keys } from './schema.ts';
import { hashOf } from './secrets.ts';

export type Key = { hash: string; kind: 'public' | 'access' | 'secret'; merchantId: string };

/** Finds a credential by its text; null when there is none of that kind. */
export async function findKey(db: Database, kind: Key['kind'], text: string): Promise<Key | null> {
  if (text === '' || text.length > 4096) return null;
  const [key] = await db
    .select({ hash: keys.hash, kind: keys.kind, merchantId: keys.merchantId })
    .from(keys)
    .where(and(eq(keys.hash, hashOf(text)), eq(keys.kind, kind)));
  return key ?? null;
}

/** The credential of a browser's request: a public key or an access token. Throws a 401. */
export async function browserKey(db: Database, c: Context): Promise<Key> {
  const publicKey = c.req.header('x-user-public-key');
  const accessToken = c.req.header('x-access-token');
  const key = publicKey
    ? await findKey(db, 'public', publicKey)
    : accessToken
      ? await findKey(db, 'access', accessToken)
      : null;
  if (key) return key;
  throw new ProviderError(401, 'unauthorized', 'Send a valid x-user-public-key or x-access-token header');
}

/** The credential of a merchant's server. Throws a 401. */
export async function serverKey(db: Database, c: Context): Promise<Key> {
  const key = await findKey(db, 'secret', c.req.header('x-user-secret-key') ?? '');
  if (key) return key;
  throw new ProviderError(401, 'unauthorized', 'Send a valid x-user-secret-key header');
}

/** The page origins that may use a key. */
export async function originsOf(db: Database, key: Key): Promise<string[]> {
  const rows = await db.select({ origin: keyOrigins.origin }).from(keyOrigins).where(eq(keyOrigins.keyHash, key.hash));
  return rows.map(({ origin }) => origin).sort();
}

/** Whether any key at all may be used from an origin: all that a preflight, which carries no key, can know. */
export async function isKnownOrigin(db: Database, origin: string): Promise<boolean> {
  const rows = await db
    .select({ origin: keyOrigins.origin })
    .from(keyOrigins)
    .where(eq(keyOrigins.origin, origin))
    .limit(1);
  return rows.length > 0;
}
