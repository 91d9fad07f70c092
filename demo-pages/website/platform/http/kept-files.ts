import type { Next } from 'hono';
import { preferredEncoding } from '../../../server/http/compressed-file.ts';
import type { ReadyAnswer, ReadyRequest } from '../../../server/http/ready-answers.ts';
import { loggedPath } from '../pages/site-pages.ts';
import type { WebsiteContext } from './website-env.ts';

/** For so long the file on the disk is taken to be the same; a new build is seen a second later. */
const FRESH_MS = 1_000;
const MOST_ANSWERS = 2_000;

interface KeptAnswer {
  etag: string;
  whole: ReadyAnswer;
  unchanged: ReadyAnswer;
  until: number;
}

/**
 * Answers for a file with what the site answered a moment ago, headers and all. The contents are those of the files' own
 * memory, which is bounded; here are only their headers.
 */
export function createKeptFiles({
  clock,
  log,
}: {
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}) {
  const answers = new Map<string, KeptAnswer>();
  const keyOf = ({ path, header }: ReadyRequest) => (preferredEncoding(header('accept-encoding')) ?? '') + path;

  const remember = async (c: WebsiteContext, next: Next, key: string) => {
    // What a changed file was is not held.
    answers.delete(key);
    await next();
    const file = c.get('servedFile');
    const sent = c.res.headers.get('content-encoding') ?? undefined;
    if (!file || c.res.status !== 200 || sent !== file.encoding || (sent && !key.startsWith(sent))) return;
    const headers = [...c.res.headers];
    const unchanged = headers.filter(([name]) => name !== 'content-length' && name !== 'content-type');
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(key, {
      etag: file.etag,
      whole: { status: 200, headers: headers.flat(), body: file.body },
      unchanged: { status: 304, headers: unchanged.flat(), body: undefined },
      until: performance.now() + FRESH_MS,
    });
  };

  /** Finds a file in memory. */
  const ready = (request: ReadyRequest): ReadyAnswer | undefined => {
    if (!isWholeFile(request)) return undefined;
    const found = answers.get(keyOf(request));
    if (!found || found.until < performance.now()) return undefined;
    const start = clock();
    const answer = request.header('if-none-match')?.includes(found.etag) ? found.unchanged : found.whole;
    const { path } = request;
    log({ event: 'request', method: 'GET', path: loggedPath(path), status: answer.status, ms: clock() - start });
    return answer;
  };

  return {
    ready,
    /** Lets the site answer for a file, and keeps that. Undefined for what is no file. */
    recall(c: WebsiteContext, next: Next, request: ReadyRequest): Promise<void> | undefined {
      return isWholeFile(request) ? remember(c, next, keyOf(request)) : undefined;
    },
  };
}

const FILE = /^\/(elements|sdk|checkout-widget|design)\/.*\.[a-z0-9]+$/;

/** Somebody who has a part of a file asks for the rest of it. */
const isWholeFile = ({ path, header }: ReadyRequest): boolean =>
  FILE.test(path) && header('range') === undefined && header('if-range') === undefined;
