import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import { describeError } from '../../../server/http/describe-error.ts';
import { REQUEST_ID_HEADER, readRequestId } from '../../../server/http/request-id.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** What the answer's header calls the request. */
    requestId: string;
    /** The body that a route has read. */
    bodyText: string | undefined;
    /** Whom the credential of the request belongs to, once a route has found out. */
    caller: RequestCaller | undefined;
  }
}

/** Whose request it is, and by which kind of credential. */
export interface RequestCaller {
  merchantId: string;
  credential: 'public key' | 'secret key' | 'access token' | 'charge token' | 'checkout token' | '3-D Secure token';
}

export type Log = (entry: Record<string, unknown>) => void;

/** The ids that name a record and open nothing. Every other part of an address that changes may be a secret. */
const PUBLIC_ID = /^(ch|wch|rf|cus|src|mdt|we|evt|dlv|gateway|service)_[\w-]+$/;

/** Looks at the time and at health come by the second: a line for each would hide the others. */
const isRoutine = (c: Context) =>
  c.req.method === 'GET' && ['/v1/clock', '/healthz'].includes(c.req.path) && c.res.status === 200;

/** The path as the log has it: the call's own pattern, with the ids that are no secrets. */
function loggedPath(c: Context): string {
  const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
  // Whatever somebody asked for, perhaps by mistake, is not of this server.
  if (!route) return c.req.path.startsWith('/v1/') ? '/v1/…' : '/…';
  const segments = c.req.path.split('/');
  return route.path
    .split('/')
    .map((part, index) => {
      const value = segments[index] ?? '';
      if (!part.startsWith(':')) return part;
      return PUBLIC_ID.test(value) && !containsCardNumber(value) ? value : '…';
    })
    .join('/');
}

/**
 * Gives each request an id, which its answer has in a header, and logs one entry for it: id, the id that the caller
 * gave it (`request`), method, path, status, error code and milliseconds. Successful reads of the clock and of health
 * are not logged. Never the query, the body or a header, which contain personal data and keys.
 */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    const id = `req_${randomUUID()}`;
    c.set('requestId', id);
    await next();
    c.header(REQUEST_ID_HEADER, id);
    // A page of a merchant may read it too.
    if (c.res.headers.has('access-control-allow-origin'))
      c.header('Access-Control-Expose-Headers', `Retry-After, ${REQUEST_ID_HEADER}`);
    if (isRoutine(c)) return;
    const callerId = readRequestId(c.req.header(REQUEST_ID_HEADER));
    log({
      event: 'sandbox-request',
      id,
      ...(callerId ? { request: callerId } : {}),
      method: c.req.method,
      path: loggedPath(c),
      status: c.res.status,
      ...(c.get('errorCode') ? { code: c.get('errorCode') } : {}),
      ...(c.get('fault') ? { error: c.get('fault') } : {}),
      ms: Math.round(performance.now() - started),
    });
  };
}

/** Names an unexpected fault in the request's entry. Database errors quote the statement with its values. */
export function noteFault(c: Context, error: Error): void {
  c.set('fault', [error.name, describeError(error).code].filter(Boolean).join(' '));
}

/** Prints the entries of unexpected faults, for a sandbox whose log nobody takes. */
export const printFaults: Log = (entry) => {
  if (entry['error'] !== undefined) console.error(JSON.stringify(entry));
};
