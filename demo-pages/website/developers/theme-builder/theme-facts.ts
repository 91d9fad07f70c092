import { contrast, hexOf, oklchOf } from './oklch.ts';
import type { ThemeChoice } from './theme-choice.ts';

const READABLE = 4.5;

/** What becomes of a chosen colour. */
export interface ColourFact {
  text: string;
  /** The colour that is drawn. */
  drawn: string;
}

const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} to 1`;

/** The corrections of elements/runtime/styles/tokens.css, told in numbers while somebody chooses. */
export function themeFacts({ brand, accent, scheme }: ThemeChoice): ColourFact[] {
  const colour = oklchOf(brand);
  const facts: ColourFact[] = [];
  if (scheme !== 'dark') {
    const drawn = hexOf({ ...colour, l: Math.min(colour.l, 0.5) });
    const own = contrast(brand, '#ffffff');
    const is = ratio(contrast(drawn, '#ffffff'));
    facts.push({
      drawn,
      text:
        drawn === brand || own >= READABLE
          ? `Links and buttons on white: ${drawn}, ${is}.`
          : `${brand} on white has ${ratio(own)}, too pale to read: links and buttons are ${drawn}, ${is}.`,
    });
  }
  if (scheme !== 'light') {
    const drawn = hexOf({ ...colour, l: 0.784, c: Math.min(colour.c, 0.101) });
    const ground = hexOf({ ...colour, l: 0.214, c: Math.min(colour.c, 0.042) });
    facts.push({
      drawn,
      text: `Links and buttons on a dark page: ${drawn} on ${ground}, ${ratio(contrast(drawn, ground))}.`,
    });
  }
  const light = oklchOf(accent);
  const drawn = hexOf({ ...light, l: Math.max(light.l, 0.72) });
  const deep = hexOf({ ...colour, l: scheme === 'dark' ? 0.17 : 0.239, c: Math.min(colour.c, 0.065) });
  facts.push({
    drawn,
    text:
      light.l >= 0.72
        ? `Text on the accent: ${ratio(contrast(drawn, deep))}.`
        : `${accent} is too dark for its dark text: the accent is ${drawn}, ${ratio(contrast(drawn, deep))}.`,
  });
  return facts;
}
