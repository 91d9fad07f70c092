import {
  contrast,
  hexOf,
  oklchOf,
  READABLE_CONTRAST,
  readableBeside,
  type ThemeFacts,
  themeOf,
} from '../../platform/index.ts';
import { FONTS, readChoice, type ThemeChoice } from './theme-choice.ts';

/** A colour in the form of design tokens. */
function token(hex: string) {
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)));
  return { $value: { colorSpace: 'srgb', components, hex } };
}

/** The nearest colour that can be read: a file with another one would be refused. */
const readable = (colour: string, beside: string) =>
  contrast(colour, beside) < READABLE_CONTRAST ? readableBeside(colour, beside) : colour;

/** `theme.json` of a choice. Distances and the choice of light or dark are in the sheet alone. */
export function themeFile({ brand, accent, font, radius }: ThemeChoice): string {
  const own = readable(brand, '#ffffff');
  const colour = oklchOf(own);
  const deep = hexOf({ ...colour, l: 0.239, c: Math.min(colour.c, 0.065) });
  const names = FONTS[font].stack.split(', ').map((name) => name.replaceAll('"', ''));
  const theme = {
    color: { $type: 'color', brand: token(own), accent: token(readable(accent, deep)) },
    ...(font === 'haven' ? {} : { font: { $type: 'fontFamily', body: { $value: names } } }),
    radius: { $type: 'dimension', control: { $value: { value: radius, unit: 'px' } } },
  };
  return `${JSON.stringify(theme, null, 2)}\n`;
}

/** The choice that a `theme.json` states, as far as the builder's fields offer it. */
export function choiceOfTheme(facts: ThemeFacts): ThemeChoice {
  const { palette } = themeOf(facts);
  const [first = ''] = [facts.font?.body?.$value].flat();
  const font = Object.entries(FONTS).find(([, { stack }]) => stack.replaceAll('"', '').split(', ')[0] === first)?.[0];
  const { value, unit } = facts.radius?.control?.$value ?? { value: 8, unit: 'px' };
  const radius = Math.min(24, Math.round(unit === 'rem' ? value * 16 : value));
  return readChoice({ brand: palette.brand, accent: palette.accent, font: font ?? 'haven', radius: String(radius) });
}
