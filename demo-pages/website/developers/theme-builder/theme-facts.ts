import { contrast, hexOf, oklchOf, READABLE_CONTRAST, ratioText } from '../../platform/index.ts';
import type { ThemeChoice } from './theme-choice.ts';

/** What becomes of a chosen colour. */
export interface ColourFact {
  text: string;
  /** The colour that is rendered. */
  rendered: string;
}

/** The corrections of elements/runtime/styles/tokens.css, in numbers while somebody chooses. */
export function themeFacts({ brand, accent, scheme }: ThemeChoice): ColourFact[] {
  const colour = oklchOf(brand);
  const facts: ColourFact[] = [];
  if (scheme !== 'dark') {
    const rendered = hexOf({ ...colour, l: Math.min(colour.l, 0.5) });
    const own = contrast(brand, '#ffffff');
    const is = ratioText(contrast(rendered, '#ffffff'));
    facts.push({
      rendered,
      text:
        rendered === brand || own >= READABLE_CONTRAST
          ? `Links and buttons on white: ${rendered}, ${is}.`
          : `${brand} on white has ${ratioText(own)}, too pale to read: links and buttons are ${rendered}, ${is}.`,
    });
  }
  if (scheme !== 'light') {
    const rendered = hexOf({ ...colour, l: 0.784, c: Math.min(colour.c, 0.101) });
    const ground = hexOf({ ...colour, l: 0.214, c: Math.min(colour.c, 0.042) });
    facts.push({
      rendered,
      text: `Links and buttons on a dark page: ${rendered} on ${ground}, ${ratioText(contrast(rendered, ground))}.`,
    });
  }
  const light = oklchOf(accent);
  const rendered = hexOf({ ...light, l: Math.max(light.l, 0.72) });
  const deep = hexOf({ ...colour, l: scheme === 'dark' ? 0.17 : 0.239, c: Math.min(colour.c, 0.065) });
  facts.push({
    rendered,
    text:
      light.l >= 0.72
        ? `Text on the accent: ${ratioText(contrast(rendered, deep))}.`
        : `${accent} is too dark for its dark text: the accent is ${rendered}, ${ratioText(contrast(rendered, deep))}.`,
  });
  return facts;
}
