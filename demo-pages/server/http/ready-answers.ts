import type { IncomingMessage, ServerResponse } from 'node:http';

/** A plain GET, as far as an answer that is ready depends on it. */
export interface ReadyRequest {
  path: string;
  /** With its question mark; empty without one. */
  search: string;
  header(name: string): string | undefined;
}

export interface ReadyAnswer {
  status: 200 | 304;
  /** Names and values in turn. */
  headers: readonly string[];
  body: Uint8Array | undefined;
}

/** Finds what can be sent without a wait. Undefined for whatever the app must answer. */
export type FindReady = (request: ReadyRequest) => ReadyAnswer | undefined;

/** An address and a host that are the same however they are read: nothing to decode in the path. */
const PLAIN = /^\/[\w./~-]*(?:\?[\w%&=+.~-]*)?$/;
const HOST = /^[a-z0-9._-]+(?::\d{1,4}|:[1-5]\d{4})?$/;
/** The beginning of a segment such as `..`. */
const DOT_SEGMENT = '/.';

/** Undefined for what the app must look at. */
export function readyRequest({ method, url = '', headers }: IncomingMessage): ReadyRequest | undefined {
  if (method !== 'GET' || !PLAIN.test(url) || url.includes(DOT_SEGMENT) || !HOST.test(headers.host ?? ''))
    return undefined;
  const header = (name: string) => headers[name] as string | undefined;
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '', header } : { path: url.slice(0, at), search: url.slice(at), header };
}

export function sendReady(outgoing: ServerResponse, { status, headers, body }: ReadyAnswer): void {
  outgoing.writeHead(status, headers as string[]);
  outgoing.end(body);
}

/** The same answer for an app that asks for one itself. */
export function responseOf({ status, headers, body }: ReadyAnswer): Response {
  const named: Record<string, string> = {};
  for (let at = 0; at < headers.length; at += 2) named[headers[at]!] = headers[at + 1]!;
  return new Response(body as Uint8Array<ArrayBuffer> | undefined, { status, headers: named });
}
