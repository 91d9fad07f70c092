import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { hashOf, prefixedId, SandboxError } from '../../core/index.ts';
import { pageTokens, savedSources } from './vault-schema.ts';

export type PageToken = typeof pageTokens.$inferSelect;
export type StoredSource = typeof savedSources.$inferSelect;

type Subject = {
  kind: PageToken['kind'];
  merchantId: string;
  subject: string;
  allowsSecurityCode: boolean;
  allowsChanges?: boolean;
};

/** How long an expired token is still known as such. */
const DAY_MS = 86_400_000;

/** Makes a token for a hosted page; only its hash is stored. */
export async function mintPageToken(
  db: Database,
  subject: Subject,
  lifetimeSeconds: number,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = prefixedId(subject.kind === 'query' ? 'qt' : 'vdt');
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000);
  await db.insert(pageTokens).values({ ...subject, hash: hashOf(token), wrongCodes: 0, createdAt: now, expiresAt });
  await db.delete(pageTokens).where(lt(pageTokens.expiresAt, new Date(now.getTime() - DAY_MS)));
  return { token, expiresAt };
}

/** An unexpired page token; null when there is none of that kind. */
export async function findPageToken(
  db: Database,
  kind: PageToken['kind'],
  token: string,
  now: Date,
): Promise<PageToken | null> {
  const lives = or(isNull(pageTokens.expiresAt), gt(pageTokens.expiresAt, now));
  const [row] = await db
    .select()
    .from(pageTokens)
    .where(and(eq(pageTokens.hash, hashOf(token)), eq(pageTokens.kind, kind), lives));
  return row ?? null;
}

/** What the owner of a card reads about a token that opens no view. */
export async function vaultRefusal(db: Database, token: string): Promise<string> {
  const isThisToken = and(eq(pageTokens.hash, hashOf(token)), eq(pageTokens.kind, 'vault_display'));
  const [row] = await db.select({ hash: pageTokens.hash }).from(pageTokens).where(isThisToken);
  return row
    ? 'This view has expired. Ask the shop to open it again.'
    : 'This view is unknown. Ask the shop to open it again.';
}

/** A merchant's saved source. Throws a 404. */
export async function findSavedSource(db: Database, merchantId: string, id: string): Promise<StoredSource> {
  const [source] = await db
    .select()
    .from(savedSources)
    .where(and(eq(savedSources.id, id), eq(savedSources.merchantId, merchantId), isNull(savedSources.removedAt)));
  if (source) return source;
  throw new SandboxError(404, 'not_found', 'There is no such saved payment source');
}
