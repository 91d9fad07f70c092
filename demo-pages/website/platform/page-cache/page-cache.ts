import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { Listen } from '../../../server/database/open-database.ts';
import { type Encoding, preferredEncoding } from '../../../server/http/compressed-file.ts';
import { REQUEST_ID_HEADER } from '../../../server/http/request-id.ts';
import { VersionedCache } from '../../../server/http/versioned-cache.ts';
import { isOwnCopy } from '../http/request-facts.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { organisationVersion } from '../organisation/organisation.ts';
import type { Page, Topic } from '../pages/define-page.ts';
import { findPage, pagesVersion } from '../pages/site-pages.ts';

/** Pages change by time only at whole minutes: dates, ends of appeals and events. */
const MINUTE_MS = 60_000;
const MOST_BYTES = 24 * 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A page as it is sent to everybody, whole and compressed. */
interface CachedPage {
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: Readonly<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>>;
  /** The bytes of all bodies. */
  length: number;
}

interface PageCache {
  /** Replies with a cached page, or renders and caches it. */
  middleware: MiddlewareHandler<WebsiteEnv>;
  /** Caches pages from now on. Without it each request renders its page. */
  listen(listen: Listen): Promise<() => Promise<void>>;
}

/**
 * Renders a page that all visitors share once, and replies from memory until its content changes or the minute ends.
 */
export function createPageCache({
  clock,
  formOf,
}: {
  clock: () => number;
  /** In which of its forms a page goes to this browser; each is cached by itself. */
  formOf(c: WebsiteContext): string;
}): PageCache {
  const contents = createContentVersions();
  const pages = new VersionedCache<CachedPage | undefined>(MOST_BYTES);
  return {
    listen: contents.listen,
    middleware: async (c, next) => {
      const { method, path } = c.req;
      const page = method === 'GET' || method === 'HEAD' ? findPage(path) : undefined;
      if (page?.cache !== 'shared' || isOwnCopy(c)) return next();
      // Read before the page reads its data, so that a change meanwhile makes it stale at once.
      const content = contents.current(page.topics ?? []);
      if (content === undefined) return next();
      const own = `${organisationVersion()} ${pagesVersion()}`;
      const version = `${content} ${own} ${Math.floor(clock() / MINUTE_MS)}`;
      const key = `${formOf(c)} ${keyOf(page, c)}`;
      // Whoever asks for the headers alone gets a page that is not finished: no integrity, no rendered tags.
      if (method === 'HEAD' && !pages.has(key, version)) return next();
      let isRendered = false;
      const cached = await pages.read(key, version, async () => {
        isRendered = true;
        c.set('isCompressedLater', true);
        await next();
        return c.res.status === 200 && !c.res.headers.has('set-cookie') ? compressed(c.res) : undefined;
      });
      if (!isRendered) return cached ? send(c, cached) : next();
      if (!cached) return undefined;
      // Hono would add the headers of the response that is replaced.
      c.res = undefined;
      c.res = send(c, cached);
      return undefined;
    },
  };
}

async function compressed(response: Response): Promise<CachedPage> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const headers = Object.fromEntries(response.headers);
  headers['vary'] = [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
  return {
    headers,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
    length: identity.length + br.length + gz.length,
  };
}

function send(c: WebsiteContext, { headers, etag, bodies }: CachedPage): Response {
  const form = preferredEncoding(c.req.header('accept-encoding')) ?? 'identity';
  c.set('isFromCache', true);
  const own: Record<string, string> = { ...headers, etag: `"${etag}-${form}"` };
  const id = c.get('requestId');
  if (id) own[REQUEST_ID_HEADER] = id;
  if (c.req.header('if-none-match')?.includes(own['etag'] ?? ''))
    return new Response(null, { status: 304, headers: own });
  if (form !== 'identity') own['content-encoding'] = form;
  own['content-length'] = String(bodies[form].length);
  return new Response(c.req.method === 'HEAD' ? null : bodies[form], { headers: own });
}

/** Under what a page is cached: its path and the part of the query that it reads, in one order. */
function keyOf({ query = [] }: Page, c: WebsiteContext): string {
  const { path } = c.req;
  const { search, searchParams } = new URL(c.req.url);
  if (search === '' || query.length === 0) return path;
  const read = [...searchParams].filter(([name]) => query === 'all' || query.includes(name));
  // The first of several values of a name is the one that a page reads, so their order stays.
  const inOrder = read.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return inOrder.length === 0 ? path : `${path}?${new URLSearchParams(inOrder)}`;
}

const CHANNEL = 'haven_content';
const TOPICS: readonly Topic[] = ['gifts', 'appeals', 'listings', 'pictures'];

/** Counts the changes of what pages are made of, in all processes of the site. */
interface ContentVersions {
  /** What pages of these topics must have been rendered from; undefined while changes may be missed. */
  current(topics: readonly Topic[]): string | undefined;
  /** Begins to hear changes. Returns the function that ends it. */
  listen(listen: Listen): Promise<() => Promise<void>>;
}

function createContentVersions(): ContentVersions {
  const versions: Record<Topic, number> = { gifts: 0, appeals: 0, listings: 0, pictures: 0 };
  let isListening = false;
  const bump = (topics: readonly Topic[]) => {
    for (const topic of topics) versions[topic] += 1;
  };
  return {
    current: (topics) => (isListening ? topics.map((topic) => versions[topic]).join() : undefined),
    listen: (listen) =>
      listen(CHANNEL, {
        onMessage: (topic) => bump(TOPICS.filter((each) => each === topic)),
        onConnection(connected) {
          isListening = connected;
          bump(TOPICS);
        },
      }),
  };
}
