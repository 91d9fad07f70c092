import { eq } from 'drizzle-orm';
import {
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Database } from '../../../server/database/open-database.ts';
import { tokenSigningKeys } from './access-schema.ts';
import { prefixedId } from './secrets.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'haven-payments-sandbox';

/** The purpose of a token; a token made for another purpose is refused. */
export type Audience = 'wallet-charge' | 'standalone-3ds' | 'checkout' | 'vault';

type SigningKey = typeof tokenSigningKeys.$inferSelect;

/** The sandbox's key pair, made once for all processes: the first insert wins, the others read it. */
async function currentSigningKey(db: Database, now: Date): Promise<SigningKey> {
  const [stored] = await db.select().from(tokenSigningKeys).where(eq(tokenSigningKeys.slot, 'current'));
  if (stored) return stored;
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  await db
    .insert(tokenSigningKeys)
    .values({
      slot: 'current',
      kid: prefixedId('kid'),
      privateJwk: (await exportJWK(pair.privateKey)) as Record<string, string>,
      publicJwk: (await exportJWK(pair.publicKey)) as Record<string, string>,
      createdAt: now,
    })
    .onConflictDoNothing();
  return currentSigningKey(db, now);
}

/** The public keys that verify the sandbox's tokens: a JSON Web Key Set. */
export async function publicKeySet(db: Database, now: Date): Promise<object> {
  const { kid, publicJwk } = await currentSigningKey(db, now);
  return { keys: [{ ...publicJwk, kid, alg: ALGORITHM, use: 'sig' }] };
}

export type TokenContent = {
  claims: JWTPayload;
  subject: string;
  lifetimeSeconds: number;
  audience?: Audience;
  /** The same content with the same id and time gives the same token; a new id when absent. */
  id?: string;
};

/** Signs a token. */
export async function signToken(
  db: Database,
  { claims, subject, lifetimeSeconds, audience, id = prefixedId('jti') }: TokenContent,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const { kid, privateJwk } = await currentSigningKey(db, now);
  const seconds = Math.floor(now.getTime() / 1000);
  const unsigned = new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(subject)
    .setJti(id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds);
  if (audience) unsigned.setAudience(audience);
  const token = await unsigned.sign(await importJWK(privateJwk, ALGORITHM));
  return { token, expiresAt: new Date((seconds + lifetimeSeconds) * 1000) };
}

/** The claims of an unexpired token that the sandbox signed for this purpose; null for any other text. */
export async function readSignedToken(
  db: Database,
  token: string,
  now: Date,
  audience?: Audience,
): Promise<JWTPayload | null> {
  if (token === '' || token.length > 8192) return null;
  try {
    const kid = decodeProtectedHeader(token).kid ?? '';
    const [key] = await db.select().from(tokenSigningKeys).where(eq(tokenSigningKeys.kid, kid));
    if (!key) return null;
    const publicKey = await importJWK(key.publicJwk, ALGORITHM);
    const rules = { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: now, ...(audience ? { audience } : {}) };
    return (await jwtVerify(token, publicKey, rules)).payload;
  } catch {
    return null;
  }
}

/** Base64 of a value's JSON, with everything beyond ASCII escaped: `atob` alone reads it, without decoding UTF-8. */
export function base64Json(value: unknown): string {
  const ascii = JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Buffer.from(ascii, 'latin1').toString('base64');
}
