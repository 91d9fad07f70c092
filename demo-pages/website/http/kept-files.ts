import type { Next } from 'hono';
import { type Encoding, encodingFor } from '../../http/compressed-file.ts';
import { loggedPath } from './request-log.ts';
import type { WebsiteContext } from './website-env.ts';

/** For so long the file on the disk is taken to be the same; a new build is seen a second later. */
const FRESH_MS = 1_000;
const MOST_ANSWERS = 2_000;
/** Browsers send few different values, programs any number. */
const MOST_ACCEPTED = 100;

interface KeptAnswer {
  body: Buffer<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
  unchangedHeaders: Record<string, string>;
  until: number;
}

/** A request that needs more than the whole file: a part of it. */
const PARTIAL = ['range', 'if-range'] as const;

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
  const encodings = new Map<string, Encoding | ''>();

  const preferred = (accept: string): Encoding | '' => {
    const known = encodings.get(accept);
    if (known !== undefined) return known;
    const encoding = encodingFor('text/css', MIN_COMPRESSED, accept) ?? '';
    if (encodings.size < MOST_ACCEPTED) encodings.set(accept, encoding);
    return encoding;
  };

  const remember = async (c: WebsiteContext, next: Next, key: string, wanted: string) => {
    await next();
    const file = c.get('servedFile');
    const sent = c.res.headers.get('content-encoding') ?? undefined;
    if (!file || c.res.status !== 200 || sent !== file.encoding || (file.encoding && file.encoding !== wanted)) return;
    const headers = Object.fromEntries(c.res.headers);
    const { 'content-length': _length, 'content-type': _type, ...unchangedHeaders } = headers;
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(key, {
      body: file.body,
      etag: file.etag,
      headers,
      unchangedHeaders,
      until: performance.now() + FRESH_MS,
    });
  };

  return {
    /** Answers from memory, or lets the site answer and keeps that. Undefined for what is no file. */
    recall(c: WebsiteContext, next: Next): Response | Promise<void> | undefined {
      const { path, method } = c.req;
      if (method !== 'GET' || !FILE.test(path) || PARTIAL.some((name) => c.req.header(name) !== undefined))
        return undefined;
      const wanted = preferred(c.req.header('accept-encoding') ?? '');
      const key = wanted + path;
      const found = answers.get(key);
      if (!found || found.until < performance.now()) {
        // What a changed file was is not held.
        answers.delete(key);
        return remember(c, next, key, wanted);
      }
      const start = clock();
      const known = c.req.header('if-none-match');
      const isKnown = known?.includes(found.etag) ?? false;
      log({ event: 'request', method, path: loggedPath(path), status: isKnown ? 304 : 200, ms: clock() - start });
      return isKnown
        ? new Response(null, { status: 304, headers: found.unchangedHeaders })
        : new Response(found.body, { headers: found.headers });
    },
  };
}

const MIN_COMPRESSED = 1_000;
const FILE = /^\/(elements|sdk|checkout-widget|design)\/.*\.[a-z0-9]+$/;
