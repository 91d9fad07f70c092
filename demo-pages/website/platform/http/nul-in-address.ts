import type { MiddlewareHandler } from 'hono';
import type { WebsiteEnv } from './website-env.ts';

/**
 * The character of the number zero, which no text of the database has: there is no page whose path has it, and in a
 * query it is left out. Everything else that an address may hold can be looked up.
 */
export const nulInAddress: MiddlewareHandler<WebsiteEnv> = async (c, next) => {
  const { method, url, headers } = c.req.raw;
  if (!url.includes('%00')) return next();
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || url.split('?', 1)[0]?.includes('%00')) return c.notFound();
  c.req.raw = new Request(url.replaceAll('%00', ''), { method, headers });
  return next();
};
