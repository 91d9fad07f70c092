import { HOUSE, type Palette, paletteOf } from './palette.ts';
import { hexOfColour, type ThemeFacts } from './theme-json.ts';

/** The look of the charity, as pages, mails and papers take it. */
export interface SiteTheme {
  palette: Palette;
  /** The declarations of the custom properties that differ from the house's look, for a rule of `:root`. */
  properties: readonly string[];
  /** The font of texts for mails, before those that every system has; empty for the house's own. */
  font: string;
  /** Which of the fonts that the site brings are used. */
  hasSans: boolean;
  hasSerif: boolean;
}

/** The fonts that the site brings, by the names that a theme gives them. */
const OWN_FONTS: Readonly<Record<string, string>> = {
  'Source Sans 3': '"Source Sans 3 Variable", "Haven Sans Fallback", "Haven Sans Fallback DejaVu"',
  'Source Serif 4': '"Source Serif 4 Variable", "Haven Serif Fallback", "Haven Serif Fallback DejaVu"',
};
const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-(?:serif|sans-serif|rounded|monospace))$/;

/** The font stack of a token. Names hold letters, figures, spaces and `_.-` only: nothing leaves the quotes. */
const stackOf = (value: string | readonly string[]): string =>
  [value]
    .flat()
    .map((name) => OWN_FONTS[name] ?? (GENERIC.test(name) ? name : `"${name}"`))
    .join(', ');

/** The theme that a file of tokens states. */
export function themeOf({ color, font, radius }: ThemeFacts): SiteTheme {
  const colours = Object.fromEntries(
    (['brand', 'accent', 'deep', 'urgent'] as const).map((name) => {
      const value = color?.[name]?.$value;
      return [name, value && hexOfColour(value)];
    }),
  ) as Partial<Record<'brand' | 'accent' | 'deep' | 'urgent', string>>;
  const { brand = HOUSE.brand, accent = HOUSE.accent } = colours;
  const isHouse = (value: string | readonly string[] | undefined, name: string) => !value || [value].flat()[0] === name;
  const hasOwnBody = !isHouse(font?.body?.$value, 'Source Sans 3');
  const body = hasOwnBody && font?.body ? stackOf(font.body.$value) : undefined;
  const hasOwnHeading = hasOwnBody || !isHouse(font?.heading?.$value, 'Source Serif 4');
  const heading = hasOwnHeading && font?.heading ? stackOf(font.heading.$value) : undefined;
  const lengthOf = (name: 'control' | 'button') => {
    const value = radius?.[name]?.$value;
    return value && `${value.value}${value.unit}`;
  };
  const properties = {
    brand: brand === HOUSE.brand ? undefined : brand,
    accent: accent === HOUSE.accent ? undefined : accent,
    deep: colours.deep,
    urgent: colours.urgent,
    font: body,
    'heading-font': heading,
    radius: lengthOf('control') === '8px' ? undefined : lengthOf('control'),
    'button-radius': lengthOf('button'),
  };
  return {
    palette: paletteOf(brand, accent, colours.deep),
    properties: Object.entries(properties).flatMap(([name, value]) =>
      value ? [`--haven-theme-${name}: ${value};`] : [],
    ),
    font: body ?? '',
    hasSans: !hasOwnBody,
    // Headings without a font of their own have that of the texts.
    hasSerif: hasOwnHeading ? [font?.heading?.$value].flat()[0] === 'Source Serif 4' : true,
  };
}
