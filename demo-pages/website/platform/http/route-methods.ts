import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpProblem } from './http-problem.ts';
import type { WebsiteContext, WebsiteEnv } from './website-env.ts';

type Handler = (c: WebsiteContext) => Response | Promise<Response>;

/** What replies at one path, by method. */
export interface Handlers {
  get?: Handler;
  post?: Handler;
}

/** Serves one path; a method without a handler gets a 405 that lists the allowed methods. */
export function routeMethods(app: Hono<WebsiteEnv>, path: string, handlers: Handlers): void {
  if (handlers.get) app.get(path, handlers.get);
  if (handlers.post) app.post(path, handlers.post);
  const allow = [...(handlers.get ? ['GET', 'HEAD'] : []), ...(handlers.post ? ['POST'] : [])].join(', ');
  app.all(path, () => {
    throw new HttpProblem(405, `This address answers ${allow} only.`, { Allow: allow });
  });
}

/** A short response with its length: without Content-Length it would be compressed, which costs more than it saves. */
export function smallJson(c: WebsiteContext, value: object, status: ContentfulStatusCode = 200): Response {
  const body = JSON.stringify(value);
  const length = String(Buffer.byteLength(body));
  return c.body(body, status, { 'Content-Type': 'application/json', 'Content-Length': length });
}
