import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Context } from 'hono';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built file of the hosted pages. File names carry no hash, so browsers revalidate each time and get a 304.
 */
export async function hostedFile(c: Context, directory: string, name: string): Promise<Response> {
  const root = resolve(directory);
  const path = resolve(join(root, name));
  const type = TYPES[extname(path)];
  if (!type || !path.startsWith(root + sep)) return c.notFound();
  const content = await readFile(path).catch(() => null);
  if (!content) return c.notFound();
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', tag);
  if (c.req.header('if-none-match') === tag) return c.body(null, 304);
  return c.body(new Uint8Array(content), 200, { 'Content-Type': type });
}
