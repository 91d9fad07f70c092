import type { Hono } from 'hono';
import { HttpProblem } from './http-problem.ts';
import type { WebsiteContext, WebsiteEnv } from './website-env.ts';

type Handler = (c: WebsiteContext) => Response | Promise<Response>;

/** Serves one path; a method that has no handler here gets a 405 that names those that have. */
export function routeMethods(app: Hono<WebsiteEnv>, path: string, handlers: { GET?: Handler; POST?: Handler }): void {
  if (handlers.GET) app.get(path, handlers.GET);
  if (handlers.POST) app.post(path, handlers.POST);
  const allow = [...(handlers.GET ? ['GET', 'HEAD'] : []), ...(handlers.POST ? ['POST'] : [])].join(', ');
  app.all(path, () => {
    throw new HttpProblem(405, `This address answers ${allow} only.`, { Allow: allow });
  });
}
