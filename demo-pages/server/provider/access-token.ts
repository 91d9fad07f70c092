import { eq, lt } from 'drizzle-orm';
import { decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/open-database.ts';
import { keyDomains, keys, signingKeys } from './access-schema.ts';
import { hashOf, randomId } from './secrets.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'haven-payments-sandbox';

type SigningKey = typeof signingKeys.$inferSelect;

/** The provider's key pair, made once for all processes: whoever inserts first wins, the others read it. */
async function currentSigningKey(db: Database, now: Date): Promise<SigningKey> {
  const [found] = await db.select().from(signingKeys).where(eq(signingKeys.slot, 'current'));
  if (found) return found;
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  await db
    .insert(signingKeys)
    .values({
      slot: 'current',
      kid: randomId('kid'),
      privateJwk: (await exportJWK(pair.privateKey)) as Record<string, string>,
      publicJwk: (await exportJWK(pair.publicKey)) as Record<string, string>,
      createdAt: now,
    })
    .onConflictDoNothing();
  return currentSigningKey(db, now);
}

/** The public halves, for whoever wants to check a token: a JSON Web Key Set. */
export async function publicKeySet(db: Database, now: Date): Promise<object> {
  const { kid, publicJwk } = await currentSigningKey(db, now);
  return { keys: [{ ...publicJwk, kid, alg: ALGORITHM, use: 'sig' }] };
}

/** Makes an access token for the pages of some domains, and remembers it by its hash until it ends. */
export async function mintAccessToken(
  db: Database,
  merchantId: string,
  { domains, lifetimeSeconds }: { domains: readonly string[]; lifetimeSeconds: number },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const { kid, privateJwk } = await currentSigningKey(db, now);
  const seconds = Math.floor(now.getTime() / 1000);
  const expiresAt = new Date((seconds + lifetimeSeconds) * 1000);
  const token = await new SignJWT({ whitelisted_domains: domains })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(merchantId)
    .setJti(randomId('at'))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
    .sign(await importJWK(privateJwk, ALGORITHM));
  const hash = hashOf(token);
  await db.transaction(async (tx) => {
    await tx.delete(keys).where(lt(keys.expiresAt, now));
    await tx
      .insert(keys)
      .values({ hash, kind: 'access', merchantId, label: 'Access token', createdAt: now, expiresAt });
    await tx.insert(keyDomains).values(domains.map((domain) => ({ keyHash: hash, domain })));
  });
  return { token, expiresAt };
}

/** Whether a token carries this provider's signature and has not ended. */
export async function isSignedByUs(db: Database, token: string, now: Date): Promise<boolean> {
  try {
    const kid = decodeProtectedHeader(token).kid ?? '';
    const [key] = await db.select().from(signingKeys).where(eq(signingKeys.kid, kid));
    if (!key) return false;
    const publicKey = await importJWK(key.publicJwk, ALGORITHM);
    await jwtVerify(token, publicKey, { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: now });
    return true;
  } catch {
    return false;
  }
}
