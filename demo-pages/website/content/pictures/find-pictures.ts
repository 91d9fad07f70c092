import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/database/open-database.ts';
import type { EntryProblem } from '../content-kind.ts';
import { managedEntries, managedVersions } from '../managed-content-schema.ts';
import { isPictureName, PICTURE_SHAPES, type PictureShape } from './picture-addresses.ts';
import { type PictureAlt, pictures } from './pictures-schema.ts';

export type Picture = typeof pictures.$inferSelect;

/** A picture as a place shows it; a drawing of the site is without the facts. */
export interface PlacedPicture {
  /** The address of its widest JPEG in the place’s shape, or that of a drawing. */
  image: string;
  alt: PictureAlt | null;
  /** What keeps its room; null for a drawing. */
  colour: string | null;
  /** Its width by its height; null for a drawing. */
  ratio: number | null;
}

/** A picture that staff have uploaded as this file. */
export async function findPicture(db: Database, digest: string): Promise<Picture | undefined> {
  const isIt = and(eq(pictures.digest, digest), eq(pictures.origin, 'staff'));
  const [known] = await db.select().from(pictures).where(isIt);
  return known;
}

/** All pictures, the newest first. */
export const listPictures = (db: Database): Promise<Picture[]> =>
  db.select().from(pictures).orderBy(desc(pictures.createdAt), pictures.image);

/** A picture by the name that entries have for it. It cannot be deleted until the transaction ends. */
export async function pictureOf(db: Database, image: string): Promise<Picture | undefined> {
  const [found] = await db.select().from(pictures).where(eq(pictures.image, image)).for('share');
  return found;
}

/** Why an entry cannot show a picture: it was deleted meanwhile, or is not in the charity’s folder. */
export async function refuseGonePicture(db: Database, image: string): Promise<EntryProblem | undefined> {
  if (!isPictureName(image) || (await pictureOf(db, image))) return undefined;
  return { field: 'image', message: 'This picture was deleted. Choose another one.' };
}

/** The columns of a picture in a shape, for a query that joins `pictures` by the name in `image`. */
export const placedColumns = (image: AnyPgColumn, shape: PictureShape) => ({
  image: sql<string>`coalesce(${pictures.crops}->>${sql.raw(`'${shape}'`)}, ${pictures.crops}->>'4:3', ${image})`,
  pictureAlt: pictures.alt,
  pictureColour: pictures.colour,
});

/** Pictures as places of a shape show them, by the names that entries or the charity’s pages have for them. */
export async function placePictures(
  db: Database,
  images: readonly string[],
  shape: PictureShape,
): Promise<Map<string, PlacedPicture>> {
  const rows =
    images.length > 0
      ? await db
          .select()
          .from(pictures)
          .where(inArray(pictures.image, [...images]))
      : [];
  return new Map(
    images.map((name) => {
      const row = rows.find(({ image }) => image === name);
      const image = row?.crops[shape] ?? row?.crops['4:3'] ?? name;
      const ratio = row && (PICTURE_SHAPES.folder[shape] ?? row.ratio);
      return [name, { image, alt: row?.alt ?? null, colour: row?.colour ?? null, ratio: ratio ?? null }];
    }),
  );
}

/** One picture as a place of a shape shows it. */
export async function placePicture(db: Database, image: string, shape: PictureShape): Promise<PlacedPicture> {
  const placed = await placePictures(db, [image], shape);
  return placed.get(image) ?? { image, alt: null, colour: null, ratio: null };
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
    .where(sql`${image} like '/pictures/%' or ${image} like '/images/%'`)
    .orderBy(managedVersions.kind, managedVersions.key);
};
