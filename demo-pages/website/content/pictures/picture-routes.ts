import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { byteRange } from '../../../server/http/byte-range.ts';
import { VersionedCache } from '../../../server/http/versioned-cache.ts';
import { type PlatformServices, routeMethods, type WebsiteEnv } from '../../platform/index.ts';
import { pictureRenditions } from './pictures-schema.ts';

const MOST_CACHED_BYTES = 64 * 1024 * 1024;
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The bytes of uploaded pictures (O3.02): an address never means anything else, so that copies are kept for a year. */
export function pictureRoutes(app: Hono<WebsiteEnv>, { db }: PlatformServices): void {
  const cache = new VersionedCache<Uint8Array<ArrayBuffer> | undefined>(MOST_CACHED_BYTES);
  const read = async (digest: string, width: number, format: keyof typeof TYPES) => {
    const { bytes } = pictureRenditions;
    const isIt = [eq(pictureRenditions.digest, digest), eq(pictureRenditions.width, width)];
    const [row] = await db
      .select({ bytes })
      .from(pictureRenditions)
      .where(and(...isIt, eq(pictureRenditions.format, format)));
    return row?.bytes;
  };
  routeMethods(app, '/pictures/:digest{[0-9a-f]{64}}/:file{[1-9][0-9]{0,3}\\.(?:avif|webp|jpg)}', {
    async get(c) {
      const [width = '', extension = ''] = (c.req.param('file') ?? '').split('.');
      const format = extension as keyof typeof TYPES;
      const bytes = await cache.read(c.req.path, '', () => read(c.req.param('digest') ?? '', Number(width), format));
      if (!bytes) return c.notFound();
      const etag = `"${(c.req.param('digest') ?? '').slice(0, 16)}-${width}-${format}"`;
      const headers: Record<string, string> = {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Accept-Ranges': 'bytes',
        ETag: etag,
      };
      if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
      headers['Content-Type'] = TYPES[format];
      const condition = c.req.header('if-range');
      const wanted = condition === undefined || condition === etag ? c.req.header('range') : undefined;
      const range = byteRange(wanted, bytes.length);
      if (range === 'unsatisfiable')
        return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes.length}` });
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
      headers['Content-Length'] = String(part.length);
      if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${bytes.length}`;
      return c.body(part, range ? 206 : 200, headers);
    },
  });
}
