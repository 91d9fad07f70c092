import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../../../server/database/open-database.ts';
import type { Bucket } from '../../../server/storage/bucket.ts';
import { type FolderImage, imageName } from '../folder/images.ts';
import { listPictures } from './find-pictures.ts';
import { removeFromBucket } from './picture-bytes.ts';
import { pictures } from './pictures-schema.ts';
import {
  addRenditions,
  deletePicture,
  digestOf,
  masterOf,
  type PreparedPicture,
  preparePicture,
  type Rendition,
  rerenderPicture,
} from './store-picture.ts';

const FOCUS = { focusX: 0.5, focusY: 0.5 };

interface TakeOptions {
  bucket: Bucket | undefined;
  log: (entry: Record<string, unknown>) => void;
}

/**
 * Makes the renditions of the folder’s pictures that are new, have other bytes, or were made by an older recipe, one
 * after the other. A file that is refused is logged, and the picture that had its name stays. Pictures whose file is
 * gone are deleted, unless an entry names them.
 */
export async function takeFolderPictures(
  db: Database,
  images: readonly FolderImage[],
  { bucket, log }: TakeOptions,
): Promise<void> {
  const known = (await listPictures(db)).filter(({ origin }) => origin === 'folder');
  for (const { name, path } of images) {
    const image = imageName(name);
    const bytes = await readFile(path);
    const digest = digestOf(bytes);
    const before = known.find((each) => each.image === image);
    if (before?.digest === digest && before.master === masterOf(digest, FOCUS, 'folder')) continue;
    const prepared = await preparePicture(bytes, FOCUS, { bucket, origin: 'folder' });
    if ('refused' in prepared) log({ event: 'content', result: 'refused', fault: `${name}:1:1 ${prepared.refused}` });
    else await removeFromBucket(bucket, await storeOne(db, image, prepared));
  }
  for (const picture of known) {
    if (images.some(({ name }) => imageName(name) === picture.image)) continue;
    const gone = await db.transaction((tx) => deletePicture(tx, picture));
    await removeFromBucket(bucket, gone ?? []);
  }
}

/** Returns the renditions that are no longer named. */
function storeOne(db: Database, image: string, prepared: PreparedPicture): Promise<Rendition[]> {
  const { rows, ...facts } = prepared;
  return db.transaction(async (tx) => {
    const name = basename(image);
    const [added] = await tx
      .insert(pictures)
      .values({ image, origin: 'folder', name, alt: {}, credit: '', ...FOCUS, ...facts })
      .onConflictDoNothing()
      .returning();
    if (!added) return (await rerenderPicture(tx, image, prepared, { name })) ?? [];
    await addRenditions(tx, rows);
    return [];
  });
}
