import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { Bucket } from '../../../server/storage/bucket.ts';
import { pictureRenditions } from './pictures-schema.ts';

export const PICTURE_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof PICTURE_TYPES;

interface RenditionName {
  digest: string;
  width: number;
  format: PictureFormat;
}

const keyOf = ({ digest, width, format }: RenditionName): string => `pictures/${digest}/${width}.${format}`;

type Row = RenditionName & { bytes?: Uint8Array<ArrayBuffer> | null };

/** Puts renditions into the bucket, before anything names them. */
export async function writeToBucket(bucket: Bucket | undefined, rows: readonly Row[]): Promise<void> {
  if (!bucket) return;
  for (const row of rows) if (row.bytes) await bucket.put(keyOf(row), row.bytes, PICTURE_TYPES[row.format]);
}

/** Removes renditions from the bucket, after nothing names them any more. */
export async function removeFromBucket(bucket: Bucket | undefined, rows: readonly RenditionName[]): Promise<void> {
  if (!bucket) return;
  for (const row of rows) await bucket.remove(keyOf(row));
}

/** The bytes of a rendition, from the database or the bucket; undefined when there is none. */
export async function readRendition(
  db: Database,
  bucket: Bucket | undefined,
  name: RenditionName,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await db
    .select({ bytes: pictureRenditions.bytes })
    .from(pictureRenditions)
    .where(
      and(
        eq(pictureRenditions.digest, name.digest),
        eq(pictureRenditions.width, name.width),
        eq(pictureRenditions.format, name.format),
      ),
    );
  if (!row) return undefined;
  if (row.bytes) return row.bytes;
  if (!bucket) throw new Error('The bytes of pictures are in a bucket: set PICTURES_BUCKET.');
  return bucket.get(keyOf(name));
}
