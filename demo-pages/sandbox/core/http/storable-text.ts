import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { SandboxError, validationError } from './sandbox-error.ts';

/** Whether the database can keep a text: it has no character of the number zero and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && Buffer.from(text).toString() === text;

/** The place of the first text of a parsed body that cannot be stored; undefined when there is none. */
export function unstorablePath(value: unknown): (string | number)[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    if (!isStorable(key)) return [];
    const within = unstorablePath(entry);
    if (within) return [key, ...within];
  }
  return undefined;
}

/** Refuses an address that names what cannot be stored, so that no statement fails by it. */
export const refuseUnstorable: MiddlewareHandler = (c, next) => {
  for (const [name, text] of Object.entries(c.req.query())) {
    if (!isStorable(text)) throw validationError(name, `${name} has characters that cannot be stored`);
  }
  if (isStorable(decoded(c.req.path))) return next();
  throw new SandboxError(404, 'not_found', 'There is no such call');
};

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Hono passes on what it cannot decode, as it was written.
    return path;
  }
}

const LEAST = Date.parse('0001-01-01T00:00:00Z');
const MOST = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether the database can keep a time. An offset may lead out of the years that a text can name. */
export const isStorableTime = (time: Date): boolean => time.getTime() >= LEAST && time.getTime() <= MOST;

/** A time of a request. `error` shows the reader how to write one. */
export const dateTimeField = (error: string) =>
  z.iso.datetime({ offset: true, error }).refine((text) => isStorableTime(new Date(text)), error);
