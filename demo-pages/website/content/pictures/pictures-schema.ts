import { customType, integer, jsonb, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { createdAt, website } from '../../platform/tables/index.ts';

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});

/** What staff say of a picture, by language; a language without a text shows the English one. */
export type PictureAlt = Readonly<Record<string, string>>;

/** Pictures that staff have uploaded. The uploaded bytes themselves are not kept: only what was made of them is. */
export const pictures = website.table('pictures', {
  /** SHA-256 of the uploaded bytes: the same file is stored once. */
  digest: text('digest').primaryKey(),
  /** Where its widest JPEG is; other tables name the picture by it. */
  image: text('image').notNull().unique(),
  /** The name of the file, to find it again. */
  name: text('name').notNull(),
  alt: jsonb('alt').$type<PictureAlt>().notNull(),
  credit: text('credit').notNull(),
  /** What a crop keeps in sight, from 0 to 1 from the left and from the top. */
  focusX: real('focus_x').notNull(),
  focusY: real('focus_y').notNull(),
  /** The dominant colour, `#rrggbb`. */
  colour: text('colour').notNull(),
  createdAt: createdAt(),
});

/** The bytes that are served. `digest` is that of the picture and the recipe, so that a row never changes. */
export const pictureRenditions = website.table(
  'picture_renditions',
  {
    digest: text('digest').notNull(),
    width: integer('width').notNull(),
    format: text('format', { enum: ['avif', 'webp', 'jpg'] }).notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.digest, t.width, t.format] })],
);
