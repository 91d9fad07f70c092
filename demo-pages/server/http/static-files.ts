import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { WebsiteContext } from '../../website/platform/http/website-env.ts';
import { byteRange } from './byte-range.ts';
import { cachedFile, encodingFor, isCachedWhole } from './compressed-file.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
// The build names the files of this folder after their content, so a file with a given name never changes.
const HASHED = /[\\/]chunks[\\/][^\\/]*[^\\/-]-[\w-]{8}\.(js|css|map)$/;
const YEAR_SECONDS = 31_536_000;

/** Serves the files of one folder; other file types, hidden files and paths outside the folder give a 404. */
export function serveStaticFolder(folder: string, options: { prefix: string; isShared?: boolean }) {
  return async (c: WebsiteContext): Promise<Response> => {
    const path = filePath(folder, c.req.path.slice(options.prefix.length));
    return (path && (await serveFile(c, path, options.isShared))) || c.notFound();
  };
}

/** Serves one file; undefined when it does not exist. `isShared` also allows pages of other origins to load it. */
export async function serveFile(c: WebsiteContext, path: string, isShared = false): Promise<Response | undefined> {
  const type = TYPES[extname(path)];
  const stats = type ? await stat(path).catch(() => undefined) : undefined;
  if (!type || !stats?.isFile()) return undefined;
  const encoding = encodingFor(type, stats.size, c.req.header('accept-encoding'));
  const version = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
  const etag = `"${version}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': HASHED.test(path)
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : 'public, max-age=0, must-revalidate',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    ...(isShared ? { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' } : {}),
  };
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return c.body(null, 304, headers);
  if (encoding) return whole(c, await cachedFile(path, version, encoding), headers);
  // Browsers request a film in parts, so that a visitor can seek.
  headers['Accept-Ranges'] = 'bytes';
  // A part of a changed file does not fit the parts that the browser has.
  const isFresh = [undefined, etag].includes(c.req.header('if-range'));
  const range = isFresh && c.req.method === 'GET' ? byteRange(c.req.header('range'), stats.size) : undefined;
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${stats.size}` });
  }
  if (!range && isCachedWhole(stats.size)) return whole(c, await cachedFile(path, version), headers);
  const { start, end } = range ?? { start: 0, end: stats.size - 1 };
  headers['Content-Length'] = String(end - start + 1);
  if (c.req.method === 'HEAD' || stats.size === 0) return c.body(null, 200, headers);
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${stats.size}`;
  const stream = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
  return c.body(stream, range ? 206 : 200, headers);
}

function whole(c: WebsiteContext, body: Buffer<ArrayBuffer>, headers: Record<string, string>): Response {
  headers['Content-Length'] = String(body.length);
  return c.req.method === 'HEAD' || body.length === 0 ? c.body(null, 200, headers) : c.body(body, 200, headers);
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
