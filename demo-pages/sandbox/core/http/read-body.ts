import type { Context } from 'hono';
import type { z } from 'zod';
import { SandboxError, validationError } from './sandbox-error.ts';
import { unstorablePath } from './storable-text.ts';

const MAX_BYTES = 16 * 1024;

/** Reads a JSON body of at most 16 KiB and checks its shape; throws a 400, 413 or 415. */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new SandboxError(415, 'unsupported_media_type', 'Send the body as application/json');
  }
  const text = await readText(c.req.raw);
  c.set('bodyText', text);
  const body = parseJson(text);
  const unstorable = unstorablePath(body)?.join('.');
  if (unstorable !== undefined)
    throw validationError(unstorable, `${unstorable || 'The body'}: has characters that cannot be stored`);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  const path = first?.path.join('.') ?? '';
  const problem = first?.message ?? 'is not valid';
  throw validationError(path, path === '' ? problem : `${path}: ${problem}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SandboxError(400, 'validation_error', 'The body is not JSON');
  }
}

// Counts the bytes that arrive, because a declared length may be missing or wrong.
async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new SandboxError(413, 'payload_too_large', 'The body is larger than 16 KiB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
