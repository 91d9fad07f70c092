import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { keyDomains, keyOrigins, keys } from './access-schema.ts';
import type { Key } from './key.ts';

const MAX_ANCESTORS = 50;

/** An exact http(s) origin, or null: `https://shop.test/x` and `null` are not origins. */
function exactOrigin(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.origin === text ? url : null;
}

const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';

/** The entries of a domain list that match a page's host: the host itself, and a wildcard for each domain above it. */
function domainsOver(origin: string): string[] {
  const url = exactOrigin(origin);
  if (!url || (url.protocol !== 'https:' && !isLoopback(url.hostname))) return [];
  const labels = url.hostname.split('.');
  return [url.hostname, ...labels.slice(1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`)];
}

/** Whether a key may be used from a page of this origin: listed exactly, or by the host in an access token's list. */
export async function allowsOrigin(db: Database, key: Pick<Key, 'hash'>, origin: string): Promise<boolean> {
  return isListed(db, origin, key.hash);
}

/** Whether any key allows this origin: a preflight carries no key, so nothing more can be checked. */
export async function isKnownOrigin(db: Database, origin: string, merchantId?: string): Promise<boolean> {
  return isListed(db, origin, undefined, merchantId);
}

async function isListed(db: Database, origin: string, keyHash?: string, merchantId?: string): Promise<boolean> {
  if (!exactOrigin(origin)) return false;
  const ofKey = and(
    keyHash === undefined ? undefined : eq(keys.hash, keyHash),
    merchantId === undefined ? undefined : eq(keys.merchantId, merchantId),
  );
  const exact = await db
    .select({ hash: keys.hash })
    .from(keyOrigins)
    .innerJoin(keys, eq(keys.hash, keyOrigins.keyHash))
    .where(and(eq(keyOrigins.origin, origin), ofKey))
    .limit(1);
  if (exact.length > 0) return true;
  const domains = domainsOver(origin);
  if (domains.length === 0) return false;
  const byDomain = await db
    .select({ hash: keys.hash })
    .from(keyDomains)
    .innerJoin(keys, eq(keys.hash, keyDomains.keyHash))
    .where(and(inArray(keyDomains.domain, domains), ofKey))
    .limit(1);
  return byDomain.length > 0;
}

/** The exact origins of a merchant's pages, for messages that only they may receive. */
export async function originsOfMerchant(db: Database, merchantId: string): Promise<string[]> {
  const origins = await db
    .selectDistinct({ origin: keyOrigins.origin })
    .from(keyOrigins)
    .innerJoin(keys, eq(keys.hash, keyOrigins.keyHash))
    .where(eq(keys.merchantId, merchantId))
    .limit(MAX_ANCESTORS);
  return origins.map(({ origin }) => origin).sort();
}

/** Sources for `frame-ancestors`: the pages of a key, or of every key when none is given. */
export async function ancestorsOf(db: Database, key?: Pick<Key, 'hash'>): Promise<string[]> {
  const origins = await db
    .selectDistinct({ origin: keyOrigins.origin })
    .from(keyOrigins)
    .where(key ? eq(keyOrigins.keyHash, key.hash) : undefined)
    .limit(MAX_ANCESTORS);
  const domains = await db
    .selectDistinct({ domain: keyDomains.domain })
    .from(keyDomains)
    .where(key ? eq(keyDomains.keyHash, key.hash) : undefined)
    .limit(MAX_ANCESTORS);
  const sources = domains.map(({ domain }) => `${isLoopback(domain) ? 'http' : 'https'}://${domain}:*`);
  return [...origins.map(({ origin }) => origin), ...sources].sort();
}
