import type { ThemeChoice } from './theme-choice.ts';

const READABLE = 4.5;

/** What becomes of a chosen colour. */
export interface ColourFact {
  text: string;
  /** The colour that is rendered. */
  rendered: string;
}

const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} to 1`;

/** The corrections of elements/runtime/styles/tokens.css, in numbers while somebody chooses. */
export function themeFacts({ brand, accent, scheme }: ThemeChoice): ColourFact[] {
  const colour = oklchOf(brand);
  const facts: ColourFact[] = [];
  if (scheme !== 'dark') {
    const rendered = hexOf({ ...colour, l: Math.min(colour.l, 0.5) });
    const own = contrast(brand, '#ffffff');
    const is = ratio(contrast(rendered, '#ffffff'));
    facts.push({
      rendered,
      text:
        rendered === brand || own >= READABLE
          ? `Links and buttons on white: ${rendered}, ${is}.`
          : `${brand} on white has ${ratio(own)}, too pale to read: links and buttons are ${rendered}, ${is}.`,
    });
  }
  if (scheme !== 'light') {
    const rendered = hexOf({ ...colour, l: 0.784, c: Math.min(colour.c, 0.101) });
    const ground = hexOf({ ...colour, l: 0.214, c: Math.min(colour.c, 0.042) });
    facts.push({
      rendered,
      text: `Links and buttons on a dark page: ${rendered} on ${ground}, ${ratio(contrast(rendered, ground))}.`,
    });
  }
  const light = oklchOf(accent);
  const rendered = hexOf({ ...light, l: Math.max(light.l, 0.72) });
  const deep = hexOf({ ...colour, l: scheme === 'dark' ? 0.17 : 0.239, c: Math.min(colour.c, 0.065) });
  facts.push({
    rendered,
    text:
      light.l >= 0.72
        ? `Text on the accent: ${ratio(contrast(rendered, deep))}.`
        : `${accent} is too dark for its dark text: the accent is ${rendered}, ${ratio(contrast(rendered, deep))}.`,
  });
  return facts;
}

/** Lightness 0 to 1, chroma, and hue in radians. */
interface Oklch {
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
