import { contrast, hexOf, type Oklch, oklchOf } from './colours.ts';

/** The colours of a site without a theme: those of elements/runtime/styles/tokens.css. */
export const HOUSE = { brand: '#0b5ca0', accent: '#ffc53d' } as const;

/** A shade of a colour, with no more than this chroma. */
const shade = (colour: Oklch, l: number, chroma: number): string =>
  hexOf({ ...colour, l, c: Math.min(colour.c, chroma) });

/** The dark ground with white text that is made from a brand. */
export const deepOf = (brand: Oklch): string => shade(brand, 0.239, 0.065);

/** Colours for what has no style sheet: mails, papers, icons and social pictures. Each is `#rrggbb`, on white. */
export interface Palette {
  brand: string;
  /** Headings, buttons and links. */
  strong: string;
  accent: string;
  /** A dark ground with white text. */
  deep: string;
  ink: string;
  quiet: string;
  line: string;
  /** A soft ground. */
  mist: string;
}

/** The palette of a brand and an accent, by the rules of tokens.css. */
export function paletteOf(brand: string, accent: string, deep?: string): Palette {
  const colour = oklchOf(brand);
  return {
    brand,
    strong: hexOf({ ...colour, l: Math.min(colour.l, 0.5) * 0.66, c: colour.c * 0.67 }),
    accent,
    deep: deep ?? deepOf(colour),
    ink: shade(colour, 0.238, 0.027),
    quiet: shade(colour, 0.455, 0.032),
    line: shade(colour, 0.896, 0.015),
    mist: shade(colour, 0.974, 0.006),
  };
}

/** Black or white text, whichever can be read better on a colour. */
export const textOn = (ground: string): string =>
  contrast(ground, '#ffffff') >= contrast(ground, '#000000') ? '#ffffff' : '#000000';
