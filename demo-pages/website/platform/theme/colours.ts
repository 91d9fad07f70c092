/** Lightness 0 to 1, chroma, and hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const encoded = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

const channelsOf = (hex: string): Triple =>
  [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;

/** A colour `#rrggbb` in OKLCH (CSS Color 4, section 9.4). */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, blue), h: Math.atan2(blue, a) };
}

function srgbOf({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** `#rrggbb`, each channel cut where the screen has no such colour. */
export const hexOf = (colour: Oklch): string =>
  `#${srgbOf(colour)
    .map((share) => Math.round(encoded(Math.min(Math.max(share, 0), 1)) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;

/** The contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other]
    .map(channelsOf)
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** What text needs on its ground (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** A contrast as it is told, such as `4.5 to 1`; never rounded up to what is needed. */
export const ratioText = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)} to 1`;

/** The nearest colour that can be read beside another one: darker than a light one, lighter than a dark one. */
export function readableBeside(colour: string, other: string): string {
  const step = contrast(other, '#ffffff') < contrast(other, '#000000') ? -0.004 : 0.004;
  let nearest = colour;
  for (let shade = oklchOf(colour); contrast(nearest, other) < READABLE_CONTRAST && shade.l >= 0 && shade.l <= 1; ) {
    shade = { ...shade, l: shade.l + step };
    nearest = hexOf(shade);
  }
  return nearest;
}
