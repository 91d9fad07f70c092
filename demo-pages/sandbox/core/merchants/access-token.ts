import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { keyDomains, keys } from './access-schema.ts';
import { hashOf } from './secrets.ts';
import { readSignedToken, signToken } from './signed-token.ts';

/** Makes an access token for the pages of some domains and stores its hash until it expires. */
export async function mintAccessToken(
  db: Database,
  merchantId: string,
  { domains, lifetimeSeconds }: { domains: readonly string[]; lifetimeSeconds: number },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const content = { claims: { whitelisted_domains: domains }, subject: merchantId, lifetimeSeconds };
  const { token, expiresAt } = await signToken(db, content, now);
  const hash = hashOf(token);
  await db.transaction(async (tx) => {
    await tx.delete(keys).where(and(eq(keys.kind, 'access'), lt(keys.expiresAt, now)));
    await tx
      .insert(keys)
      .values({ hash, kind: 'access', merchantId, label: 'Access token', createdAt: now, expiresAt });
    await tx.insert(keyDomains).values(domains.map((domain) => ({ keyHash: hash, domain })));
  });
  return { token, expiresAt };
}

/** Whether the sandbox signed this token and it has not expired. */
export async function isSignedByUs(db: Database, token: string, now: Date): Promise<boolean> {
  return (await readSignedToken(db, token, now)) !== null;
}
