import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { Listen } from '../../../server/database/open-database.ts';
import { type Encoding, preferredEncoding } from '../../../server/http/compressed-file.ts';
import { isOwnCopy } from '../http/request-facts.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import type { Page, Topic } from '../pages/define-page.ts';
import { findPage } from '../pages/site-pages.ts';

/** Pages change by time only at whole minutes: dates, ends of appeals and events. */
const MINUTE_MS = 60_000;
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_BYTES_A_PAGE = 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A page as it is sent to everybody, whole and compressed. */
interface CachedPage {
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: Readonly<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>>;
  bytes: number;
  version: string;
  minute: number;
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
  const versions = createContentVersions();
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage | undefined>>();
  let bytes = 0;

  const minuteNow = () => Math.floor(clock() / MINUTE_MS);
  const isFresh = ({ version, minute }: CachedPage, { topics = [] }: Page) =>
    version === versions.current(topics) && minute === minuteNow();

  const remove = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  /** A page that was used last stays longest. */
  const store = (key: string, page: CachedPage) => {
    remove(key);
    pages.set(key, page);
    bytes += page.bytes;
    for (const oldest of pages.keys()) {
      if (bytes <= MOST_BYTES) break;
      remove(oldest);
    }
  };

  const render = async (
    c: WebsiteContext,
    next: () => Promise<void>,
    { topics = [] }: Page,
  ): Promise<CachedPage | undefined> => {
    // Both are read before the page reads its data: a change meanwhile makes the page stale at once.
    const [version, minute] = [versions.current(topics), minuteNow()];
    c.set('isCompressedLater', true);
    await next();
    const { res } = c;
    if (version === undefined || res.status !== 200 || res.headers.has('set-cookie')) return undefined;
    const identity = new Uint8Array(await res.arrayBuffer());
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(identity, BROTLI),
      promisify(gzip)(identity, { level: 9 }),
    ]);
    const headers = Object.fromEntries(res.headers);
    headers['vary'] = [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
    return {
      headers,
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
      bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
      bytes: identity.length + br.length + gz.length,
      version,
      minute,
    };
  };

  const send = (c: WebsiteContext, { headers, etag, bodies }: CachedPage): Response => {
    const form = preferredEncoding(c.req.header('accept-encoding')) ?? 'identity';
    const own: Record<string, string> = { ...headers, etag: `"${etag}-${form}"` };
    if (c.req.header('if-none-match')?.includes(own['etag'] ?? ''))
      return new Response(null, { status: 304, headers: own });
    if (form !== 'identity') own['content-encoding'] = form;
    own['content-length'] = String(bodies[form].length);
    return new Response(c.req.method === 'HEAD' ? null : bodies[form], { headers: own });
  };

  return {
    listen: versions.listen,
    middleware: async (c, next) => {
      const { method, path } = c.req;
      const page = method === 'GET' || method === 'HEAD' ? findPage(path) : undefined;
      if (page?.cache !== 'shared' || isOwnCopy(c) || versions.current(page.topics ?? []) === undefined) return next();
      const key = `${formOf(c)} ${keyOf(page, c)}`;
      const cached = pages.get(key);
      if (cached && isFresh(cached, page)) {
        store(key, cached);
        return send(c, cached);
      }
      const others = rendering.get(key);
      const shared = others && (await others);
      if (shared && isFresh(shared, page)) return send(c, shared);
      // Whoever asks for the headers alone gets a page that is not finished: no integrity, no rendered tags.
      if (method === 'HEAD') return next();
      const own = render(c, next, page).finally(() => rendering.delete(key));
      rendering.set(
        key,
        own.catch(() => undefined),
      );
      const rendered = await own;
      if (!rendered) return undefined;
      if (isFresh(rendered, page) && rendered.bytes <= MOST_BYTES_A_PAGE) store(key, rendered);
      // Hono would add the headers of the response that is replaced.
      c.res = undefined;
      c.res = send(c, rendered);
      return undefined;
    },
  };
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
const TOPICS: readonly Topic[] = ['gifts', 'appeals', 'listings'];

/** Counts the changes of what pages are made of, in all processes of the site. */
interface ContentVersions {
  /** What pages of these topics must have been rendered from; undefined while changes may be missed. */
  current(topics: readonly Topic[]): string | undefined;
  /** Begins to hear changes. Returns the function that ends it. */
  listen(listen: Listen): Promise<() => Promise<void>>;
}

function createContentVersions(): ContentVersions {
  const versions: Record<Topic, number> = { gifts: 0, appeals: 0, listings: 0 };
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
