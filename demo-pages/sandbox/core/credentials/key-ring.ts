import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { collectCalls } from '../../../server/database/collect-calls.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf } from '../../../server/database/store-rows.ts';
import type { SandboxClock } from '../clock/sandbox-clock.ts';
import type { RequestCaller } from '../http/log-requests.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { keys } from '../merchants/access-schema.ts';
import { isSignedByUs } from '../merchants/access-token.ts';
import type { Key } from '../merchants/merchant-keys.ts';
import { hashOf } from '../merchants/secrets.ts';

const MINUTE_MS = 60_000;
const READ_AT_ONCE = 50;

/** A browser's credential, of its two kinds; null when neither is valid. */
export type FindBrowserKey = (credential: {
  publicKey?: string | undefined;
  accessToken?: string | undefined;
}) => Promise<Key | null>;

/**
 * Finds browsers' credentials. `keyOfCheckout` gives the key whose permissions the token of an open checkout has, and
 * null for other texts.
 */
export function browserKeys(
  db: Database,
  clock: SandboxClock,
  keyOfCheckout: (token: string) => Promise<Key | null>,
): FindBrowserKey {
  return async ({ publicKey, accessToken }) => {
    if (publicKey) return findKey(db, 'public', publicKey, clock.now());
    if (!accessToken) return null;
    return (await findKey(db, 'access', accessToken, clock.now())) ?? keyOfCheckout(accessToken);
  };
}

/** Finds a credential by its text; null when none of that kind exists, or when it has expired or was revoked. */
async function findKey(db: Database, kind: Key['kind'], text: string, now: Date): Promise<Key | null> {
  if (text === '' || text.length > 4096) return null;
  const found = await readerOf(db)(hashOf(text));
  if (found?.kind !== kind || (found.expiresAt !== null && found.expiresAt <= now)) return null;
  if (kind === 'access' && !(await isSignedByUs(db, text, now))) return null;
  await noteUse(db, found, now);
  const { hash, merchantId, mode } = found;
  return { hash, kind, merchantId, mode };
}

type KeyRow = typeof keys.$inferSelect;

const readers = new WeakMap<Database, (hash: string) => Promise<KeyRow | undefined>>();

/**
 * Reads a key by its hash unless it was revoked: requests of the same moment, most of them of one key, share the read.
 */
function readerOf(db: Database): (hash: string) => Promise<KeyRow | undefined> {
  const read = async (hashes: readonly string[]) => {
    const rows = await db
      .select()
      .from(keys)
      .where(and(isOneOf(keys.hash, hashes), isNull(keys.revokedAt)));
    return hashes.map((hash) => rows.find((row) => row.hash === hash));
  };
  const reader =
    readers.get(db) ??
    collectCalls<string, KeyRow | undefined>({
      together: async (hashes) => (await read(hashes)).map((row) => () => row),
      alone: async (hash) => (await read([hash]))[0],
      most: READ_AT_ONCE,
      // Then each request reads by itself and gets its own error.
      onFailure() {},
    });
  readers.set(db, reader);
  return reader;
}

/** The last use of a key that this process wrote or writes. */
interface WrittenUse {
  at: number;
  stored: Promise<unknown>;
}

/** Of a database, by the keys' hashes. */
const written = new WeakMap<Database, Map<string, WrittenUse>>();

// To the minute, and once for all requests that begin a minute: a busy key does not cost a write for each request. All
// of them wait for it, so that they go on together.
async function noteUse(db: Database, { hash, lastUsedAt }: KeyRow, now: Date): Promise<void> {
  const uses = written.get(db) ?? new Map<string, WrittenUse>();
  const known = uses.get(hash);
  const last = Math.max(lastUsedAt?.getTime() ?? 0, known?.at ?? 0);
  if (now.getTime() - last < MINUTE_MS) {
    await known?.stored;
    return;
  }
  const stored = db.update(keys).set({ lastUsedAt: now }).where(eq(keys.hash, hash)).execute();
  stored.catch(() => uses.delete(hash));
  written.set(db, uses.set(hash, { at: now.getTime(), stored }));
  await stored;
}

function noteCaller(c: Context, key: Key): Key {
  const credential = key.kind === 'access' ? 'access token' : `${key.kind} key`;
  c.set('caller', { merchantId: key.merchantId, credential } as RequestCaller);
  return key;
}

/** The credential of a browser's request: a public key or an access token. Throws a 401. */
export async function browserKey(findBrowserKey: FindBrowserKey, c: Context): Promise<Key> {
  const publicKey = c.req.header('x-user-public-key');
  const key = await findBrowserKey({ publicKey, accessToken: c.req.header('x-access-token') });
  if (key) return noteCaller(c, key);
  const message = publicKey?.startsWith('sk_')
    ? 'This is a secret key. Pages use the public key (pk_…): replace it, and revoke the secret key if a page showed it'
    : 'Send a valid x-user-public-key header, or an x-access-token header that has not expired';
  throw new SandboxError(401, 'unauthorized', message);
}

/** The credential of a merchant's server. Throws a 401. */
export async function serverKey(db: Database, c: Context, now: Date): Promise<Key> {
  const secretKey = c.req.header('x-user-secret-key') ?? '';
  const key = await findKey(db, 'secret', secretKey, now);
  if (key) return noteCaller(c, key);
  const message = secretKey.startsWith('pk_')
    ? 'This is a public key. Servers use the secret key (sk_…)'
    : 'Send a valid x-user-secret-key header';
  throw new SandboxError(401, 'unauthorized', message);
}
