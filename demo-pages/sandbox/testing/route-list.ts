import type { Hono } from 'hono';

/** An address without the names of its parameters: `GET /v1/charges/{}`; hosted checkouts keep `{intent_id}`. */
export function withoutNames(route: string): string {
  return route
    .replace(/\?.*/, '')
    .replace(/:\w+\{int_[^}]*\}+/, '{intent_id}')
    .replace(/\{(?!intent_id\})[\w|]+\}|:\w+(\{[\w|]+\})?/g, '{}');
}

/** Every call that an app answers, such as `GET /v1/charges/{}`, once; preflights and middleware are not calls. */
export function routesOf(app: Hono): string[] {
  const calls = app.routes
    .filter(({ method }) => method !== 'ALL' && method !== 'OPTIONS')
    .map(({ method, path }) => withoutNames(`${method} ${path}`));
  return [...new Set(calls)].sort();
}
