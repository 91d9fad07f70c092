import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bodyBudget } from './body-budget.ts';
import { HttpProblem } from './http-problem.ts';
import { networkOf } from './request-facts.ts';
import type { WebsiteContext, WebsiteEnv } from './website-env.ts';

export const BODY_LIMIT = 64 * 1024;
/** Ninety cards with long messages are a legitimate order. */
export const ECARDS_BODY_LIMIT = 512 * 1024;

/**
 * Middleware that refuses a larger body, with or without a Content-Length, and stops reading it; it also refuses any
 * body that is not small while the memory for bodies is used up.
 */
export function limitBody(maxSize: number): MiddlewareHandler<WebsiteEnv> {
  const count = bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpProblem(413, `Send at most ${maxSize / 1024} KB.`);
    },
  });
  return async (c, next) => {
    // Reserves the maximum size for a body of unknown length.
    const announced = c.req.header('content-length');
    const bytes = announced === undefined ? (c.req.raw.body ? maxSize : 0) : Math.min(Number(announced), maxSize);
    const release = bodyBudget.reserve(networkOf(c), bytes);
    try {
      return await count(c, next);
    } finally {
      release();
    }
  };
}

/** A body as a plain record of unvalidated values. */
export type Fields = Record<string, unknown>;

/** What the database cannot store: the character of the number zero, and halves of surrogate pairs. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** A value of JSON whose texts are without what the database cannot store. */
export function storable<Value>(value: Value): Value;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '');
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storable(each)]));
}

/**
 * The body of a post, JSON or form encoded (W7.12), its texts without what cannot be stored; of a repeated form field
 * the last value counts.
 * @throws HttpProblem 415 for other types, 400 for JSON that is malformed or not an object.
 */
export async function readFields(c: WebsiteContext): Promise<Fields> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') {
    return storable(Object.fromEntries(new URLSearchParams(await c.req.text())));
  }
  if (type !== 'application/json') {
    throw new HttpProblem(415, 'Send application/json or application/x-www-form-urlencoded.');
  }
  const value = parseJson(await c.req.text());
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpProblem(400, 'Send a JSON object.');
  }
  return value as Fields;
}

function parseJson(text: string): unknown {
  try {
    return storable(JSON.parse(text));
  } catch {
    // Also for JSON that is nested too deeply.
    throw new HttpProblem(400, 'The JSON could not be read: check its quotes and commas.');
  }
}

/** A field as text: trimmed; empty when it is missing or not a text. */
export function textField(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

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
