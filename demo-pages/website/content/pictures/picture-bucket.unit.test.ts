import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBucket } from '../../../server/storage/bucket.ts';
import { readBucketSettings } from '../../../server/storage/bucket-settings.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { removeFromBucket } from './picture-bytes.ts';
import { pictureRenditions } from './pictures-schema.ts';
import { deletePicture, preparePicture, rerenderPicture, storePicture } from './store-picture.ts';

const MINUTES = 600_000;
const FACTS = { name: 'boat.jpg', alt: { en: 'A boat' }, credit: '', focusX: 0.5, focusY: 0.5 };

let shop: Shop;
let server: S3rver;
let directory: string;
let bucket: ReturnType<typeof createBucket>;
beforeAll(async () => {
  shop = await openShop();
  directory = mkdtempSync(join(tmpdir(), 'haven-bucket-'));
  server = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: 'photos', configs: [] }] });
  const { port } = await server.run();
  const settings = { url: `http://127.0.0.1:${port}/photos`, keyId: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' };
  bucket = createBucket(settings);
  shop.bucket = bucket;
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
  await shop.database.close();
});

const db = () => shop.database.db;
const photo = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const prepared = async (background: string) => {
  const made = await preparePicture(await photo(background), FACTS, { bucket });
  if ('refused' in made) throw new Error(made.refused);
  return made;
};

describe('pictures in a bucket', { timeout: MINUTES }, () => {
  it('are served by each process with type, range and caching, and not kept in the database [O3.02]', async () => {
    const made = await prepared('#204060');
    const stored = await storePicture(db(), made, FACTS);
    const digests = made.rows.map(({ digest }) => digest);
    const rows = await db().select().from(pictureRenditions).where(inArray(pictureRenditions.digest, digests));
    expect(rows.length).toBeGreaterThan(20);
    expect(
      rows.filter(({ bytes }) => bytes !== null),
      '[O3.02]',
    ).toEqual([]);
    const visitors = [new Visitor(shop), new Visitor(shop)];
    for (const visitor of visitors) {
      visitor.website = shop.startWebsite();
      const answer = await visitor.send(stored?.image.replace('.jpg', '.avif') ?? '');
      expect([answer.status, answer.headers.get('content-type')], '[O3.02]').toEqual([200, 'image/avif']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(700);
      const part = await visitor.send(stored?.image ?? '', { headers: { range: 'bytes=0-9' } });
      expect([part.status, (await part.arrayBuffer()).byteLength], '[O3.02]').toEqual([206, 10]);
    }
  });

  it('are removed from it when they are replaced or deleted', async () => {
    const stored = await storePicture(db(), await prepared('#602040'), FACTS);
    if (!stored) throw new Error('Not stored.');
    const key = stored.image.slice(1);
    expect(await bucket.get(key)).toBeDefined();
    await removeFromBucket(bucket, (await rerenderPicture(db(), stored.image, await prepared('#406020'), {})) ?? []);
    expect(await bucket.get(key)).toBeUndefined();
    const gone = await deletePicture(db(), stored);
    expect(gone?.length).toBeGreaterThan(5);
    await removeFromBucket(bucket, gone ?? []);
    for (const { digest, width, format } of gone ?? [])
      expect(await bucket.get(`pictures/${digest}/${width}.${format}`)).toBeUndefined();
  });

  it('that were put into the database before are still served', async () => {
    const made = await preparePicture(await photo('#806020'), FACTS, { bucket: undefined });
    if ('refused' in made) throw new Error(made.refused);
    const stored = await storePicture(db(), made, FACTS);
    const visitor = new Visitor(shop);
    visitor.website = shop.startWebsite();
    expect((await visitor.send(stored?.image ?? '')).status).toBe(200);
  });

  it('are not said to be stored when the bucket is not there', async () => {
    const missing = createBucket({ url: 'http://127.0.0.1:1/photos', keyId: 'a', secret: 'b', region: 'c' });
    await expect(preparePicture(await photo('#101010'), FACTS, { bucket: missing })).rejects.toThrow('fetch failed');
  });
});

describe('the settings of a bucket', () => {
  const url = 'https://s3.ap-southeast-2.amazonaws.com/photos';
  it('are an address and a key', () => {
    expect(readBucketSettings({})).toBeUndefined();
    expect(
      readBucketSettings({ PICTURES_BUCKET: `${url}/`, PICTURES_BUCKET_KEY_ID: 'k', PICTURES_BUCKET_SECRET: 's' }),
    ).toEqual({ url, keyId: 'k', secret: 's', region: 'us-east-1' });
  });

  it.each(['photos', 'https://s3.example', 'ftp://s3.example/photos', 'https://key:hush@s3.example/photos'])(
    'are refused for %s, without repeating it',
    (address) => {
      const read = () => readBucketSettings({ PICTURES_BUCKET: address });
      expect(read).toThrow('PICTURES_BUCKET is no address of a bucket');
      expect(read).not.toThrow('hush');
    },
  );

  it('need a key', () => {
    expect(() => readBucketSettings({ PICTURES_BUCKET: url })).toThrow('PICTURES_BUCKET needs a key');
  });
});
