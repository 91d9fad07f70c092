import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import { byteRange } from '../../../server/http/byte-range.ts';
import { VersionedCache } from '../../../server/http/versioned-cache.ts';
import { type PlatformServices, routeMethods, type WebsiteEnv } from '../../platform/index.ts';
import { placePicture } from './find-pictures.ts';
import { pictureAddress, pictureDigest, pictureWidths, plainImage } from './picture-addresses.ts';
import { PICTURE_TYPES, type PictureFormat, readRendition } from './picture-bytes.ts';
import { pictures } from './pictures-schema.ts';

const MOST_CACHED_BYTES = 64 * 1024 * 1024;

/** The bytes of uploaded pictures (O3.02): an address never means anything else, so that copies are kept for a year. */
export function pictureRoutes(app: Hono<WebsiteEnv>, { db, bucket }: PlatformServices): void {
  folderRoutes(app, db);
  const cache = new VersionedCache<Uint8Array<ArrayBuffer> | undefined>(MOST_CACHED_BYTES);
  routeMethods(app, '/pictures/:digest{[0-9a-f]{64}}/:file{[1-9][0-9]{0,3}\\.(?:avif|webp|jpg)}', {
    async get(c) {
      const [width = '', extension = ''] = (c.req.param('file') ?? '').split('.');
      const format = extension as PictureFormat;
      const digest = c.req.param('digest') ?? '';
      const name = { digest, width: Number(width), format };
      const bytes = await cache.read(c.req.path, '', () => readRendition(db, bucket, name));
      if (!bytes) {
        const present = await presentAddress(db, name);
        if (present === undefined) return c.notFound();
        return c.body(null, 302, { Location: present, 'Cache-Control': 'public, max-age=60' });
      }
      const etag = `"${digest.slice(0, 16)}-${width}-${format}"`;
      const headers: Record<string, string> = {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Accept-Ranges': 'bytes',
        ETag: etag,
      };
      if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
      headers['Content-Type'] = PICTURE_TYPES[format];
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

/** A picture of the folder by its name there, as attributes of tags and mails have it: they read no `srcset`. */
function folderRoutes(app: Hono<WebsiteEnv>, db: Database): void {
  routeMethods(app, '/images/*', {
    async get(c) {
      const name = nameInAddress(c.req.path);
      const { image, colour } = await placePicture(db, name, 'whole');
      if (colour === null) return c.notFound();
      return c.body(null, 302, { Location: plainImage(image), 'Cache-Control': 'public, max-age=60' });
    },
  });
}

function nameInAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Where the rendition is of which this one was replaced: pages that are open and mails that were sent name the old. */
async function presentAddress(
  db: Database,
  { digest, width, format }: { digest: string; width: number; format: PictureFormat },
): Promise<string | undefined> {
  const [picture] = await db
    .select()
    .from(pictures)
    .where(sql`${pictures.earlier} @> ${JSON.stringify([{ digest }])}::jsonb`);
  const shape = picture?.earlier.find((each) => each.digest === digest)?.shape;
  const crop = shape && picture?.crops[shape];
  const widths = crop ? pictureWidths(crop, format) : [];
  const nearest = widths.find((each) => each >= width) ?? widths.at(-1);
  if (!crop || nearest === undefined) return undefined;
  return pictureAddress(pictureDigest(crop), nearest, format);
}
