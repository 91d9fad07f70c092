import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { compressedFile, isCompressible } from './compressed-file.ts';
import type { WebsiteContext } from './website/http/website-env.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
// The build names the files of this folder after their content, so that they never change under their names.
const HASHED = /[\\/]chunks[\\/][^\\/]+-[\w-]{8,}\.(js|css|map)$/;
const YEAR_SECONDS = 31_536_000;

/** Serves files of one folder; other types of file, hidden files and paths that lead out of it do not exist. */
export function serveFolder(folder: string, options: { prefix: string; isShared?: boolean }) {
  return async (c: WebsiteContext): Promise<Response> => {
    const path = filePath(folder, c.req.path.slice(options.prefix.length));
    return (path && (await serveFile(c, path, options.isShared))) || c.notFound();
  };
}

/** Serves one file; undefined when it does not exist. `isShared` lets pages of other origins load it as well. */
export async function serveFile(c: WebsiteContext, path: string, isShared = false): Promise<Response | undefined> {
  const type = TYPES[extname(path)];
  const found = type ? await stat(path).catch(() => undefined) : undefined;
  if (!type || !found?.isFile()) return undefined;
  const isSmaller = isCompressible(type, found.size, c.req.header('accept-encoding'));
  const version = `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`;
  const etag = `"${version}${isSmaller ? '-gzip' : ''}"`;
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': HASHED.test(path)
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : 'public, max-age=0, must-revalidate',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(isSmaller ? { 'Content-Encoding': 'gzip' } : {}),
    ...(isShared ? { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' } : {}),
  };
  const known = (c.req.header('if-none-match') ?? '').split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ''));
  if (known.includes(etag)) return c.body(null, 304, headers);
  if (isSmaller) {
    const body = await compressedFile(path, version);
    headers['Content-Length'] = String(body.length);
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(new Uint8Array(body), 200, headers);
  }
  headers['Content-Length'] = String(found.size);
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, headers);
}

function filePath(folder: string, encoded: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  const path = normalize(join(folder, name));
  const isInside = path.startsWith(folder + sep) && !/(^|[/\\])\./.test(name) && !name.includes('\0');
  return isInside ? path : undefined;
}
