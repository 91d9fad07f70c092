import type { Next } from 'hono';
import type { Listen } from '../../database/open-database.ts';
import { encodingFor } from '../../http/compressed-file.ts';
import { loggedPath } from '../http/request-log.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { createContentVersions } from './content-versions.ts';
import { type KeptRoute, keptRoute, pageKey } from './kept-routes.ts';
import { SplicedPage } from './spliced-page.ts';

/** Any cookie of ours may make a page a person's own; that of a session does when the site has issued it. */
const OWN_COOKIE = /(^|;)\s*haven_(?!session=)/;
const SESSION_COOKIE = /(^|;)\s*haven_session=/;
/** Pages change by time only at whole minutes: dates, ends of appeals and events. */
const MINUTE_MS = 60_000;
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_BYTES_A_PAGE = 1024 * 1024;
/** A page is also kept in two compressed forms. */
const SIZE_FACTOR = 1.5;

interface KeptPage {
  page: SplicedPage;
  headers: Record<string, string>;
  version: string;
  minute: number;
}

/** Pages that all visitors share: drawn once, and kept until what they are made of changes. */
export interface KeptPages {
  /** Answers with a kept page, or draws and keeps it. */
  recall(c: WebsiteContext, next: Next): Promise<Response | undefined> | undefined;
  /** Keeps pages from now on. Without it each is drawn for its visitor. */
  keep(listen: Listen): Promise<() => Promise<void>>;
}

export function createKeptPages({
  clock,
  log,
  hasSession,
  formOf,
}: {
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
  hasSession(c: WebsiteContext): Promise<boolean>;
  /** In which of its forms a page goes to this visitor's browser; each is kept by itself. */
  formOf(c: WebsiteContext): string;
}): KeptPages {
  const versions = createContentVersions();
  const kept = new Map<string, KeptPage>();
  const drawing = new Map<string, Promise<KeptPage | undefined>>();
  let bytes = 0;

  const isFresh = ({ version, minute }: KeptPage, route: KeptRoute) =>
    version === versions.current(route.topics) && minute === Math.floor(clock() / MINUTE_MS);

  const forget = (key: string) => {
    const found = kept.get(key);
    if (found && kept.delete(key)) bytes -= found.page.bytes * SIZE_FACTOR;
  };

  const store = (key: string, page: KeptPage) => {
    forget(key);
    kept.set(key, page);
    bytes += page.page.bytes * SIZE_FACTOR;
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) break;
      forget(oldest);
    }
  };

  const answer = async (c: WebsiteContext, { page, headers }: KeptPage): Promise<Response> => {
    const wanted = encodingFor('text/html', page.bytes, c.req.header('accept-encoding'));
    const { body, encoding } = await page.fill(wanted);
    const length = { 'content-length': String(body.length), ...(encoding && { 'content-encoding': encoding }) };
    return new Response(new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length), {
      headers: { ...headers, ...length },
    });
  };

  const draw = async (c: WebsiteContext, next: Next, route: KeptRoute): Promise<KeptPage | undefined> => {
    // Both are read before the page reads its data: a change meanwhile makes the page stale at once.
    const version = versions.current(route.topics);
    const minute = Math.floor(clock() / MINUTE_MS);
    c.set('isToBeKept', true);
    await next();
    const values = c.get('visitorValues') ?? [];
    const isShared =
      version !== undefined &&
      c.res.status === 200 &&
      c.res.headers.get('content-type')?.startsWith('text/html') &&
      !c.res.headers.has('set-cookie') &&
      values.every(({ value }) => value !== '');
    if (!isShared) return undefined;
    const { 'content-length': _length, ...headers } = Object.fromEntries(c.res.headers);
    const page = new SplicedPage(await c.res.text(), values);
    const vary = [headers.vary, 'Accept-Encoding, Cookie'].filter(Boolean).join(', ');
    return { page, headers: { ...headers, vary }, version, minute };
  };

  const drawOnce = async (c: WebsiteContext, next: Next, route: KeptRoute, key: string) => {
    const others = drawing.get(key);
    const other = others && (await others);
    if (other && isFresh(other, route)) return answer(c, other);
    const own = draw(c, next, route);
    const quiet = own.catch(() => undefined);
    drawing.set(key, quiet);
    try {
      const page = await own;
      if (!page) return undefined;
      if (isFresh(page, route) && page.page.bytes <= MOST_BYTES_A_PAGE) store(key, page);
      const response = await answer(c, page);
      // Hono would add the headers of the answer that is replaced.
      c.res = undefined;
      c.res = response;
      return undefined;
    } finally {
      if (drawing.get(key) === quiet) drawing.delete(key);
    }
  };

  return {
    keep: versions.listen,
    recall(c, next) {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined;
      const { path } = c.req;
      const route = keptRoute(path);
      if (!route) return undefined;
      const unkept = () =>
        next().then(() => {
          c.header('Vary', 'Cookie', { append: true });
          return undefined;
        });
      const cookie = c.req.header('cookie') ?? '';
      if (OWN_COOKIE.test(cookie) || versions.current(route.topics) === undefined) return unkept();
      const { url } = c.req;
      const at = url.indexOf('?');
      const key = `${formOf(c)} ${pageKey(route, path, at < 0 ? '' : url.slice(at))}`;
      const found = kept.get(key);
      // Whoever asks for the headers alone gets a page that is not finished: no integrity, no drawn blocks.
      const isOwn = SESSION_COOKIE.test(cookie);
      if (!found || !isFresh(found, route))
        return isOwn || c.req.method === 'HEAD' ? unkept() : drawOnce(c, next, route, key);
      const start = clock();
      const share = async (): Promise<Response> => {
        // Used last, so that it is forgotten last.
        if (kept.get(key) === found) {
          kept.delete(key);
          kept.set(key, found);
        }
        const response = await answer(c, found);
        log({
          event: 'request',
          method: c.req.method,
          path: loggedPath(path),
          status: 200,
          ms: Math.round(clock() - start),
        });
        return response;
      };
      // An invented cookie must not have a page drawn for itself.
      return isOwn ? hasSession(c).then((isKnown) => (isKnown ? unkept() : share())) : share();
    },
  };
}
