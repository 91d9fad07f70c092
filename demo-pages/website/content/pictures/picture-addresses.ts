/** O3.01: so close that none is more than 1.3 times as wide as it is shown. */
export const PICTURE_WIDTHS = [320, 416, 540, 700, 910, 1180, 1530, 1920] as const;
/** For what reads no `srcset`: the summaries of carts and orders, mails. */
export const PLAIN_WIDTH = 540;

/** JPEGs for the small pictures of carts and orders, once and twice as dense. */
export const THUMB_WIDTHS = [64, 96, 128, 192] as const;

/** The shapes in which places show a picture: width by height. */
const CROPS = { '4:3': 4 / 3, '16:9': 16 / 9 } as const;
/** The shapes by who brings the picture: texts of the charity’s folder show whole ones. */
export const PICTURE_SHAPES = { staff: CROPS, folder: { ...CROPS, whole: null } } as const;
export type PictureShape = keyof typeof PICTURE_SHAPES.folder;

export const pictureAddress = (digest: string, width: number, format: string): string =>
  `/pictures/${digest}/${width}.${format}`;

const IMAGE = /^\/pictures\/([0-9a-f]{64})\/(\d+)\.jpg$/;

/** A picture’s digest and greatest width, by the address of its widest JPEG; undefined for a drawing of the site. */
function readImage(image: string): { digest: string; widest: number } | undefined {
  const [match, digest = '', widest] = IMAGE.exec(image) ?? [];
  return match === undefined ? undefined : { digest, widest: Number(widest) };
}

/** Whether entries name a picture of the library or of the charity’s folder by this, not a drawing of the site. */
export const isPictureName = (image: string): boolean => readImage(image) !== undefined || image.startsWith('/images/');

/** The digest in the address of an uploaded picture; empty for a drawing. */
export const pictureDigest = (image: string): string => readImage(image)?.digest ?? '';

/** The widths of a picture that is this wide: those that need no enlarging, and at least one. */
function widthsUpTo(width: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [Math.max(1, Math.floor(width))];
}

/** The width of the smaller JPEG: the other one is the widest. */
const plainWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= PLAIN_WIDTH) ?? widths[0]!;

/** The widths that a picture has in a format, by the address of its widest JPEG. */
export function pictureWidths(image: string, format: string): number[] {
  const read = readImage(image);
  const widths = read ? widthsUpTo(read.widest) : [];
  if (format !== 'jpg' || !read) return widths;
  const small = THUMB_WIDTHS.filter((width) => width < read.widest);
  return [...small, ...widths.filter((width) => width === plainWidth(widths) || width === read.widest)];
}

/** A `<source>` of a picture, without its `sizes`. */
export interface PictureSource {
  type: string;
  srcset: string;
}

/** The sources of an uploaded picture, the smallest format first; none for a drawing. */
export function pictureSources(image: string): PictureSource[] {
  const read = readImage(image);
  if (!read) return [];
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcset: widthsUpTo(read.widest)
      .map((width) => `${pictureAddress(read.digest, width, format)} ${width}w`)
      .join(', '),
  }));
}

/** An `<img>` of a fixed small width: its JPEG, and the one for dense screens. */
export function thumb(image: string, width: 64 | 96): { src: string; srcSet?: string } {
  const read = readImage(image);
  if (!read || read.widest <= 2 * width) return { src: plainImage(image) };
  const [once, twice] = [width, 2 * width].map((each) => pictureAddress(read.digest, each, 'jpg'));
  return { src: once ?? '', srcSet: `${once} 1x, ${twice} 2x` };
}

/** The address for an `<img>` alone: the plain JPEG of an uploaded picture, or the drawing itself. */
export function plainImage(image: string): string {
  const read = readImage(image);
  return read ? pictureAddress(read.digest, plainWidth(widthsUpTo(read.widest)), 'jpg') : image;
}
