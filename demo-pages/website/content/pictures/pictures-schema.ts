import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, website } from '../../platform/tables/index.ts';
import type { PictureShape } from './picture-addresses.ts';

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});

/** What staff say of a picture, by language; a language without a text shows the English one. */
export type PictureAlt = Readonly<Record<string, string>>;

/** The addresses of a picture’s widest JPEGs, by shape. */
export type PictureCrops = Readonly<Partial<Record<PictureShape, string>>>;

/** A crop as it was before the picture was replaced or cut differently. */
export interface EarlierCrop {
  digest: string;
  shape: PictureShape;
}

/** Pictures of staff and of the charity’s folder. The files themselves are not kept: only what was made of them is. */
export const pictures = website.table(
  'pictures',
  {
    /** What other tables name the picture by; it stays when the picture is replaced. */
    image: text('image').primaryKey(),
    /** SHA-256 of the file that it was made of: staff upload the same file once. */
    digest: text('digest').notNull(),
    origin: text('origin', { enum: ['staff', 'folder'] })
      .notNull()
      .default('staff'),
    /** The name of the file, to find it again. */
    name: text('name').notNull(),
    alt: jsonb('alt').$type<PictureAlt>().notNull(),
    credit: text('credit').notNull(),
    /** What a crop keeps in sight, from 0 to 1 from the left and from the top. */
    focusX: real('focus_x').notNull(),
    focusY: real('focus_y').notNull(),
    /** The dominant colour, `#rrggbb`. */
    colour: text('colour').notNull(),
    /** Its own width by its height. */
    ratio: real('ratio').notNull(),
    crops: jsonb('crops').$type<PictureCrops>().notNull(),
    /** The digest of the whole picture, large and without metadata, which is not served; null before it was kept. */
    master: text('master'),
    /** Of earlier renditions: their addresses lead to the present ones. */
    earlier: jsonb('earlier').$type<readonly EarlierCrop[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('pictures_uploaded_once').on(t.digest).where(sql`${t.origin} = 'staff'`)],
);

/** The width under which the master is kept: no address has it. */
export const MASTER_WIDTH = 0;

/** The bytes that are served. `digest` is that of the picture and the recipe, so that a row never changes. */
export const pictureRenditions = website.table(
  'picture_renditions',
  {
    digest: text('digest').notNull(),
    width: integer('width').notNull(),
    format: text('format', { enum: ['avif', 'webp', 'jpg'] }).notNull(),
    /** Null where they are in the bucket. */
    bytes: bytes('bytes'),
  },
  (t) => [primaryKey({ columns: [t.digest, t.width, t.format] })],
);
