import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { isOwnMachine, LOOPBACK_SOURCES } from '../../../server/http/loopback.ts';
import { validationError } from '../http/sandbox-error.ts';
import { keyDomains, keys, merchantOrigins } from './access-schema.ts';
import type { Key } from './merchant-keys.ts';

const MAX_ANCESTORS = 50;

/** An exact http(s) origin, or null: `https://shop.test/x` and `null` are not origins. */
export function parseExactOrigin(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.origin === text ? url : null;
}

/** The entries of a domain list that match a page's host: the host itself, and a wildcard for each domain above it. */
function domainsOver({ hostname, protocol }: URL): string[] {
  if (protocol !== 'https:' && !isOwnMachine(hostname)) return [];
  const labels = hostname.split('.');
  return [hostname, ...labels.slice(1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`)];
}

/**
 * Whether a key may be used from a page of this origin. An access token names its domains. A test key is for every page
 * of this machine and for the merchant's listed origins, a live key only for listed origins with https.
 */
export async function allowsOrigin(db: Database, key: Key, origin: string): Promise<boolean> {
  const page = parseExactOrigin(origin);
  if (!page) return false;
  if (key.kind === 'access') return isInDomains(db, page, { keyHash: key.hash });
  if (key.mode === 'test' && isOwnMachine(page.hostname)) return true;
  if (key.mode === 'live' && page.protocol !== 'https:') return false;
  return isListed(db, page, key.merchantId);
}

/**
 * Whether any credential of a merchant, or of anybody, allows this origin: what a request without a key can be checked
 * for.
 */
export async function isKnownOrigin(db: Database, origin: string, merchantId?: string): Promise<boolean> {
  const page = parseExactOrigin(origin);
  if (!page) return false;
  if (isOwnMachine(page.hostname) && (await hasTestKeys(db, merchantId))) return true;
  return (await isListed(db, page, merchantId)) || isInDomains(db, page, { merchantId });
}

/** Whether a merchant, or anybody, has a public key for tests. */
async function hasTestKeys(db: Database, merchantId?: string): Promise<boolean> {
  const ofMerchant = merchantId === undefined ? undefined : eq(keys.merchantId, merchantId);
  const matches = await db
    .select({ hash: keys.hash })
    .from(keys)
    .where(and(ofMerchant, eq(keys.kind, 'public'), eq(keys.mode, 'test'), isNull(keys.revokedAt)))
    .limit(1);
  return matches.length > 0;
}

async function isListed(db: Database, { origin }: URL, merchantId?: string): Promise<boolean> {
  const ofMerchant = merchantId === undefined ? undefined : eq(merchantOrigins.merchantId, merchantId);
  const matches = await db
    .select({ origin: merchantOrigins.origin })
    .from(merchantOrigins)
    .where(and(ofMerchant, eq(merchantOrigins.origin, origin)))
    .limit(1);
  return matches.length > 0;
}

async function isInDomains(
  db: Database,
  page: URL,
  { keyHash, merchantId }: { keyHash?: string | undefined; merchantId?: string | undefined },
): Promise<boolean> {
  const domains = domainsOver(page);
  if (domains.length === 0) return false;
  const matches = await db
    .select({ hash: keys.hash })
    .from(keyDomains)
    .innerJoin(keys, eq(keys.hash, keyDomains.keyHash))
    .where(
      and(
        inArray(keyDomains.domain, domains),
        keyHash === undefined ? undefined : eq(keys.hash, keyHash),
        merchantId === undefined ? undefined : eq(keys.merchantId, merchantId),
      ),
    )
    .limit(1);
  return matches.length > 0;
}

async function listedOrigins(db: Database, merchantId?: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ origin: merchantOrigins.origin })
    .from(merchantOrigins)
    .where(merchantId === undefined ? undefined : eq(merchantOrigins.merchantId, merchantId))
    .limit(MAX_ANCESTORS);
  return rows.map(({ origin }) => origin).sort();
}

async function domainSources(db: Database, keyHash?: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ domain: keyDomains.domain })
    .from(keyDomains)
    .where(keyHash === undefined ? undefined : eq(keyDomains.keyHash, keyHash))
    .limit(MAX_ANCESTORS);
  return rows.map(({ domain }) => `${isOwnMachine(domain) ? 'http' : 'https'}://${domain}:*`).sort();
}

/** A merchant's pages, as sources: for `frame-ancestors`, and for messages that only they may receive. */
export async function originsOfMerchant(db: Database, merchantId: string): Promise<string[]> {
  const listed = await listedOrigins(db, merchantId);
  return (await hasTestKeys(db, merchantId)) ? [...listed, ...LOOPBACK_SOURCES] : listed;
}

/** Sources for `frame-ancestors`: the pages of a key, or of every key when none is given. */
export async function ancestorsOf(db: Database, key?: Key): Promise<string[]> {
  if (!key) return [...(await listedOrigins(db)), ...(await domainSources(db)), ...LOOPBACK_SOURCES];
  if (key.kind === 'access') return domainSources(db, key.hash);
  const listed = await listedOrigins(db, key.merchantId);
  return key.mode === 'test'
    ? [...listed, ...LOOPBACK_SOURCES]
    : listed.filter((origin) => origin.startsWith('https:'));
}

export type ReturnOwner = { merchantId: string; ownOrigin?: string };

/**
 * Throws a 400 unless a return address, to which the shopper is redirected, is a page of the merchant or of the sandbox
 * itself. `field` is the address's place in the request.
 */
export async function assertReturn(
  db: Database,
  { merchantId, ownOrigin }: ReturnOwner,
  field: string,
  address: string,
): Promise<string> {
  const { origin } = new URL(address);
  if (origin === ownOrigin || (await isKnownOrigin(db, origin, merchantId))) return address;
  const name = field.replace(/^meta\./, '');
  throw validationError(field, `${name} must lead to a page of a site that this key is for`);
}
