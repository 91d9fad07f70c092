import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { WebsiteContext } from './website-env.ts';

/** A short answer with its length: without Content-Length it would be compressed, which costs more than it saves. */
export function smallJson(c: WebsiteContext, value: object, status: ContentfulStatusCode = 200): Response {
  const body = JSON.stringify(value);
  const length = String(Buffer.byteLength(body));
  return c.body(body, status, { 'Content-Type': 'application/json', 'Content-Length': length });
}
