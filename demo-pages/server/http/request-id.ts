import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The header that tells another server, and who reports a problem, which request an entry of a log belongs to. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** What other servers may send as an id: it is written into logs. */
const ACCEPTED = /^(req|job)_[\w-]{1,60}$/;
const current = new AsyncLocalStorage<string>();

/** The id of the request or the job that this code runs for. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Runs work under a new id: `req` for what a visitor asked for, `job` for what the server does by itself. */
export const withRequestId = <T>(kind: 'req' | 'job', work: (id: string) => T): T => {
  const id = `${kind}_${randomUUID()}`;
  return current.run(id, work, id);
};

/** The id that a calling server sent; undefined if it is none. */
export const readRequestId = (header: string | undefined): string | undefined =>
  header !== undefined && ACCEPTED.test(header) ? header : undefined;

type Log = (entry: Record<string, unknown>) => void;

/** A log whose entries name the request that they belong to. */
export const logWithRequestId =
  (log: Log): Log =>
  (entry) => {
    const request = currentRequestId();
    log(request === undefined ? entry : { ...entry, request });
  };

/** A fetch that tells the other server which request it is for. */
export const fetchWithRequestId =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const request = currentRequestId();
    if (request === undefined) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set(REQUEST_ID_HEADER, request);
    return fetch(input, { ...init, headers });
  };
