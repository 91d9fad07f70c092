import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { allowsOrigin, isKnownOrigin } from '../merchants/allowed-pages.ts';
import type { Key } from '../merchants/merchant-keys.ts';
import { browserKey, type FindBrowserKey } from './key-ring.ts';

/** The specification's text for a credential used on a page that is not listed for it. */
export const WRONG_DOMAIN = 'access Token is not valid for current domain';

export type BrowserVariables = { Variables: { key: Key } };

const HEADERS = 'content-type, accept, idempotency-key, x-user-public-key, x-access-token, x-sdk-version, x-sdk-type';

/** The sandbox's configured public origin, and its further names. */
type Origins = { own: URL; hosts: readonly string[] };
const configured = new WeakMap<Request, Origins>();

/** Tells `isOwnOrigin` the configuration. */
export const knowOrigins = (c: Context, origins: Origins): void => void configured.set(c.req.raw, origins);

/**
 * Whether a request comes from the sandbox's own frames. Its configuration says which origins those are: the sandbox
 * may have several names, and a proxy may change the host. An address without a name is its own if the request is for
 * it, which no other page can forge.
 */
export function isOwnOrigin(c: Context, origin: string): boolean {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const { own, hosts = [] } = configured.get(c.req.raw) ?? {};
  if (page.origin === own?.origin) return true;
  if (hosts.includes(page.hostname)) return page.port === '' || page.port === own?.port;
  return page.host === (c.req.header('host') ?? new URL(c.req.url).host);
}

/** Refuses a secret key that comes from a web page, whatever the call: anybody can read what a page sends. */
export const refuseSecretsOfPages: MiddlewareHandler = async (c, next) => {
  if (c.req.header('x-user-secret-key') === undefined || c.req.header('origin') === undefined) return next();
  throw secretKeyInPage();
};

const secretKeyInPage = () =>
  new SandboxError(
    403,
    'secret_key_in_page',
    'A secret key acts only from a server, and this request came from a web page. Nothing was done. ' +
      'Take the key out of the page, revoke it, and call from your server.',
  );

/** Answers preflights: allows pages that are listed for any key, always without cookies. */
export function preflight(db: Database): MiddlewareHandler {
  return async (c, next) => {
    c.header('Vary', 'Origin');
    if (c.req.method !== 'OPTIONS') return next();
    const origin = c.req.header('origin') ?? '';
    if (c.req.header('access-control-request-headers')?.includes('x-user-secret-key')) throw secretKeyInPage();
    if (!isOwnOrigin(c, origin) && !(await isKnownOrigin(db, origin)))
      throw new SandboxError(403, 'access_forbidden', WRONG_DOMAIN);
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Allow-Methods', 'GET, POST');
    c.header('Access-Control-Allow-Headers', HEADERS);
    c.header('Access-Control-Max-Age', '600');
    return c.body(null, 204);
  };
}

/** Accepts a browser's request when its key lists the page's origin; only that page may read the answer. */
export function browserCredentials(db: Database, findBrowserKey: FindBrowserKey): MiddlewareHandler<BrowserVariables> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const key = await browserKey(findBrowserKey, c).catch(async (error: unknown) => {
      // The page of a merchant may read why its credential was refused, for example a mistyped key.
      if (origin && (await isKnownOrigin(db, origin))) c.header('Access-Control-Allow-Origin', origin);
      throw error;
    });
    if (origin !== undefined) {
      if (!isOwnOrigin(c, origin) && !(await allowsOrigin(db, key, origin)))
        throw new SandboxError(403, 'access_forbidden', WRONG_DOMAIN);
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Expose-Headers', 'Retry-After');
    }
    c.set('key', key);
    return next();
  };
}

/** Lets the requesting page read the answer when it is a page of this merchant. Throws a 403 for other pages. */
export async function allowPage(db: Database, c: Context, merchantId: string): Promise<void> {
  const origin = c.req.header('origin');
  if (origin === undefined) return;
  if (!isOwnOrigin(c, origin) && !(await isKnownOrigin(db, origin, merchantId)))
    throw new SandboxError(403, 'access_forbidden', WRONG_DOMAIN);
  c.header('Access-Control-Allow-Origin', origin);
}
