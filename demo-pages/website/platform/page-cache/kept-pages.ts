import type { Next } from 'hono';
import type { Listen } from '../../../server/database/open-database.ts';
import { encodingFor } from '../../../server/http/compressed-file.ts';
import { type ReadyAnswer, type ReadyRequest, responseOf } from '../../../server/http/ready-answers.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import type { Page } from '../pages/define-page.ts';
import { findPage, loggedPath } from '../pages/site-pages.ts';
import { createContentVersions } from './content-versions.ts';
import { type FilledPage, SplicedPage } from './spliced-page.ts';

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
  route: Page;
  page: SplicedPage;
  /** Names and values in turn, without those of the body's form. */
  headers: readonly string[];
  version: string;
  minute: number;
}

/** The page at an address, if it is the same for every visitor without a cookie of ours. */
function sharedPage(path: string): Page | undefined {
  const page = findPage(path);
  return page?.cache === 'shared' ? page : undefined;
}

/** Under what a page is kept: its path and the part of the query that counts, in one order. */
function pageKey({ query = [] }: Page, path: string, search: string): string {
  if (search === '' || query.length === 0) return path;
  const counted = [...new URLSearchParams(search)].filter(([name]) => query === 'all' || query.includes(name));
  // The first of several values of a name is the one that a page reads, so their order stays.
  const inOrder = counted.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return inOrder.length === 0 ? path : `${path}?${new URLSearchParams(inOrder)}`;
}

/** Pages that all visitors share: drawn once, and kept until what they are made of changes. */
export interface KeptPages {
  /** Finds a kept page for a visitor who is nobody yet, and whose page needs nothing that is still being made. */
  ready(request: ReadyRequest): ReadyAnswer | undefined;
  /** Answers with a kept page, or draws and keeps it. */
  recall(c: WebsiteContext, next: Next, request: ReadyRequest): Promise<Response | undefined> | undefined;
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
  formOf(request: ReadyRequest): string;
}): KeptPages {
  const versions = createContentVersions();
  const kept = new Map<string, KeptPage>();
  const drawing = new Map<string, Promise<KeptPage | undefined>>();
  let bytes = 0;

  const isFresh = ({ route, version, minute }: KeptPage) =>
    version === versions.current(route.topics ?? []) && minute === Math.floor(clock() / MINUTE_MS);

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

  const fill = ({ page }: KeptPage, { header }: ReadyRequest) =>
    page.fill(encodingFor('text/html', page.bytes, header('accept-encoding')));

  const filled = (headers: readonly string[], { body, encoding }: FilledPage): ReadyAnswer => {
    const all = [...headers, 'content-length', String(body.length)];
    if (encoding) all.push('content-encoding', encoding);
    return { status: 200, headers: all, body };
  };

  const answer = async (request: ReadyRequest, found: KeptPage): Promise<Response> =>
    responseOf(filled(found.headers, await fill(found, request)));

  /** A page that is used stays longest. */
  const touch = (key: string, found: KeptPage) => {
    if (kept.get(key) !== found) return;
    kept.delete(key);
    kept.set(key, found);
  };

  const logAnswer = (method: string, path: string, start: number) =>
    log({ event: 'request', method, path: loggedPath(path), status: 200, ms: Math.round(clock() - start) });

  const draw = async (c: WebsiteContext, next: Next, route: Page): Promise<KeptPage | undefined> => {
    // Both are read before the page reads its data: a change meanwhile makes the page stale at once.
    const version = versions.current(route.topics ?? []);
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
    const own = [...c.res.headers].filter(([name]) => name !== 'content-length' && name !== 'vary');
    const page = new SplicedPage(await c.res.text(), values);
    const vary = [c.res.headers.get('vary'), 'Accept-Encoding, Cookie'].filter(Boolean).join(', ');
    return { route, page, headers: [...own.flat(), 'vary', vary], version, minute };
  };

  const drawOnce = async (c: WebsiteContext, next: Next, route: Page, key: string, request: ReadyRequest) => {
    const others = drawing.get(key);
    const other = others && (await others);
    if (other && isFresh(other)) return answer(request, other);
    const own = draw(c, next, route);
    const quiet = own.catch(() => undefined);
    drawing.set(key, quiet);
    try {
      const page = await own;
      if (!page) return undefined;
      if (isFresh(page) && page.page.bytes <= MOST_BYTES_A_PAGE) store(key, page);
      const response = await answer(request, page);
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
    ready(request) {
      const cookie = request.header('cookie');
      if (cookie && (OWN_COOKIE.test(cookie) || SESSION_COOKIE.test(cookie))) return undefined;
      const { path, search } = request;
      const route = search === '' ? undefined : sharedPage(path);
      const key = `${formOf(request)} ${route ? pageKey(route, path, search) : path}`;
      const found = kept.get(key);
      if (!found || !isFresh(found)) return undefined;
      const start = clock();
      const page = fill(found, request);
      if (page instanceof Promise) return undefined;
      touch(key, found);
      logAnswer('GET', path, start);
      return filled(found.headers, page);
    },
    recall(c, next, request) {
      const { method } = c.req;
      const { path, search } = request;
      const route = sharedPage(path);
      if (!route) return undefined;
      const unkept = () =>
        next().then(() => {
          c.header('Vary', 'Cookie', { append: true });
          return undefined;
        });
      const cookie = c.req.header('cookie') ?? '';
      if (OWN_COOKIE.test(cookie) || versions.current(route.topics ?? []) === undefined) return unkept();
      const key = `${formOf(request)} ${pageKey(route, path, search)}`;
      const found = kept.get(key);
      // Whoever asks for the headers alone gets a page that is not finished: no integrity, no drawn blocks.
      const isOwn = SESSION_COOKIE.test(cookie);
      if (!found || !isFresh(found))
        return isOwn || method === 'HEAD' ? unkept() : drawOnce(c, next, route, key, request);
      const start = clock();
      const share = async (): Promise<Response> => {
        touch(key, found);
        const response = await answer(request, found);
        logAnswer(method, path, start);
        return response;
      };
      // An invented cookie must not have a page drawn for itself.
      return isOwn ? hasSession(c).then((isKnown) => (isKnown ? unkept() : share())) : share();
    },
  };
}
