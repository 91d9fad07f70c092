import { DEFAULT_THEME, type WidgetTheme } from './theme.ts';

type StyleKey = keyof WidgetTheme;

/** The CSS property that validates a key's value. */
const PROPERTIES: Readonly<Record<StyleKey, string>> = {
  button_color: 'color',
  border_color: 'color',
  text_color: 'color',
  font_family: 'font-family',
  font_size: 'font-size',
  background_color: 'color',
};

/** Sizes and radius of provider buttons, which the steps of those buttons read themselves (C2.60). */
const BUTTON_KEYS = ['height', 'width', 'borderRadius'];

export interface ResolvedTheme {
  readonly theme: WidgetTheme;
  /** The styles as the server sent them, unchanged. */
  readonly base: Readonly<Record<string, unknown>>;
}

const isStyleKey = (key: string): key is StyleKey => Object.hasOwn(PROPERTIES, key);

// Values that depend on their context, or that load something, are rejected.
const FORBIDDEN = /\b(var|env|attr|url|image-set)\(|^\s*(inherit|initial|unset|revert|revert-layer)\s*$/i;

const inBrowser = (property: string, value: string) => CSS.supports(property, value);

/**
 * The styles of a step: later entries of `styles` override earlier ones, these the page's theme, and that the default
 * theme (C3.09, A4.01).
 * Unknown keys and invalid CSS values are dropped with a warning (C2.89). `supports` is true if a value is valid for a
 * property.
 */
export function resolveTheme(
  styles: readonly unknown[],
  page: Partial<WidgetTheme> = {},
  supports = inBrowser,
  warn = console.warn,
): ResolvedTheme {
  const theme: Record<StyleKey, string> = { ...DEFAULT_THEME, ...page };
  const base: Record<string, unknown> = {};
  for (const style of styles) {
    if (typeof style !== 'object' || style === null) continue;
    for (const [key, value] of Object.entries(style)) {
      if (isStyleKey(key)) {
        if (typeof value === 'string' && !FORBIDDEN.test(value) && supports(PROPERTIES[key], value)) {
          theme[key] = value;
          base[key] = value;
        } else warn(`<pay-widget> ignores the style ${key}: its value is not CSS.`);
      } else if (BUTTON_KEYS.includes(key)) base[key] = value;
      else warn(`<pay-widget> knows no style ${JSON.stringify(key)}: it is ignored.`);
    }
  }
  return { theme, base };
}
