/** The style parameters of the hosted form that a theme decides. */
export interface FrameTheme {
  styles: {
    button_color?: string;
    text_color?: string;
    border_color?: string;
    error_color?: string;
    font_family?: string;
  };
  /** The rounding of its inputs. */
  borderRadius?: string;
}

/** `#rrggbb` of a computed colour: `rgb(…)`, or `color(srgb …)` as the sheet mixes it. */
function hexOf(colour: string): string {
  const isShare = colour.startsWith('color(');
  const channels = (colour.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).slice(0, 3).map(Number);
  const bytes = channels.map((channel) => Math.round(Math.min(Math.max(isShare ? channel * 255 : channel, 0), 255)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The page's theme as the hosted form takes it: the form is a page of another origin, which no custom property reaches.
 * Only what the page has set, so that the form keeps its own look otherwise. `frame` has the colours as its own
 * (A4.01).
 */
export function frameTheme(frame: Element): FrameTheme {
  const style = getComputedStyle(frame);
  const themeValue = (name: string) => style.getPropertyValue(`--haven-theme-${name}`).trim();
  const styles: FrameTheme['styles'] = {};
  if (themeValue('action') || themeValue('brand')) styles.button_color = hexOf(style.outlineColor);
  if (themeValue('text') || themeValue('brand')) styles.text_color = hexOf(style.color);
  if (themeValue('field')) styles.border_color = hexOf(style.borderBlockStartColor);
  if (themeValue('error')) styles.error_color = hexOf(style.textDecorationColor);
  if (themeValue('font')) styles.font_family = themeValue('font');
  return themeValue('radius') ? { styles, borderRadius: themeValue('radius') } : { styles };
}
