import { loadReceiptFonts } from '../papers/receipt-fonts.ts';
import { type ComposedPicture, composePicture, type PictureLayer } from './compose-picture.ts';
import { logoWidth, type SiteLook } from './look.ts';
import { textOn } from './palette.ts';

/** Twice the height at which a mail shows it. */
export const MAIL_LOGO_HEIGHT = 96;
const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** The outlines of a text, from the left at its baseline, and its width; undefined where the font lacks a letter. */
async function outlinesOf(text: string, size: number): Promise<{ path: string; width: number } | undefined> {
  const { font, letters } = (await loadReceiptFonts()).semibold;
  if ([...text].some((letter) => !letters.has(letter.codePointAt(0) ?? 0))) return undefined;
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const parts = glyphs.map((glyph, index) => {
    const part = `<path transform="translate(${(x * scale).toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
    x += positions[index]?.xAdvance ?? 0;
    return part;
  });
  return { path: parts.join(''), width: x * scale };
}

/** The first letters of the first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');

/** A mark for an organisation without a logo: its first letters on its colour. */
export async function neutralMark({ name, shortName, palette }: SiteLook): Promise<string> {
  const ground = palette.brand;
  const initials = initialsOf(shortName.includes(' ') ? shortName : name) || '·';
  const letters = await outlinesOf(initials, initials.length > 1 ? 22 : 28);
  const middle = letters
    ? `<g fill="${textOn(ground)}" transform="translate(${(24 - letters.width / 2).toFixed(2)} ${initials.length > 1 ? 31.4 : 33.4})">${letters.path}</g>`
    : `<circle cx="24" cy="24" r="9" fill="${palette.accent}"/>`;
  return svg(48, 48, `<rect width="48" height="48" rx="11" fill="${ground}"/>${middle}`);
}

/** The logo, or the mark that stands for one. */
const logoOf = async (look: SiteLook): Promise<Uint8Array> =>
  look.marks.logo?.bytes ?? Buffer.from(await neutralMark(look));

/** A picture in the middle of a square, with room around it. */
function centred(bytes: Uint8Array, side: number, share: number): PictureLayer {
  const size = Math.round(side * share);
  const start = Math.round((side - size) / 2);
  return { bytes, left: start, top: start, width: size, height: size };
}

/** An icon of a phone's home screen, which has no transparent parts. */
export async function appIcon(look: SiteLook, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const { icon, logo } = look.marks;
  const bytes = icon?.bytes ?? (await logoOf(look));
  // Without an icon of its own the mark fills the square; a logo needs room, because phones cut the corners.
  const layer = centred(bytes, side, icon || !logo ? 1 : 0.76);
  const background = icon || logo ? '#ffffff' : look.palette.brand;
  return composePicture({ width: side, height: side, background, format: 'png', layers: [layer] });
}

/** The logo at a height in pixels, for programs that show no SVG, such as those of mail. */
export async function logoPicture(look: SiteLook, height: number, background = '#ffffff') {
  const width = logoWidth(height, look);
  const layers = [{ bytes: await logoOf(look), left: 0, top: 0, width, height }];
  return composePicture({ width, height, background, format: 'png', layers });
}

/** What networks show of a page without a picture: the organisation's own picture, or its logo and name. */
export async function socialPicture(look: SiteLook): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SOCIAL_SIZE;
  const { palette, marks, name } = look;
  const whole = { left: 0, top: 0, width, height };
  const picture = (layers: PictureLayer[]): ComposedPicture => ({
    width,
    height,
    background: palette.deep,
    format: 'jpg',
    layers,
  });
  if (marks.social) return composePicture(picture([{ bytes: marks.social.bytes, ...whole, fit: 'cover' }]));
  const card = { x: 80, y: 150, side: 150 };
  const room = 20;
  const logoHeight = card.side - 2 * room;
  const cardWidth = logoWidth(logoHeight, look) + 2 * room;
  const first = await outlinesOf(name, 84);
  const size = first && first.width > width - 160 ? (84 * (width - 160)) / first.width : 84;
  const title = size === 84 ? first : await outlinesOf(name, size);
  const ground = svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${palette.deep}"/>` +
      `<rect y="${height - 16}" width="${width}" height="16" fill="${palette.accent}"/>` +
      `<rect x="${card.x}" y="${card.y}" width="${cardWidth}" height="${card.side}" rx="24" fill="#ffffff"/>` +
      (title ? `<g fill="#ffffff" transform="translate(80 430)">${title.path}</g>` : ''),
  );
  const place = { left: card.x + room, top: card.y + room, width: cardWidth - 2 * room, height: logoHeight };
  const logo = { bytes: await logoOf(look), ...place };
  return composePicture(picture([{ bytes: Buffer.from(ground), ...whole }, logo]));
}
