import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { managedEntries, managedVersions } from '../managed-content-schema.ts';
import { PICTURE_WIDTHS, PLAIN_WIDTH, pictureAddress, pictureDigest } from './picture-addresses.ts';
import { type PictureAlt, pictureRenditions, pictures } from './pictures-schema.ts';
import { type PictureRecipe, type RenderedPicture, type RenderResult, renderPicture } from './render-picture.ts';

export type Picture = typeof pictures.$inferSelect;

/** A change of how renditions are made gives them other addresses. */
const RECIPE_VERSION = 1;
/** The shape of every picture of the shop. */
const RATIO = 4 / 3;

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');

/** What staff say with a file. */
export interface PictureFacts {
  name: string;
  alt: PictureAlt;
  credit: string;
  focusX: number;
  focusY: number;
}

/** A picture that is rendered and not stored yet. */
export interface PreparedPicture {
  digest: string;
  rendered: RenderedPicture;
  recipe: PictureRecipe;
}

/** Renders a file, outside of any transaction: this takes seconds. */
export async function preparePicture(
  bytes: Uint8Array,
  { focusX, focusY }: Pick<PictureFacts, 'focusX' | 'focusY'>,
): Promise<PreparedPicture | Extract<RenderResult, { refused: string }>> {
  const recipe = { ratio: RATIO, focusX, focusY, widths: PICTURE_WIDTHS, plain: PLAIN_WIDTH };
  const rendered = await renderPicture(bytes, recipe);
  return 'refused' in rendered ? rendered : { digest: sha256(bytes), rendered, recipe };
}

/** Stores a picture with its renditions; undefined when the same file is there already. */
export async function storePicture(
  tx: Database,
  { digest, rendered, recipe }: PreparedPicture,
  facts: PictureFacts,
): Promise<Picture | undefined> {
  const address = sha256(JSON.stringify([RECIPE_VERSION, digest, recipe]));
  const image = pictureAddress(address, rendered.widest, 'jpg');
  const [stored] = await tx
    .insert(pictures)
    .values({ digest, image, colour: rendered.colour, ...facts })
    .onConflictDoNothing()
    .returning();
  if (!stored) return undefined;
  for (const rendition of rendered.renditions)
    await tx
      .insert(pictureRenditions)
      .values({ digest: address, ...rendition })
      .onConflictDoNothing();
  return stored;
}

export async function findPicture(db: Database, bytes: Uint8Array): Promise<Picture | undefined> {
  const [known] = await db
    .select()
    .from(pictures)
    .where(eq(pictures.digest, sha256(bytes)));
  return known;
}

/** All pictures, the newest first. */
export const listPictures = (db: Database): Promise<Picture[]> =>
  db.select().from(pictures).orderBy(desc(pictures.createdAt), pictures.digest);

/** A picture by the address of its widest JPEG. It cannot be deleted until the transaction ends. */
export async function pictureOf(db: Database, image: string): Promise<Picture | undefined> {
  const [found] = await db.select().from(pictures).where(eq(pictures.image, image)).for('share');
  return found;
}

export async function changePicture(
  tx: Database,
  digest: string,
  facts: Pick<PictureFacts, 'alt' | 'credit'>,
): Promise<boolean> {
  const changed = await tx.update(pictures).set(facts).where(eq(pictures.digest, digest)).returning();
  return changed.length > 0;
}

/** A place that names a picture: the entry’s kind and key. */
export interface PictureUse {
  image: string;
  kind: string;
  key: string;
}

/** Where pictures are used: by any version of an entry, so that an older one can be restored. */
export const picturesInUse = async (db: Database): Promise<PictureUse[]> => {
  const image = sql<string>`${managedVersions.fields}->>'image'`;
  return db
    .selectDistinct({ image, kind: managedVersions.kind, key: managedVersions.key })
    .from(managedVersions)
    .innerJoin(
      managedEntries,
      and(eq(managedEntries.kind, managedVersions.kind), eq(managedEntries.key, managedVersions.key)),
    )
    .where(sql`${image} like '/pictures/%'`)
    .orderBy(managedVersions.kind, managedVersions.key);
};

/** Deletes a picture that nothing uses, with its bytes; `false` when something does. */
export async function deletePicture(tx: Database, { digest, image }: Picture): Promise<boolean> {
  // A version that begins to name it meanwhile waits for this lock, and then finds it gone.
  await tx.select().from(pictures).where(eq(pictures.digest, digest)).for('update');
  if ((await picturesInUse(tx)).some((use) => use.image === image)) return false;
  await tx.delete(pictureRenditions).where(eq(pictureRenditions.digest, pictureDigest(image)));
  await tx.delete(pictures).where(eq(pictures.digest, digest));
  return true;
}
