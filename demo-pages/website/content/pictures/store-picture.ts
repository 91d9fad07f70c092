import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { Bucket } from '../../../server/storage/bucket.ts';
import { findPicture, type Picture, picturesInUse } from './find-pictures.ts';
import {
  PICTURE_SHAPES,
  PICTURE_WIDTHS,
  type PictureShape,
  PLAIN_WIDTH,
  pictureAddress,
  pictureDigest,
  THUMB_WIDTHS,
} from './picture-addresses.ts';
import { readRendition, writeToBucket } from './picture-bytes.ts';
import { MASTER_WIDTH, type PictureAlt, type PictureCrops, pictureRenditions, pictures } from './pictures-schema.ts';
import { type PictureRecipe, type RenderResult, renderPicture } from './render-picture.ts';

/** A change of how renditions are made gives them other addresses. */
const RECIPE_VERSION = 2;
const MOST_EARLIER = 200;

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
export const digestOf = (file: Uint8Array): string => sha256(file);

/** What a crop keeps in sight, from 0 to 1 from the left and from the top. */
export interface Focus {
  focusX: number;
  focusY: number;
}

/** What is said with a file. */
export interface PictureFacts extends Focus {
  name: string;
  alt: PictureAlt;
  credit: string;
}

/** A picture that is rendered and not stored yet: its bytes are in the bucket where there is one. */
export interface PreparedPicture {
  digest: string;
  colour: string;
  ratio: number;
  crops: PictureCrops;
  master: string;
  rows: (typeof pictureRenditions.$inferInsert)[];
}

type Refused = Extract<RenderResult, { refused: string }>;

const recipeOf = ({ focusX, focusY }: Focus, origin: Picture['origin']): PictureRecipe => ({
  shapes: PICTURE_SHAPES[origin],
  ...{ focusX, focusY, widths: PICTURE_WIDTHS, plain: PLAIN_WIDTH, thumbs: THUMB_WIDTHS },
});

/** The digest of the master that this server would make of a file: with another one its crops are out of date. */
export const masterOf = (digest: string, focus: Focus, origin: Picture['origin']): string =>
  sha256(JSON.stringify([RECIPE_VERSION, digest, recipeOf(focus, origin), 'master']));

interface PrepareOptions {
  bucket: Bucket | undefined;
  origin?: Picture['origin'];
  /** That of the file of which `bytes` are the master. */
  digest?: string;
}

/** Renders a file, outside of any transaction: this takes seconds. */
export async function preparePicture(
  bytes: Uint8Array,
  focus: Focus,
  { bucket, origin = 'staff', digest = sha256(bytes) }: PrepareOptions,
): Promise<PreparedPicture | Refused> {
  const recipe = recipeOf(focus, origin);
  const rendered = await renderPicture(bytes, recipe);
  if ('refused' in rendered) return rendered;
  // Of the same file and recipe, but made of the master: not the same bytes.
  const source = digest === sha256(bytes) ? [] : [sha256(bytes)];
  const addressOf = (shape: string) => sha256(JSON.stringify([RECIPE_VERSION, digest, recipe, shape, ...source]));
  const { colour, ratio, widest } = rendered;
  const crops = Object.entries(widest).map(([shape, width]) => [shape, pictureAddress(addressOf(shape), width, 'jpg')]);
  const master = masterOf(digest, focus, origin);
  const rows = rendered.renditions.map(({ shape, ...each }) => ({
    ...each,
    digest: shape === 'master' ? master : addressOf(shape),
  }));
  await writeToBucket(bucket, rows);
  return {
    ...{ digest, colour, ratio, master, crops: Object.fromEntries(crops) },
    rows: bucket ? rows.map((row) => ({ ...row, bytes: null })) : rows,
  };
}

export async function addRenditions(tx: Database, rows: PreparedPicture['rows']): Promise<void> {
  for (const row of rows) await tx.insert(pictureRenditions).values(row).onConflictDoNothing();
}

/** Stores an uploaded picture; undefined when the same file is there already. */
export async function storePicture(
  tx: Database,
  { rows, ...prepared }: PreparedPicture,
  facts: PictureFacts,
): Promise<Picture | undefined> {
  const image = prepared.crops['4:3'] ?? '';
  const [stored] = await tx
    .insert(pictures)
    .values({ image, ...prepared, ...facts })
    .onConflictDoNothing()
    .returning();
  if (stored) await addRenditions(tx, rows);
  return stored;
}

/** The digests of a picture’s present renditions. */
const renditionsOf = ({ crops, master }: Pick<Picture, 'crops' | 'master'>): string[] =>
  [...Object.values(crops).map(pictureDigest), master ?? ''].filter((digest) => digest !== '');

/**
 * Gives a picture other renditions: all places that name it follow, and so do its earlier addresses. Returns the
 * digests of the renditions that are gone; undefined when the picture is gone or the file is another picture’s.
 */
export async function rerenderPicture(
  tx: Database,
  image: string,
  { rows, ...prepared }: PreparedPicture,
  facts: Partial<PictureFacts>,
): Promise<Rendition[] | undefined> {
  const before = await lockPicture(tx, image);
  const other = await findPicture(tx, prepared.digest);
  if (!before || (other && other.image !== image && before.origin === 'staff')) return undefined;
  const now = new Set(renditionsOf(prepared));
  const old = renditionsOf(before).filter((digest) => !now.has(digest));
  const shapes = Object.entries(before.crops) as [PictureShape, string][];
  const earlier = [...shapes.map(([shape, crop]) => ({ digest: pictureDigest(crop), shape })), ...before.earlier]
    .filter(({ digest }) => !now.has(digest))
    .slice(0, MOST_EARLIER);
  await tx
    .update(pictures)
    .set({ ...prepared, ...facts, earlier })
    .where(eq(pictures.image, image));
  await addRenditions(tx, rows);
  return removeRenditions(tx, old);
}

/** The whole picture as it was kept, for other crops; undefined before it was kept. */
export async function readMaster(
  db: Database,
  { master }: Pick<Picture, 'master'>,
  bucket: Bucket | undefined,
): Promise<Uint8Array | undefined> {
  return master ? readRendition(db, bucket, { digest: master, width: MASTER_WIDTH, format: 'jpg' }) : undefined;
}

export async function changePicture(
  tx: Database,
  image: string,
  facts: Pick<PictureFacts, 'alt' | 'credit'>,
): Promise<boolean> {
  const changed = await tx.update(pictures).set(facts).where(eq(pictures.image, image)).returning();
  return changed.length > 0;
}

/** What names a rendition, in the table and in the bucket. */
export type Rendition = Pick<typeof pictureRenditions.$inferSelect, 'digest' | 'width' | 'format'>;

/** Deletes a picture that nothing uses; undefined when something does. Returns its renditions. */
export async function deletePicture(tx: Database, { image }: Picture): Promise<Rendition[] | undefined> {
  // A version that begins to name it meanwhile waits for this lock, and then finds it gone.
  const picture = await lockPicture(tx, image);
  if (!picture) return [];
  if ((await picturesInUse(tx)).some((use) => use.image === image)) return undefined;
  await tx.delete(pictures).where(eq(pictures.image, image));
  return removeRenditions(tx, renditionsOf(picture));
}

async function lockPicture(tx: Database, image: string): Promise<Picture | undefined> {
  const [found] = await tx.select().from(pictures).where(eq(pictures.image, image)).for('update');
  return found;
}

/** Removes renditions that no picture has any more. */
async function removeRenditions(tx: Database, digests: readonly string[]): Promise<Rendition[]> {
  const used = (await tx.select().from(pictures)).flatMap(renditionsOf);
  const unused = digests.filter((digest) => !used.includes(digest));
  if (unused.length === 0) return [];
  const { digest, width, format } = pictureRenditions;
  return tx
    .delete(pictureRenditions)
    .where(inArray(pictureRenditions.digest, unused))
    .returning({ digest, width, format });
}
