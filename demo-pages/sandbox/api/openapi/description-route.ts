import type { Context } from 'hono';
import { apiDescription } from './describe-api.ts';

/** GET /openapi.json: the description of the API, for tools and pages of every origin. */
export function descriptionRoute(c: Context): Response {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cache-Control', 'no-cache');
  return c.json(apiDescription());
}
