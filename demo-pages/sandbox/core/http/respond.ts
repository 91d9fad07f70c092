import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxError } from './sandbox-error.ts';

/** A successful answer in the envelope that all calls share. */
export function respond(c: Context, status: ContentfulStatusCode, type: string, data: unknown): Response {
  return c.json({ status, error: null, resource: { type, data } }, status);
}

/** An error in the same envelope. `error_summary` repeats it, as clients of this protocol expect. */
export function respondWithError(c: Context, problem: SandboxError, type = 'error'): Response {
  const { status, message, code, details, advice } = problem;
  for (const [name, value] of Object.entries(problem.headers)) c.header(name, value);
  const error = { message, code, details, advice };
  c.set('errorCode', code);
  return c.json({ status, error, resource: { type, data: null }, error_summary: error }, status);
}
